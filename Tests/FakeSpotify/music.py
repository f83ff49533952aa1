"""What a household listens to, as values. Nothing of it exists: names are made up here and in `names.py`."""

import hashlib
from dataclasses import dataclass, field, replace

_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

# Playlists have covers in three sizes, albums too.
PLAYLIST_SIZES = (640, 300, 60)
ALBUM_SIZES = (640, 300, 64)

# An image list that is not there at all.
ABSENT = "absent"
# A cover without its measures, as of playlists with a picture of their own.
UNMEASURED = "unmeasured"
# A cover that is named and gone.
GONE = "gone"


def id_of(*names):
    """22 characters of base 62, the same ones for the same names."""
    number = int.from_bytes(hashlib.sha256("\0".join(names).encode()).digest())
    return "".join(_DIGITS[number // 62**place % 62] for place in range(22))


@dataclass(frozen=True)
class Song:
    title: str
    artists: tuple = ("Quillberry Row",)
    seconds: float = 180.0
    album: str = "Left Sock, Right Sock"
    # A file of the user's own: no id, no pages, no covers.
    is_local: bool = False

    @property
    def id(self):
        return id_of("song", self.title, *self.artists)


@dataclass(frozen=True)
class Episode:
    title: str
    show: str = "Nine Minutes of Moss"
    seconds: float = 600.0

    @property
    def id(self):
        return id_of("episode", self.title, self.show)


@dataclass(frozen=True)
class Account:
    id: str
    display_name: str | None
    account_id: str = ""


@dataclass(frozen=True)
class Playlist:
    name: str
    # Songs, episodes, and None where one was withdrawn.
    members: tuple = ()
    # None is the user.
    owner: Account | None = None
    is_collaborative: bool = False
    # Made by Spotify, and unknown to apps.
    is_editorial: bool = False
    description: str | None = ""
    # Sizes, UNMEASURED or GONE, or None or ABSENT instead of the tuple.
    covers: object = PLAYLIST_SIZES
    # Where a member carries its song: `item`, or as before `track`, or both.
    member_keys: tuple = ("item",)
    # `total` (with how many there are), `no total`, `null` or `absent`.
    tells: str = "total"
    key: str = field(default="", compare=False)

    @property
    def id(self):
        return id_of("playlist", self.key or self.name)

    @property
    def seconds(self):
        return sum(member.seconds for member in self.members if member)

    def changed(self, **changes):
        """The same playlist (its id stays) with something changed."""
        return replace(self, key=self.key or self.name, **changes)
