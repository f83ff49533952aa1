"""The sources of the program's JavaScript, for tests that ask one file of them."""

import built


def serve_sources(page, *names):
    """Beside the one file that they are shipped in."""
    for name in names:
        serve_source(page, name)


def serve_source(page, name):
    path = built.ROOT / "Public/runtime" / name
    page.route(f"**/runtime/{name}", lambda route: route.fulfill(path=path))
