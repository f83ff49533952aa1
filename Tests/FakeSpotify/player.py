"""What plays, by the clock: a playlist song after song, one thing for itself, an advert, or nothing.

Rules (Spotify, Get Currently Playing Track):
- Nothing plays: 204 without a body.
- `currently_playing_type` is track, episode, ad or unknown; of the last two `item` is null.
- An episode is told to those alone who ask with `additional_types=episode`; for others its `item` is null.
- `progress_ms` may be null; `is_playing` is false while it is paused.
"""

from .music import Episode, Playlist


class Player:
    """It goes by a clock, and plays on its own like the real one: the app can only look."""

    def __init__(self, clock):
        # Told as null, as some devices do.
        self.hides_progress = False
        self._clock = clock
        self.stop()

    def stop(self):
        """Nothing plays."""
        self._queue = ()
        self._playlist = None
        self._kind = None
        self._repeats = False
        self._seconds = 0.0
        self._since = None

    def play_playlist(self, playlist, repeats=False):
        """From its first song; where one was withdrawn, with the next. After the last nothing plays."""
        self._play("track", tuple(member for member in playlist.members if member), playlist)
        self._repeats = repeats and self._total > 0

    def play(self, member):
        """A song or an episode for itself."""
        self._play("track", (member,))

    def play_advert(self):
        self._play("ad")

    def play_unknown(self):
        self._play("unknown")

    def pause(self):
        self._seconds = self._elapsed
        self._since = None

    def go_on(self):
        if self._since is None:
            self._since = self._clock.now()

    def skip(self):
        """To the next one of the playlist; of an advert, to nothing."""
        number, _ = self._position
        self._move_to(sum(member.seconds for member in self._queue[: number + 1]))

    def seek(self, seconds):
        """To a place in what plays."""
        number, _ = self._position
        self._move_to(sum(member.seconds for member in self._queue[:number]) + seconds)

    @property
    def is_playing(self):
        return self._since is not None and not self.is_over

    @property
    def is_over(self):
        if self._kind == "track":
            return self._position[0] >= len(self._queue)
        return self._kind is None

    @property
    def member(self):
        """The song or episode that plays, or None."""
        return None if self.is_over or self._kind != "track" else self._queue[self._position[0]]

    @property
    def progress(self):
        """Seconds into what plays."""
        return self._position[1]

    def body(self, shapes, types):
        """What is told of it; None while nothing plays. `types` is what was asked for besides tracks."""
        if self.is_over:
            return None
        member = self.member
        kind = "episode" if isinstance(member, Episode) else self._kind
        is_told = member is not None and (kind == "track" or kind in types)
        return {
            "timestamp": round(self._clock.now() * 1000),
            "context": self._playlist and shapes.context(self._playlist),
            "progress_ms": None if self.hides_progress else round(self.progress * 1000),
            "item": shapes.playable(member) if is_told else None,
            "currently_playing_type": kind,
            "actions": {"disallows": {"resuming": True} if self.is_playing else {"pausing": True}},
            "is_playing": self.is_playing,
        }

    def _play(self, kind, queue=(), playlist=None):
        self.stop()
        self._kind, self._queue, self._playlist = kind, queue, playlist
        self._since = self._clock.now()

    def _move_to(self, seconds):
        if self._kind != "track":
            self.stop()
            return
        self._seconds = seconds
        if self._since is not None:
            self._since = self._clock.now()

    @property
    def _total(self):
        return sum(member.seconds for member in self._queue)

    @property
    def _elapsed(self):
        return self._seconds + (0 if self._since is None else self._clock.now() - self._since)

    @property
    def _position(self):
        """Which one of the queue, and how far into it; beyond the last one when all is over."""
        left = self._elapsed % self._total if self._repeats else self._elapsed
        for number, member in enumerate(self._queue):
            if left < member.seconds:
                return number, left
            left -= member.seconds
        return len(self._queue), left


def start(player, what):
    """Plays whatever is named: a playlist, a song, an episode, "ad", "unknown", or None for nothing."""
    match what:
        case None:
            player.stop()
        case "ad":
            player.play_advert()
        case "unknown":
            player.play_unknown()
        case Playlist():
            player.play_playlist(what)
        case _:
            player.play(what)
