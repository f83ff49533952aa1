"""Chromium as all measurements here start it: each time with a profile of its own, on disk."""

import atexit
import functools
import tempfile
from contextlib import contextmanager

from playwright.sync_api import sync_playwright

import built


@functools.cache
def playwright():
    """One for all: a thread can have no second."""
    running = sync_playwright().start()
    atexit.register(running.stop)
    return running


@contextmanager
def fresh_browser(**options):
    with tempfile.TemporaryDirectory() as profile:
        context = playwright().chromium.launch_persistent_context(profile, **built.launching(), **options)
        # A second between two taps would be most of what is measured.
        context.add_init_script(built.script("thumb.js"))
        try:
            yield context
        finally:
            context.close()
