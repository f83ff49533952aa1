"""What was asked, in order, and every rule that was broken by it."""

import fnmatch
import threading
from dataclasses import dataclass, field
from urllib.parse import parse_qsl

# Whatever is neither the music itself nor a picture is not counted among what is under way.
COUNTED = ("/v1/", "/api/token")


@dataclass(eq=False)
class Request:
    """One request as it came; headers have lower-case names."""

    method: str
    path: str
    query: dict
    headers: dict
    body: bytes
    client_port: int
    at: float = 0.0
    # What it was answered with; None while it is under way.
    status: int | None = None
    # The answer was sent whole and as it should be.
    is_answered: bool = False
    # What came is not what an answer looks like.
    is_spoiled: bool = False
    # What the user allowed whoever asks; None without a token that works.
    grant: object = None
    # The parameters as they came, so that one that comes twice is seen.
    pairs: list = field(default_factory=list)

    @property
    def form(self):
        """The fields of a body that is a form; {} if it is none."""
        return dict(parse_qsl(self.body.decode("utf-8", "replace"), keep_blank_values=True))

    @property
    def is_under_way(self):
        return self.status is None

    @property
    def is_preflight(self):
        return self.method == "OPTIONS"


@dataclass(eq=False)
class Violation:
    """A published rule that a request broke."""

    rule: str
    request: Request

    def __str__(self):
        return f"{self.rule}: {self.request.method} {self.request.path}"


class Journal:
    def __init__(self):
        self.requests = []
        self.violations = []
        # How many requests to the API and for tokens were ever under way together.
        self.most_at_once = 0
        self._lock = threading.Lock()

    def begin(self, request):
        with self._lock:
            self.requests.append(request)
            self.most_at_once = max(self.most_at_once, sum(map(_counts, self.requests)))

    def end(self, request, status, is_answered):
        with self._lock:
            request.is_answered = is_answered
            request.status = status

    def broke(self, rule, request):
        with self._lock:
            self.violations.append(Violation(rule, request))

    def to(self, pattern):
        """The requests to paths of a pattern such as `/v1/*`, without what browsers ask beforehand."""
        with self._lock:
            return [
                request
                for request in self.requests
                if not request.is_preflight and fnmatch.fnmatchcase(request.path, pattern)
            ]

    def forget(self):
        with self._lock:
            self.requests.clear()
            self.violations.clear()
            self.most_at_once = 0


def _counts(request):
    return request.is_under_way and not request.is_preflight and request.path.startswith(COUNTED)
