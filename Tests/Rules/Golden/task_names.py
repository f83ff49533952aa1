"""Product page: a task is the steps whose names are equal when folded.

Folded: NFC, lower case, inner white space to one space, trimmed.
"""

from unicodedata import normalize

from table import Dice, Table, unique

# Unicode's White_Space. NB: Python's own idea of space differs (U+001C to U+001F).
SPACES = [
    "\t", "\n", "\v", "\f", "\r", " ", "\x85", "\xa0", "\u1680", *map(chr, range(0x2000, 0x200B)),
    "\u2028", "\u2029", "\u202f", "\u205f", "\u3000",
]
assert len(SPACES) == 25


def single_spaced(name: str) -> str:
    """Inner white space to one space, trimmed."""
    words = "".join(" " if c in SPACES else c for c in name).split(" ")
    return " ".join(word for word in words if word)


def fold(name: str) -> str:
    return single_spaced(normalize("NFC", name).lower())


def folds_of_other_readings(name: str) -> list[str]:
    """Lower case first; composed again at the end; without Greek's rule for a final sigma."""
    letter_by_letter = "".join(c.lower() for c in normalize("NFC", name))
    return [
        normalize("NFC", single_spaced(name.lower())),
        normalize("NFC", fold(name)),
        single_spaced(letter_by_letter),
    ]


def is_same(name: str, other: str) -> bool:
    same = fold(name) == fold(other)
    for one, two in zip(folds_of_other_readings(name), folds_of_other_readings(other)):
        assert (one == two) == same, f"depends on the reading: {name!r} {other!r}"
    return same


def row(name: str, other: str) -> str:
    # Names enter the app in NFC, so that is how the rules meet them.
    first, second = (normalize("NFC", text).encode().hex() for text in (name, other))
    return f"{first} {second} {int(is_same(name, other))}"


def by_hand(name: str, other: str, expected: bool) -> list[str]:
    assert is_same(name, other) == expected, (name, other)
    return [row(name, other), row(other, name)]


SAME = [
    ("Brush teeth", "Brush teeth"),
    # Case.
    ("Brush teeth", "BRUSH TEETH"), ("Brush teeth", "bRUSH tEETH"),
    ("\u00c4pfel sch\u00e4len", "\u00e4PFEL SCH\u00c4LEN"),
    ("\u0417\u0443\u0431\u044b", "\u0437\u0423\u0411\u042b"),  # Cyrillic
    ("\u03a0\u03bb\u03cd\u03c3\u03b9\u03bc\u03bf", "\u03a0\u039b\u038e\u03a3\u0399\u039c\u039f"),
    ("\u0531\u0532", "\u0561\u0562"),  # Armenian
    ("\uff21\uff22", "\uff41\uff42"),  # full-width letters have a case of their own
    ("\u01c4ep", "\u01c6ep"), ("\u01c5ep", "\u01c6ep"),  # one letter, upper and title case
    ("\U00010400", "\U00010428"),  # Deseret: beyond 16 bits
    ("Stra\u1e9ee", "stra\u00dfe"),  # capital sharp s
    ("Z\u00e4hne \U0001f9b7", "Z\u00c4HNE \U0001f9b7"),
    # Composed and decomposed.
    ("Caf\u00e9", "Cafe\u0301"), ("Caf\u00e9", "CAFE\u0301"),
    ("Z\u00e4hne", "Za\u0308hne"), ("\u00c5", "A\u030a"), ("\u00c5", "\u212b"),
    ("\u03a9", "\u2126"), ("\u212a", "k"),  # ohm and kelvin signs are letters
    ("\uc591\uce58", normalize("NFD", "\uc591\uce58")),  # Hangul
    ("Vi\u1ec7t", "Vie\u0323\u0302t"), ("Vi\u1ec7t", "Vie\u0302\u0323t"),
    ("Vi\u1ec7t", "Vi\u1eb9\u0302t"), ("Vi\u1ec6T", "vi\u00ea\u0323t"),
    ("\u0419\u043e\u0434", "\u0438\u0306\u043e\u0434"),
    ("\u30ac\u30e0", "\u30ab\u3099\u30e0"),
    ("\u0958", "\u0915\u093c"),  # never composed, in NFC either
    ("\u2003a", "\u2001a"),
    # White space.
    (" Brush teeth", "Brush teeth"), ("Brush teeth ", "Brush teeth"),
    ("  Brush   teeth  ", "Brush teeth"), ("Brush\tteeth", "Brush teeth"),
    ("Brush\u00a0teeth", "Brush teeth"), ("\u00a0Brush teeth\u00a0", "Brush teeth"),
    ("Brush \u00a0\t teeth", "Brush teeth"), ("Brush\r\nteeth", "Brush teeth"),
    ("\r\nBrush teeth\r\n", "Brush teeth"),
    ("\u3000\u6b6f \u307f\u304c\u304d", "\u6b6f\u3000\u307f\u304c\u304d"),
    (" ", "\u00a0"), (" ", "\t\n"),
    *[(f"a{space}b", "a b") for space in SPACES],
    *[(f"{space}ab{space}", "ab") for space in SPACES],
    # Turkish letters, mapped plainly.
    ("\u0130\u015f", "I\u0307\u015f"), ("Kap\u0131", "kap\u0131"),
    # Emoji.
    ("\U0001f9b7", "\U0001f9b7 "),
    ("\U0001f469\u200d\U0001f467 Hug", "\U0001f469\u200d\U0001f467 hug"),
    ("\U0001f1e9\U0001f1ea", " \U0001f1e9\U0001f1ea"),
]

