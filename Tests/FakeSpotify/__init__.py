"""A fake Spotify: a real server that plays both hosts on one loopback port, and holds apps to the published rules.

    with FakeSpotify(redirects=["http://127.0.0.1:8080/"]) as spotify:
        spotify.now_playing("Morning mix")
        ...  # the app is told that both hosts are at spotify.url
        spotify.check()  # no published rule was broken

Where it is in doubt, it is stricter than the real one. Each file names the rules that it follows:

| file | plays |
| --- | --- |
| `sign_in.py`, `clients.py`, `scopes.py` | the page at `/authorize`, and where it leads back to |
| `token_endpoint.py`, `tokens.py`, `pkce.py` | `/api/token`, and how long what it issues lives |
| `api.py`, `shapes.py` | `/v1/...`, and the fields of its answers |
| `limits.py`, `faults.py` | how often one may ask, and what goes wrong |
| `player.py`, `clock.py` | what plays, by which clock |
| `household.py`, `music.py`, `names.py`, `covers.py` | whose music it is |
| `fake.py`, `journal.py` | what a test does with it and reads of it |
| `server.py`, `control.py`, `__main__.py` | HTTP, and a person's hand on it |
"""

from .clock import Clock, running
from .fake import CLIENT_ID, FakeSpotify
from .household import Household, family, small
from .music import Account, Episode, Playlist, Song

__all__ = [
    "CLIENT_ID",
    "Account",
    "Clock",
    "Episode",
    "FakeSpotify",
    "Household",
    "Playlist",
    "Song",
    "family",
    "running",
    "small",
]
