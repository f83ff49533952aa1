"""Waiting for what a page can only answer by and by."""

import time


def eventually(page, question, argument=None, patience=20):
    """Asks until the answer is yes. Playwright's `wait_for_function` takes any promise for a yes."""
    end = time.monotonic() + patience
    while not page.evaluate(question, argument):
        assert time.monotonic() < end, f"it never became true: {question}"
        time.sleep(0.05)
