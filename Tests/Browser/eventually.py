"""Waiting for what a page can only answer by and by."""

import time

from patience import seconds


def eventually(page, question, argument=None, patience=20):
    """Asks until the answer is yes. Playwright's `wait_for_function` takes any promise for a yes."""
    at_last(lambda: page.evaluate(question, argument), f"it never became true: {question}", patience)


def at_last(is_so, why, patience=20):
    """Asks until it is so; whatever asks a page lets it tell what has happened meanwhile."""
    end = time.monotonic() + seconds(patience)
    while not is_so():
        assert time.monotonic() < end, why
        time.sleep(0.05)
