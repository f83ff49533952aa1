"""What goes wrong on order: the next N requests to a path are answered so.

A status comes instead of an answer, and nothing was done: no code is spent, no token replaced. All others
happen to an answer on its way, so what was asked for was done.

| kind | what comes |
| --- | --- |
| 401, 403, 404, 429, 500 ... | the error in the host's form; 429 can be opaque |
| "slow" | the answer, some seconds later |
| "held" | the answer, when it is released |
| "broken" | the first half, then the connection ends |
| "not JSON" | a page of HTML |
| "truncated" | the first half, as if it were whole |
| "huge" | 20 MB of valid JSON |
"""

import fnmatch
import json
import threading
import time
from dataclasses import dataclass, field

from . import answers

SPOILED = ("broken", "not JSON", "truncated", "huge")
KINDS = ("slow", "held", *SPOILED)

_MESSAGES = {401: "The access token expired", 403: "Forbidden", 404: "Resource not found", 500: "Server error"}


class Hold:
    """An answer that is held back; what waits for it goes on when it is released."""

    def __init__(self):
        self._arrived = threading.Event()
        self._released = threading.Event()

    def arrive(self):
        self._arrived.set()

    def wait_for_request(self, seconds=10):
        assert self._arrived.wait(seconds), "no request came"

    @property
    def has_request(self):
        return self._arrived.is_set()

    @property
    def is_released(self):
        return self._released.is_set()

    def release(self):
        self._released.set()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.release()


@dataclass(eq=False)
class Fault:
    pattern: str
    # A status, or one of KINDS.
    kind: int | str
    # How many requests it is for; None is all.
    times: int | None = 1
    seconds: float = 0.0
    is_opaque: bool = False
    size: int = 20_000_000
    hold: Hold = field(default_factory=Hold)

    def __post_init__(self):
        is_status = type(self.kind) is int and 400 <= self.kind <= 599
        if not is_status and self.kind not in KINDS:
            raise ValueError(f"no such fault: {self.kind!r}")

    def instead(self, request):
        """The answer that comes without looking at the request; None if somebody looks."""
        if isinstance(self.kind, str):
            return None
        if self.kind == 429:
            return answers.too_many(self.seconds or 30, self.is_opaque)
        message = _MESSAGES.get(self.kind, "Error")
        if request.path == "/api/token":
            answer = answers.token_error("server_error" if self.kind >= 500 else "invalid_request", message)
            answer.status = self.kind
        else:
            answer = answers.api_error(self.kind, message)
        answer.is_opaque = self.is_opaque
        return answer

    def happen_to(self, answer):
        match self.kind:
            case "slow":
                due = time.monotonic() + self.seconds
                answer.may_leave = lambda: time.monotonic() >= due
            case "held":
                self.hold.arrive()
                answer.may_leave = lambda: self.hold.is_released
            case "broken":
                answer = _with_body(answer, answer.body or b"{}")
                answer.cut_at = len(answer.body) // 2
            case "not JSON":
                answer = answers.of_text("<!doctype html><title>Bad gateway</title>", 200, "text/html")
            case "truncated":
                whole = answer.body or b"{}"
                answer = _with_body(answer, whole[: len(whole) // 2])
            case "huge":
                padding = json.dumps({"padding": "x" * self.size}).encode()
                answer = _with_body(answer, padding)
        return answer


class Faults:
    def __init__(self):
        self._faults = []

    def add(self, fault):
        self._faults.append(fault)
        return fault

    def take(self, request):
        """The oldest one that is for this request, which has then happened once more; or None."""
        for fault in self._faults:
            if not fnmatch.fnmatchcase(request.path, fault.pattern):
                continue
            if fault.times is not None:
                fault.times -= 1
                if fault.times == 0:
                    self._faults.remove(fault)
            return fault
        return None

    def heal(self):
        """Nothing goes wrong any more; what is held back already stays so until it is released."""
        self._faults.clear()


def _with_body(answer, body):
    """An answer without a body becomes one that has one."""
    status = 200 if answer.status == 204 else answer.status
    headers = {"content-type": answers.JSON, **answer.headers}
    return answers.Answer(status, body, headers, answer.is_opaque)