DIFFERENT = [
    ("Brush teeth", "Brush hair"), ("Brush teeth", "Brushteeth"), ("a b", "b a"), ("a", "aa"),
    ("Caf\u00e9", "Cafe"), ("Z\u00e4hne", "Zaehne"), ("\u00e4", "a\u0301"), ("n\u0303", "n"),
    ("a\u0301\u0302", "a\u0302\u0301"),  # two marks of one kind: their order is meant
    ("Stra\u00dfe", "Strasse"), ("STRASSE", "stra\u00dfe"), ("\u1e9e", "SS"),
    ("KAPI", "kap\u0131"), ("\u0130\u015f", "\u0131\u015f"), ("I", "\u0131"),
    ("\ufb01ne", "fine"), ("\uff21", "A"), ("\u00b2", "2"), ("\u2460", "1"),  # NFC, not NFKC
    ("\u0410", "A"), ("\u03bf", "o"),  # look-alikes of other scripts
    ("\uff76\uff9e", "\u30ac"),
    ("Brush\u200bteeth", "Brush teeth"), ("Brush\u200bteeth", "Brushteeth"),  # not White_Space
    ("Brush-teeth", "Brush teeth"), ("Brush\u2010teeth", "Brush-teeth"), ("Teeth!", "Teeth"),
    ("\U0001f9b7", "\U0001fa65"), ("\U0001f9b7 a", "\U0001f9b7a"), ("\u2764\ufe0f", "\u2764"),
    ("\U0001f44b", "\U0001f44b\U0001f3fd"), ("\U0001f469\u200d\U0001f467", "\U0001f469\U0001f467"),
    (" ", "a"),
]

WORDS = (
    "Brush Teeth Hair Pack Bag Shoes Breakfast Dress Z\u00e4hne putzen Fr\u00fchst\u00fcck "
    "Caf\u00e9 na\u00efve gar\u00e7on \u00c5ngstr\u00f6m \u017daba \u0141\u00f3d\u017a Vi\u1ec7t "
    "\u0417\u0443\u0431\u044b \u0419\u043e\u0433\u0443\u0440\u0442 \uc591\uce58 "
    "\u304c\u304e \u6b6f \U0001f9b7 \U0001f392 \U0001f468\u200d\U0001f373 5 #2"
).split(" ")


def disguised(name: str, dice: Dice) -> str:
    """The same name as another keyboard, another system, a hurried thumb would write it."""
    name = dice.among([str, str.upper, str.lower, str.swapcase])(name)
    name = normalize(dice.among(["NFC", "NFD"]), name)
    gap = dice.among([" ", "  ", "\t", "\u00a0", " \u2009", "\u3000"])
    edge = dice.among(["", "", " ", "\u00a0", "\t "])
    return dice.among(["", edge]) + name.replace(" ", gap) + edge


def changed(name: str, dice: Dice) -> str:
    """Another name, by as little as possible."""
    bare = "".join(c for c in normalize("NFD", name) if not 0x300 <= ord(c) <= 0x36F)
    cut = dice.between(0, len(name) - 1)
    return dice.among([
        bare, name.replace(" ", ""), name + dice.among(["s", "!", " 2"]),
        name[:cut] + dice.among("xyz") + name[cut:], " ".join(reversed(name.split(" "))),
    ])


def drawn(dice: Dice) -> str:
    name = " ".join(dice.among(WORDS) for _ in range(dice.between(1, 3)))
    other = changed(name, dice) if dice.percent(45) else name
    return row(disguised(name, dice), disguised(other, dice))


def rows() -> list[str]:
    dice = Dice("task names")
    pairs = [(*pair, True) for pair in SAME] + [(*pair, False) for pair in DIFFERENT]
    hand_made = [row for pair in pairs for row in by_hand(*pair)]
    return unique(hand_made + [drawn(dice) for _ in range(220)])


TABLES = [Table("task-names", """
Two names a row:
UTF-8 of the first in hex, UTF-8 of the second, 1 when both fold to the same task, else 0.
The pairs made by hand stand in both orders. White space is Unicode's White_Space.
""", rows())]
