"""The whole: both hosts on one port, and what a test does with them."""

import threading

from . import answers, covers, player
from .api import API
from .clients import Client
from .clock import Clock
from .control import Control
from .faults import SPOILED, Fault, Faults
from .household import family
from .journal import Journal
from .limits import Limits
from .player import Player
from .server import Server
from .sign_in import SignIn
from .token_endpoint import TokenEndpoint
from .tokens import Tokens

CLIENT_ID = "0f1e2d3c4b5a69788796a5b4c3d2e1f0"
REDIRECTS = ("http://127.0.0.1:8080/", "http://[::1]:8080/")


class FakeSpotify:
    """Use it with `with`, or `start` and `stop` it; it keeps its port and all it knows for another start."""

    def __init__(self, redirects=REDIRECTS, household=None, clock=None, port=0):
        self.client_id = CLIENT_ID
        self.clock = clock or Clock()
        self.household = household or family()
        self.journal = Journal()
        self.tokens = Tokens(self.clock)
        self.limits = Limits(self.clock)
        self.player = Player(self.clock)
        self.faults = Faults()
        self._port = port
        self._server = None
        self._lock = threading.RLock()
        client = Client(self.client_id, "TimeQuest", tuple(redirects))
        self.clients = {client.id: client}
        self._sign_in = SignIn(self.clients, self.tokens, self.journal)
        self._token_endpoint = TokenEndpoint(self.clients, self.tokens, self.journal)
        self._api = API(self.tokens, self.limits, self.household, self.player, self.journal)
        self._control = Control(self)

    def start(self):
        self._server = Server(self._port, self._respond, self._sent)
        self._port = self._server.server_port
        self._api.url = self.url
        return self

    def stop(self):
        if self._server is not None:
            self._server.stop()
            self._server = None

    def __enter__(self):
        return self.start()

    def __exit__(self, *_):
        self.stop()

    @property
    def url(self):
        """Where both hosts are, without a slash at its end."""
        return f"http://127.0.0.1:{self._port}"

    @property
    def requests(self):
        """Whatever was asked, in order."""
        return list(self.journal.requests)

    @property
    def violations(self):
        """Every published rule that was broken, with the request that broke it."""
        return list(self.journal.violations)

    def check(self):
        """Fails with the rules that were broken, if any were."""
        assert not self.violations, "\n".join(map(str, self.violations))

    def requests_to(self, pattern):
        """The requests to paths of a pattern such as `/v1/*`, without preflights."""
        return self.journal.to(pattern)

    def now_playing(self, what):
        """A playlist or its name, a song, an episode, "ad", "unknown", None, or a dict to be told as it is."""
        with self._lock:
            self._api.told = what if isinstance(what, dict) else None
            if isinstance(what, str) and what not in ("ad", "unknown"):
                what = self.household.named(what)
            player.start(self.player, None if isinstance(what, dict) else what)

    def fail(self, path, kind, times=1, **how):
        """The next requests to a path (or pattern) fail; kinds stand in `faults.py`. `times=None`: all do."""
        with self._lock:
            return self.faults.add(Fault(path, kind, times, **how))

    def hold(self, path):
        """Holds the next answer of a path back. Of the hold: `wait_for_request()`, then `release()`."""
        return self.fail(path, "held").hold

    def heal(self):
        with self._lock:
            self.faults.heal()

    def revoke(self):
        """The user takes back what was allowed: nothing that was issued works any more."""
        with self._lock:
            self.tokens.revoke()

    def _respond(self, request):
        with self._lock:
            if request.path.startswith("/fake/"):
                return self._control.answer(request)
            request.at = self.clock.now()
            self.journal.begin(request)
            fault = None if request.is_preflight else self.faults.take(request)
            answer = (fault and fault.instead(request)) or self._answer(request)
            if fault is not None:
                answer = fault.happen_to(answer)
                request.is_spoiled = fault.kind in SPOILED
            if request.path.startswith("/v1/") or request.path == "/api/token":
                answers.let_others_read(answer)
            return answer

    def _answer(self, request):
        if request.path.startswith("/v1/"):
            return self._api.answer(request)
        if request.path.startswith("/covers/") and request.method in ("GET", "HEAD"):
            return covers.answer(request)
        match request.method, request.path:
            case _, "/api/token":
                return self._token_endpoint.answer(request)
            case "GET", "/authorize":
                return self._sign_in.ask(request)
            case "POST", "/authorize/answer":
                return self._sign_in.answer(request)
        return answers.of_text("Not found", 404)

    def _sent(self, request, answer, is_whole):
        self.journal.end(request, answer.status, is_whole and not request.is_spoiled)
