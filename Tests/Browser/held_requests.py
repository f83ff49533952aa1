"""What a device asks of its family's server, held back where a test wants it."""

import re

from household import at_last_in_step

PUSH = re.compile(r"/v1/families/\w+/packs$")
PULL = re.compile(r"/v1/families/\w+/log\?")

# With what packs begin.
PACK = b"TQP1"


class HeldRequests:
    """Of one kind: they are on their way, or answered and not read, until they are let go or the browser is killed."""

    def __init__(self, app, which, is_answered):
        self._app, self._which, self._is_answered = app, which, is_answered
        self._held = []
        self._is_over = False
        app.page.context.route(which, self._take)

    def _take(self, route):
        if self._is_over:
            route.continue_()
            return
        if not self._is_answered:
            self._held.append(route)
            return
        answer = route.fetch()
        # An answer without news is none to be killed for.
        if self._which is PULL and PACK not in answer.body():
            route.fulfill(response=answer)
        else:
            self._held.append(route)

    def are_there(self):
        at_last_in_step([self._app], lambda: self._app.page.evaluate("1") and self._held, "nothing was asked")

    def cut(self):
        """Nothing of them arrives any more; what is asked from now on does."""
        self._is_over = True
        for route in self._held:
            route.abort("connectionreset")
