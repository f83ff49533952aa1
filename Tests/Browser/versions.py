"""Which versions of the app a page and its browser have."""

import re

from playwright.sync_api import expect

from eventually import eventually


def has_kept_itself(page):
    """The first visit is over: the service worker has the whole version."""
    eventually(
        page,
        """async () => {
          await navigator.serviceWorker.ready;
          return navigator.serviceWorker.controller !== null;
        }""",
    )


def version(page):
    """The version that the page is of."""
    return page.locator("html").get_attribute("data-version")


def is_of(page, site):
    expect(page.locator("html")).to_have_attribute("data-version", site.version)


def versions_used(page):
    """The versions that anything on the page came from."""
    names = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert len(names) > 5
    return {match.group(1) for name in names if (match := re.search(r"/app/(\w+)/", name))}


def caches(page):
    """The versions that the browser keeps."""
    names = page.evaluate("caches.keys()")
    return [name.removeprefix("timequest-version-") for name in names]
