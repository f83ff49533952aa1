"""A page between its first paint and its program, with the shifts of its layout: `testShifts`."""

from playwright.sync_api import expect

SHIFTS = """
(() => {
  globalThis.testShifts = [];
  const note = (entries) => testShifts.push(...entries.map((entry) => entry.value));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  // What the coming of the letters moves is measured by `make bench`, with whole starts.
  globalThis.testForgetLetters = async () => {
    await document.fonts.ready;
    // They are drawn in the next frame, and what that moved is told after it.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    observer.takeRecords();
    testShifts.length = 0;
  };
})();
"""


class HeldBack:
    """A page whose program has not come yet."""

    def __init__(self, context, url, file="**/app.wasm"):
        self._held = []
        self.page = context.new_page()
        self.page.add_init_script(SHIFTS)
        self.page.route(file, lambda route: self._held.append(route))
        self.page.goto(url, wait_until="commit")
        expect(self.page.locator("#app .opening")).to_be_visible()

    def go_on(self):
        for route in self._held:
            route.continue_()
