"""Whose account it is and which playlists are in it: a plausible family's, and one of each odd kind."""

from dataclasses import dataclass, field

from . import names
from .music import ABSENT, GONE, UNMEASURED, Account, Episode, Playlist, Song, id_of

ROBIN = Account("robin.of.the.lane", "Robin", id_of("account", "Robin"))
AUNT = Account("aunt.wilhelmina", "Aunt Wilhelmina")
NAMELESS = Account("x7k2nameless", None)
EDITORS = Account("spotify", "Spotify")


@dataclass
class Household:
    account: Account = ROBIN
    # In the order of the list; None is an entry that is null.
    playlists: list = field(default_factory=list)
    # Whether pages of lists say how many there are in all.
    tells_total: bool = True
    # The app's owner has named this user in the dashboard; else every call is refused.
    is_registered: bool = True

    def add(self, *playlists):
        self.playlists.extend(playlists)
        return playlists[0]

    def named(self, name):
        for playlist in self.playlists:
            if playlist is not None and playlist.name == name:
                return playlist
        raise KeyError(name)

    def with_id(self, id):
        """The playlist, or None."""
        return next((one for one in self.playlists if one is not None and one.id == id), None)


def family():
    """Some seventy playlists: more than one page of them."""
    return Household(playlists=[*_everyday(), None, *_odd(), *_named_oddly(), *_mixes()])


def small():
    """Three playlists, for tests that bring their own."""
    return Household(playlists=_everyday())


def _everyday():
    return [
        Playlist("Morning mix", names.songs(6), description="Shoes on by the last song."),
        Playlist("Teeth, hair, bag", names.songs(4, start=20)),
        Playlist("Evening, slowly", names.songs(12, start=40)),
    ]


def _odd():
    songs = names.songs(8, start=100)
    local = Song("Papa whistling in the car", ("Papa",), 95, "Recordings", is_local=True)
    episodes = (Episode("Why moss has no hurry"), Episode("A snail crosses the path", seconds=1500))
    return [
        Playlist("Nothing in it yet", covers=()),
        Playlist("One song", names.songs(1, start=90)),
        Playlist("Every song we know", names.songs(1200)),
        Playlist("Half of it is gone", (None, songs[0], None, None, songs[1], None)),
        Playlist("All of it is gone", (None,) * 5, covers=None),
        Playlist("Songs and stories", (songs[2], episodes[0], songs[3], episodes[1])),
        Playlist("Our own recordings", (local, songs[4], local)),
        Playlist("The same one again", (songs[5],) * 4 + (songs[6], songs[5])),
        Playlist("Made together", songs, is_collaborative=True),
        Playlist("Made together, hers", songs, owner=AUNT, is_collaborative=True, tells="no total"),
        Playlist("Aunt Wilhelmina's best", songs, owner=AUNT, tells="no total"),
        Playlist("By somebody", songs, owner=NAMELESS, tells="absent", covers=(UNMEASURED,)),
        Playlist("By somebody else", songs, owner=NAMELESS, tells="null"),
        Playlist("Daily fog", songs, owner=EDITORS, is_editorial=True, tells="absent"),
        Playlist("In the old form", songs, member_keys=("track",)),
        Playlist("In both forms", songs, member_keys=("item", "track")),
        Playlist("A cover of its own", songs, covers=(UNMEASURED,)),
        Playlist("One large cover", songs, covers=(640,)),
        Playlist("One tiny cover", songs, covers=(60,)),
        Playlist("Small covers first", songs, covers=(60, 300, 640)),
        Playlist("A cover that is gone", songs, covers=(GONE,)),
        Playlist("No list of covers", songs, covers=ABSENT, description=None),
    ]


def _named_oddly():
    songs = names.songs(3, start=200)
    odd = [
        "Songs that are good for a very long morning on which nobody has to be anywhere " * 3,
        "Donaudampfschifffahrtsgesellschaftskapitänsmützenständerlieder",
        "<img src=x onerror=alert(1)>",
        "Tom & Jerry's \"best\" &lt;b&gt;",
        "</script><script>alert(2)</script>",
        "${danger} {{and}} %s \\n",
        "朝の支度",
        "أغاني الصباح",
        "שירי בוקר",
        "เพลงยามเช้า",
        "Πρωινά τραγούδια",
        "🧦🪥🎒 👩‍👧‍👦",
        "Zo\u0308e\u0301 in pieces",
        "\u202etxet desrever",
        "Two\nlines\tand a tab",
        "   ",
        "",
    ]
    return [
        Playlist(name, songs, description=f"<b>{name}</b>", key=f"odd {number}")
        for number, name in enumerate(odd)
    ]


def _mixes():
    return [
        Playlist(name, names.songs(3 + number * 7 % 15, start=300 + 11 * number))
        for number, name in enumerate(names.MIXES)
    ]
