"""A device comes in by a QR code: it says the link, any reader reads it, and the camera is nobody's who was not asked."""

import numpy
import pytest
from playwright.sync_api import expect

import built
from app import PHONE, App, prepare
from eventually import eventually
from household import JOIN, open_devices, pictures, show_code
from qr_codes import DETECTOR, film, pixels, read, read_by_camera

SMALL = {"viewport": {"width": 320, "height": 568}}
DESK = {"viewport": {"width": 1280, "height": 800}, "device_scale_factor": 1, "is_mobile": False}


@pytest.fixture
def url(family_server):
    return family_server.url


def shown_code(household, **options):
    """On a parent's device: the page with a QR code, and what its code says."""
    parent = household.parents(**options)
    open_devices(parent)
    code = show_code(parent, "A parent’s")
    parent.page.get_by_text("Use a QR code or a link instead").tap()
    expect(parent.page.locator(".qr")).to_be_visible()
    parent.app.comes_to_rest()
    parent.page.locator(".qr").scroll_into_view_if_needed()
    return parent, f"{household.url}#join={code}"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("options", [{}, SMALL, DESK], ids=["phone", "small", "desk"])
def test_another_reader_reads_the_link_off_the_screen(household, options, scheme):
    parent, link = shown_code(household, color_scheme=scheme, **options)
    assert read(parent.page.screenshot()) == [link]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_dark_on_light_with_a_light_border_and_whole(household, scheme):
    parent, _ = shown_code(household, color_scheme=scheme, **SMALL)
    drawing = parent.page.locator(".qr")
    box = drawing.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 320
    picture = pixels(drawing.screenshot()).astype(int)
    side = picture.shape[0]
    modules = 8 + parent.page.evaluate("document.querySelector('.qr').viewBox.baseVal.width - 8")
    # Its corners are round.
    quiet, corner = int(4 * side / modules), int(side / 12)
    for edge in (picture[:quiet - 1], picture[1 - quiet:], picture[:, :quiet - 1], picture[:, 1 - quiet:]):
        along = edge[:, corner:-corner] if edge.shape[0] < edge.shape[1] else edge[corner:-corner]
        assert along[2:-2, 2:-2].min() > 240
    inside = picture[quiet:-quiet, quiet:-quiet]
    assert numpy.unique(inside).min() < 50
    assert (inside.max(axis=2) < 60).mean() > 0.3


def test_who_cannot_see_it_hears_what_it_is(household):
    parent, _ = shown_code(household)
    expect(parent.page.get_by_role("img", name="QR code that opens TimeQuest on the other device")).to_be_visible()


def test_a_first_visit_loads_nothing_that_draws(app):
    asked = []
    app.page.context.on("request", lambda request: asked.append(request.url))
    app.reload()
    app.page.wait_for_function("() => globalThis.timequestLater")
    app.show_page(True)
    assert asked and not any("/qr/" in url for url in asked)


@pytest.fixture
def camera(playwright, watch, url, tmp_path):
    """Makes a new device whose camera sees a picture, or that has none; its browser reads QR codes."""
    browsers = []

    def make(picture=None, permissions=()):
        options = []
        if picture is not None:
            seen = film(picture, tmp_path / "seen.y4m")
            options = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", f"--use-file-for-fake-video-capture={seen}"]
        browser = playwright.chromium.launch(**built.launching(*options))
        browsers.append(browser)
        context = browser.new_context(**PHONE, permissions=list(permissions))
        watch.follow(context)
        prepare(context)
        page = context.new_page()
        page.expose_function("testRead", read_by_camera)
        page.add_init_script(DETECTOR)
        page.goto(url)
        app = App(page, url)
        app.tap(JOIN)
        return app

    yield make
    for browser in browsers:
        browser.close()


def test_the_camera_reads_it_and_the_devices_come_together(household, camera):
    parent, _ = shown_code(household)
    app = camera(parent.page.locator(".qr").screenshot(), ["camera"])
    app.tap("Scan the QR code")
    assert pictures(parent.page) == pictures(app.page)
    parent.app.tap("They are the same")
    expect(app.page.get_by_text("Your family’s quests are here.")).to_be_visible()
    expect(app.page.locator("video")).to_have_count(0)


# What the page has of the camera.
STREAMS = """() => {
  globalThis.testStreams = [];
  const getReally = MediaDevices.prototype.getUserMedia;
  MediaDevices.prototype.getUserMedia = async function (...asked) {
    const stream = await getReally.apply(this, asked);
    testStreams.push(stream);
    return stream;
  };
}"""
# It looks now and then, by a clock that only the test moves.
IS_OFF = """async () => {
  await testClock.advance(200);
  return testStreams.length === 1 && testStreams[0].getTracks().every(({ readyState }) => readyState === 'ended');
}"""


def test_whoever_leaves_the_page_takes_the_camera_away(household, camera):
    parent, _ = shown_code(household)
    # It sees nothing that can be read.
    app = camera(parent.page.locator(".round").first.screenshot(), ["camera"])
    app.page.evaluate(STREAMS)
    app.tap("Scan the QR code")
    expect(app.page.locator(".viewfinder video")).to_be_visible()
    app.tap("Type the code instead")
    eventually(app.page, IS_OFF)
    expect(app.page.get_by_label("Code", exact=True)).to_be_visible()


def test_without_a_camera_the_code_is_typed(household, camera, watch):
    watch.expect("scanCode: this could not be done")
    app = camera()
    app.tap("Scan the QR code")
    expect(app.page.get_by_text("The camera stays off.")).to_be_visible()
    expect(app.page.get_by_label("Code", exact=True)).to_be_visible()


def test_where_nothing_reads_qr_codes_nobody_is_offered_it(household):
    app = household.empty()
    app.tap(JOIN)
    expect(app.page.get_by_label("Code", exact=True)).to_be_visible()
    expect(app.button("Scan the QR code")).to_have_count(0)
