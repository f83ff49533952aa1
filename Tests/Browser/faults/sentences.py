"""Every sentence on *Devices* that says how it stands, and when it is true: of what lies on the devices, and of what has
really happened to them."""

from dataclasses import dataclass, field

from faults.texts import DEVICES, pattern

# Seconds of moved time for which a sentence may lag behind what has happened: a minute, and what it takes to begin anew.
A_MINUTE = 75


@dataclass
class Facts:
    """What is so, at one moment, with one device and its family."""

    # Whether the fault is on this one.
    is_hit: bool
    # Everything of the others is here, and everything of this one is there.
    is_level: bool
    # As what lies here says.
    has_keys: bool
    has_worker: bool
    # What its last request came to: a status, 'none', or nothing where none was made or none can.
    answered: int | str | None
    # Who is in, by devices that have begun as members; on the list of this one.
    members: int
    listed: int
    # What has really happened: *full*, *hanging*, *set back*, *removed*, *cleared*, *expired*, *keys fail*, *cancelled*, ...
    events: set = field(default_factory=set)


@dataclass(frozen=True)
class Sentence:
    text: str
    is_true: object
    # What is told in notices and ends stays, so it has no time to become true.
    grace: int = 0

    def stands(self, lines):
        return any(pattern(self.text).fullmatch(line) for line in lines)


def nobody_answers(facts):
    return facts.answered in (None, "none") or isinstance(facts.answered, int) and facts.answered >= 500


def happened(*events):
    return lambda facts: bool(facts.events & set(events))


def never(_):
    return False


# Words of state, by their keys.
STATE = {
    # Where the browser says of something that it is stored, and it is not, nothing here can know better.
    "inStep": lambda facts: not facts.is_hit or facts.is_level and facts.has_keys or "browser lies" in facts.events,
    "catchingUp": lambda facts: not facts.is_level,
    "onItsOwn": nobody_answers,
    "unanswered": lambda facts: "hanging" in facts.events or not facts.has_worker,
    "noRoom": happened("full"),
    "isHere": lambda facts: facts.is_level,
    "isComing": lambda facts: not facts.is_level,
    "isLeaving": happened("is leaving"),
    "notBegun": lambda facts: facts.members < facts.listed or "browser lies" in facts.events,
    "notDone": happened("hanging", "lost wish", "full"),
}

# By their numbers.
NOTICES = {
    0: never,
    1: happened("set back"),
    2: happened("emptied server"),
    3: happened("copied"),
    4: never,
    5: never,
    6: never,
    7: lambda facts: not facts.is_level,
    8: happened("removed"),
    9: happened("erased"),
    10: happened("unknown there"),
    11: happened("uninvited"),
    12: happened("a week"),
    # In the order in which they came to the table.
    13: happened("keys fail"),
    14: never,
    15: happened("left out before"),
    # No row lets a server forget a removal.
    16: never,
    # Both sides of a row are of one version.
    17: never,
    18: happened("removed"),
    19: happened("removed"),
}

# Of those, what goes by itself with the next try.
LAGS = {13}

ENDS = {
    0: happened("expired"),
    1: happened("expired", "wrong code"),
    2: happened("they differ"),
    3: happened("cancelled"),
    4: nobody_answers,
    5: happened("refused"),
    6: happened("role changed"),
    7: never,
    8: happened("erased"),
    9: never,
    10: never,
    11: never,
    12: happened("uninvited"),
    13: happened("uninvited"),
    14: lambda facts: facts.members < facts.listed,
    15: never,
}


def sentences():
    """All of them, as far as the table of texts has them."""
    for key, is_true in STATE.items():
        if key in DEVICES:
            yield Sentence(DEVICES[key], is_true, A_MINUTE)
    for kind, conditions in (("notices", NOTICES), ("ends", ENDS)):
        for number, is_true in conditions.items():
            if 2 * number < len(DEVICES[kind]):
                lags = kind == "notices" and number in LAGS
                yield Sentence(DEVICES[kind][2 * number], is_true, A_MINUTE if lags else 0)
    yield Sentence(DEVICES["emptied"][0], happened("keys cleared", "log cleared"))
    yield Sentence(DEVICES["isIn"], lambda facts: facts.members >= facts.listed, A_MINUTE)
    yield Sentence(DEVICES["joined"], lambda facts: facts.has_keys or "browser lies" in facts.events, A_MINUTE)
    # Of a device in the list: that it may read, and so is one.
    yield Sentence(DEVICES["readsRoutines"], lambda facts: facts.listed <= facts.members, A_MINUTE)


ALL = tuple(sentences())


class Ear:
    """Listens to one device for a while, and remembers what was not true for longer than it may be."""

    def __init__(self, name):
        self.name = name
        self.lies = []
        self._since = {}

    def hear(self, lines, facts, now):
        """At a place in moved time; answers whether all that stands there is so."""
        isSo = True
        for sentence in ALL:
            if not sentence.stands(lines) or sentence.is_true(facts):
                self._since.pop(sentence.text, None)
                continue
            isSo = False
            since = self._since.setdefault(sentence.text, now)
            if now - since >= sentence.grace and sentence.text not in self.lies:
                self.lies.append(sentence.text)
        return isSo
