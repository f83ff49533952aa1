"""Names of songs, bands, shows and playlists that nobody has made, and songs made of them."""

from .music import Song

BANDS = (
    ("Quillberry Row",),
    ("Mirelle & the Teaspoons",),
    ("Dunlop Otter Choir",),
    ("Fennick Marsh", "Ottoline Grubb"),
    ("Seven Wet Umbrellas",),
    ("Brassica Parade",),
    ("Nils Ackermole",),
    ("The Unbuttoned Cardigans", "Peg Lantern", "Seven Wet Umbrellas"),
)

_FIRST = ("Porridge", "Toothbrush", "Pillow", "Puddle", "Pocket", "Marmalade", "Window", "Bicycle")
_SECOND = ("Tango", "Weather", "Parade", "Lullaby", "Telegram", "Engine", "Harbour", "Detective", "Waltz")

ALBUMS = ("Left Sock, Right Sock", "A Field Guide to Crumbs", "Mostly Tuesday", "The Long Hallway")

MIXES = (
    "Kitchen dance floor",
    "Slow Sunday",
    "Bath time",
    "Packing the bag",
    "Rain on the roof",
    "Tidy up, quick quick",
    "Before the bus",
    "Grandma's radio",
    "Long drive",
    "Paint and glue",
    "Lights out",
    "Saturday pancakes",
    "Homework hum",
    "Garden gate",
    "Snow day",
    "Roller skates",
    "Piano practice",
    "Campfire",
    "Hide and seek",
    "Birthday table",
    "Under the blanket",
    "Marching to school",
    "Robots only",
    "Whale songs, almost",
    "Socks on",
    "Tooth fairy",
    "The quiet ones",
    "Holiday train",
    "Jumping jacks",
    "Soup weather",
    "Monday again",
    "Friday at last",
    "Puzzle afternoon",
    "Feeding the cat",
    "Hair brushing",
    "Last five minutes",
)


def songs(count, start=0, seconds=None):
    """So many different songs, from 2:05 to 4:20 long unless it is said."""
    return tuple(_song(start + number, seconds) for number in range(count))


def _song(number, seconds):
    words = len(_FIRST) * len(_SECOND)
    title = f"{_FIRST[number % len(_FIRST)]} {_SECOND[number // len(_FIRST) % len(_SECOND)]}"
    if number >= words:
        title += f", part {number // words + 1}"
    return Song(
        title=title,
        artists=BANDS[number * 5 % len(BANDS)],
        seconds=seconds or 125 + number * 37 % 136 + number % 7 / 10,
        album=ALBUMS[number % len(ALBUMS)],
    )
