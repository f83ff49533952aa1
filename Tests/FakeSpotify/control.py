"""`/fake/...`: a person's hand on the fake, as JSON. GET `/fake/` says what plays and what there is.

    curl -X POST 127.0.0.1:8099/fake/play -d '{"what": "Morning mix"}'
    curl -X POST 127.0.0.1:8099/fake/fail -d '{"path": "/v1/*", "kind": 429, "times": 3}'

None of it is written into the journal, and pages of other origins cannot read it.
"""

import json

from . import answers


class Control:
    def __init__(self, fake):
        self._fake = fake

    def answer(self, request):
        if (request.method, request.path) == ("GET", "/fake/"):
            return answers.of_json({**self._state(), "there_is": sorted(_COMMANDS)})
        command = _COMMANDS.get(request.path.removeprefix("/fake/"))
        if command is None:
            return answers.of_json({"error": f"POST to one of {sorted(_COMMANDS)}"}, 404)
        if request.method != "POST":
            return answers.of_json({"error": "POST"}, 405, allow="POST")
        try:
            command(self._fake, **json.loads(request.body or b"{}"))
        except (TypeError, ValueError, KeyError) as error:
            return answers.of_json({"error": f"{type(error).__name__}: {error}"}, 400)
        return answers.of_json(self._state())

    def _state(self):
        player = self._fake.player
        return {
            "plays": player.member and player.member.title,
            "is_playing": player.is_playing,
            "progress_seconds": round(player.progress, 1) if player.member else None,
            "requests": len(self._fake.requests),
            "most_at_once": self._fake.journal.most_at_once,
            "violations": [str(violation) for violation in self._fake.violations],
            "playlists": [one.name for one in self._fake.household.playlists if one is not None],
        }


def _play(fake, what=None, repeats=True):
    """A playlist by its name, "ad", "unknown", or null for nothing."""
    if what in (None, "ad", "unknown"):
        fake.now_playing(what)
    else:
        fake.player.play_playlist(fake.household.named(what), repeats)


def _slow(fake, seconds=2.0, path="/v1/*", times=None):
    fake.fail(path, "slow", times, seconds=seconds)


def _limit(fake, per_window=None, per_day=None, is_opaque=False):
    fake.limits.per_window, fake.limits.per_day = per_window, per_day
    fake.limits.is_opaque = is_opaque


def _rotate(fake, rotates):
    fake.tokens.rotates = rotates


_COMMANDS = {
    "advance": lambda fake, seconds: fake.clock.advance(seconds),
    "break-access": lambda fake: fake.tokens.break_access(),
    "fail": lambda fake, path, kind, times=1, **how: fake.fail(path, kind, times, **how),
    "forget": lambda fake: fake.journal.forget(),
    "go-on": lambda fake: fake.player.go_on(),
    "heal": lambda fake: fake.heal(),
    "limit": _limit,
    "pause": lambda fake: fake.player.pause(),
    "play": _play,
    "revoke": lambda fake: fake.revoke(),
    "rotate": _rotate,
    "seek": lambda fake, seconds: fake.player.seek(seconds),
    "skip": lambda fake: fake.player.skip(),
    "slow": _slow,
}
