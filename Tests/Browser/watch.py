"""Watches over what no test should cause: errors in the console, requests to anybody else."""

import re
from contextlib import contextmanager

HARMLESS = (
    # The server's policy also names features that some browsers do not have, and these say so.
    "Error with Permissions-Policy header: Unrecognized feature",
    # Playwright's way to keep it out of tests that look into requests.
    "Service Worker registration blocked by Playwright",
)


class Watch:
    """Fails a test on every problem that it has not announced, and on announced ones that stay away."""

    def __init__(self, origin):
        self.origin = origin
        self._allowed = (origin, "data:", "blob:")
        self._contexts = []
        self._problems = []
        self._expected = []
        self._borne = []
        self._browsers = []

    def allow(self, origin):
        """Pages may ask there, too."""
        self._allowed += (origin,)

    def follow(self, context):
        self._contexts.append(context)
        # Violations of the Content-Security-Policy are errors in the console, too.
        context.on("console", self._hear)
        context.on("weberror", lambda error: self._problems.append(f"uncaught: {error.error}"))
        context.on("request", self._see)
        context.on("page", self._follow_page)
        for page in context.pages:
            self._follow_page(page)

    def ask(self, browser):
        """Asks a browser at the end, too, that is not Playwright's."""
        self._browsers.append(browser)

    def expect(self, pattern):
        """Announces problems whose words match."""
        self._expected.append(re.compile(pattern))

    def bear(self, pattern):
        """It may be said, or not: a given-up try has been stored by then, or has not."""
        self._borne.append(re.compile(pattern))

    def _follow_page(self, page):
        page.on("crash", lambda: self._problems.append("the page crashed"))

    def _hear(self, message):
        if message.type in ("error", "warning") and not message.text.startswith(HARMLESS):
            self._problems.append(f"console {message.type}: {message.text}")

    def _see(self, request):
        if not request.url.startswith(self._allowed):
            self._problems.append(f"request to {request.url}")

    @contextmanager
    def announced(self, pattern, page):
        """Announces a problem in these words, and waits for it at the end of the block."""
        self.expect(pattern)
        with page.expect_console_message(lambda message: re.search(pattern, message.text)):
            yield

    def check(self):
        self._catch_up()
        surprises = [
            problem
            for problem in self._problems
            if not any(pattern.search(problem) for pattern in self._expected + self._borne)
        ]
        assert not surprises, "unexpected: " + "; ".join(surprises)
        for pattern in self._expected:
            assert any(pattern.search(problem) for problem in self._problems), (
                f"announced and never seen: {pattern.pattern}"
            )

    def _catch_up(self):
        """An answer of each page comes after everything that it has reported before."""
        for context in self._contexts:
            for page in context.pages:
                page.evaluate("0")
        for browser in self._browsers:
            self._problems += browser.problems()
