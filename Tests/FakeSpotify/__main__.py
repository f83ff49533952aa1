"""Serves a family's Spotify until it is interrupted; music plays by the clock of the machine.

    cd Tests && python3 -m FakeSpotify --port 8099 --redirect http://127.0.0.1:8080/
"""

import argparse
import threading

from .clients import RefusedRedirect
from .clock import running
from .fake import REDIRECTS, FakeSpotify


def main():
    words = argparse.ArgumentParser(prog="FakeSpotify", description="A fake Spotify to try the app with.")
    words.add_argument("--port", type=int, default=8099)
    words.add_argument(
        "--redirect", action="append", help=f"where sign-in may lead back to (else {', '.join(REDIRECTS)})"
    )
    words.add_argument("--play", default="Morning mix", help="the playlist that plays, again and again")
    words.add_argument("--keep-refresh-tokens", action="store_true", help="a refresh returns no new one")
    chosen = words.parse_args()
    try:
        fake = FakeSpotify(chosen.redirect or REDIRECTS, clock=running(), port=chosen.port)
        playlist = fake.household.named(chosen.play)
    except RefusedRedirect as error:
        words.error(f"Spotify refuses {error}: https, or http to 127.0.0.1 or [::1]")
    except KeyError:
        words.error(f"there is no playlist {chosen.play}")
    fake.tokens.rotates = not chosen.keep_refresh_tokens
    fake.player.play_playlist(playlist, repeats=True)
    serve(fake)


def serve(fake):
    with fake:
        print(f"Spotify plays on {fake.url}; its client id is {fake.client_id}", flush=True)
        print(f"What there is to do with it: curl {fake.url}/fake/", flush=True)
        try:
            threading.Event().wait()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
