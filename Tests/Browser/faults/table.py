"""The table of faults: which call fails, how, where and at which moment; a fault that it lacks is one row."""

from dataclasses import dataclass

FOREVER = 10**6
HOUR = 3600


def fault(call, how="fail", match="", nth=1, count=1):
    """Of a call (`shim.js`), from the nth on so many of those whose place matches."""
    return {"call": call, "how": how, "match": match, "nth": nth, "count": count}


@dataclass(frozen=True)
class Row:
    # Words that a person finds it by; with the moment they are its name.
    what: str
    # When it strikes, one of `moments.py`.
    moment: str
    # In the worker of sync of the device that is hit, and in its page.
    worker: tuple = ()
    page: tuple = ()
    # Seconds of moved time for which it lasts, and within which all has to be well afterwards.
    lasts: int = 0
    bound: int = 120
    # What may come of it: it converges (c); a person is told the truth and asked for something (t); it takes somebody who
    # begins again (e); only after the page was loaded again (r), or never (loss), where the browser is what has failed.
    may: str = "c"
    why: str = ""
    # What is so meanwhile, for `sentences.py`.
    events: tuple = ()
    # The page is loaded again when all seems well.
    reloads: bool = False
    # The call is made no more: whoever makes it again is to bear this.
    is_spared: bool = False
    # Tried in Firefox and WebKit, too.
    everywhere: bool = False

    @property
    def all_events(self):
        """With those that its calls are themselves."""
        hows = [rule["how"] for rule in self.worker + self.page]
        full = {"full"} if any("Quota" in how for how in hows) else set()
        return {*self.events, *full, *({"hanging"} if "never" in hows else ())}

    @property
    def name(self):
        return f"{self.moment}: {self.what}"


def rows():
    yield from receiving()
    yield from sending()
    yield from network()
    yield from roster()
    yield from pairing()
    yield from starting()
    yield from places()


def receiving():
    at = "receiving"
    yield Row("control", at, everywhere=True)
    yield Row("a key cannot be got", at, (fault("get", "throw:UnknownError", "keys/epoch"),), everywhere=True)
    yield Row("getting a key is aborted", at, (fault("get", "abort:AbortError", "keys/epoch"),))
    yield Row("the keys cannot be opened", at, (fault("open", "fail:UnknownError", "keys", nth=2),))
    yield Row("no database is known, as the token is read", at, (fault("databases", "none"),), is_spared=True)
    yield Row(
        "no database is known, as the key is read", at, (fault("databases", "none", nth=2),), everywhere=True, is_spared=True,
    )
    yield Row("verify fails (pack)", at, (fault("verify"),), everywhere=True)
    yield Row("verify fails (mark)", at, (fault("verify", nth=2),))
    yield Row("decrypt fails (token)", at, (fault("decrypt"),))
    yield Row("decrypt fails (pack)", at, (fault("decrypt", nth=2),), everywhere=True)
    yield Row("importKey fails", at, (fault("importKey"),), everywhere=True)
    yield Row("digest fails", at, (fault("digest"),))
    yield Row("digest fails (mark)", at, (fault("digest", nth=4),))
    yield Row("verify never answers", at, (fault("verify", "never"),), everywhere=True)
    yield Row("decrypt never answers (token)", at, (fault("decrypt", "never"),))
    yield Row("decrypt never answers (pack)", at, (fault("decrypt", "never", nth=2),))
    yield Row("the keys are never opened", at, (fault("open", "never", "keys"),))
    yield Row("a key is never got", at, (fault("get", "never", "keys/epoch"),))
    yield Row("what was stored is never told", at, (fault("transaction", "never", "timequest/readwrite", nth=2),))
    yield Row("a record is not added (Abort)", at, (fault("add", "abort:AbortError", "operations"),))
    yield Row("a record is not added (Quota)", at, (fault("add", "abort:QuotaExceededError", "operations"),), everywhere=True)
    yield Row("a row is not put (Unknown)", at, (fault("put", "abort:UnknownError", "timequest/meta/sync"),))
    yield Row("a transaction does not begin", at, (fault("transaction", "throw:InvalidStateError", "timequest/readwrite"),))
    yield Row("the connection is closed under it", at, (fault("transaction", "closed", "timequest/readwrite", nth=2),))
    yield Row(
        "what was stored is told and not there", at, (fault("transaction", "hollow", "timequest/readwrite", nth=2),),
        may="t", why="the browser has told a lie: what it keeps is of two times", events=("log cleared", "copied", "browser lies"), reloads=True,
    )
    yield Row(
        "the log is full for two minutes", at, (fault("put", "abort:QuotaExceededError", "timequest/meta/sync", count=FOREVER),),
        lasts=120, events=("full",),
    )
    yield Row("the worker's word that something came is lost", at, (fault("news", match="timequest-news stored"),), everywhere=True)
    yield Row("the page cannot read what came", at, page=(fault("getAll", "abort:AbortError", "timequest/operations", count=2),))
    yield Row("the page never reads what came", at, page=(fault("getAll", "never", "timequest/operations"),))
    yield Row(
        "no key can be got for ten minutes", at, (fault("get", "throw:UnknownError", "keys/", count=FOREVER),), lasts=600,
        events=("keys fail",), everywhere=True,
    )
    yield Row("the worker is trapped", "trapped while receiving", everywhere=True)
    yield Row("a slow answer, and a change meanwhile", "slow answer", everywhere=True)
    yield Row("the page is frozen and thawed", "frozen while receiving")


def sending():
    at = "sending"
    yield Row("control", at, everywhere=True)
    yield Row("the device's keys cannot be got (token)", at, (fault("get", "throw:UnknownError", "keys/device"),))
    yield Row("a key cannot be got (seal)", at, (fault("get", "throw:UnknownError", "keys/epoch"),), everywhere=True)
    yield Row("no database is known, as it is sealed", at, (fault("databases", "none", nth=3),), is_spared=True)
    yield Row("encrypt fails", at, (fault("encrypt"),), everywhere=True)
    yield Row("sign fails (mark)", at, (fault("sign"),))
    yield Row("sign fails (pack)", at, (fault("sign", nth=2),), everywhere=True)
    yield Row("decrypt fails (own pack)", at, (fault("decrypt", nth=4),))
    yield Row("verify fails (own pack)", at, (fault("verify"),))
    yield Row("verify fails (own mark)", at, (fault("verify", nth=2),))
    yield Row("sign never answers", at, (fault("sign", "never"),), everywhere=True)
    yield Row("what was made is never read", at, (fault("getAll", "never", "timequest/operations"),))
    yield Row("encrypt never answers", at, (fault("encrypt", "never"),))
    yield Row("what was stored is never told (1)", at, (fault("transaction", "never", "timequest/readwrite"),))
    yield Row("what was stored is never told (3)", at, (fault("transaction", "never", "timequest/readwrite", nth=3),))
    for nth in range(1, 5):
        yield Row(
            f"what was stored is told and not there ({nth})", at, (fault("transaction", "hollow", "timequest/readwrite", nth=nth),),
            may="t", why="the browser has told a lie: what it keeps is of two times", events=("log cleared", "copied", "browser lies"), reloads=True,
        )
    for error in ("AbortError", "QuotaExceededError"):
        yield Row(f"a segment is not put ({error})", at, (fault("put", f"abort:{error}", "sync/segment"),))
    yield Row("what was made cannot be read", at, (fault("getAll", "abort:AbortError", "timequest/operations"),), everywhere=True)
    yield Row("what was made cannot be read for each word", at, (fault("getAll", "abort:AbortError", "timequest/operations", count=2),))
    yield Row("what was made cannot be read (Unknown, twice)", at, (fault("getAll", "abort:UnknownError", "timequest/operations", count=2),))
    yield Row("reading in the log does not begin", at, (fault("transaction", "throw:AbortError", "timequest/readonly", nth=4),))
    yield Row("the page's word that something was made is lost", at, page=(fault("news", match="timequest-news stored", count=10),), everywhere=True)
    yield Row("the page's append is not made (Quota)", at, page=(fault("add", "abort:QuotaExceededError", "timequest/operations"),))
    for error in ("UnknownError", "AbortError"):
        yield Row(
            f"the page's append is not made ({error}, twice)", at,
            page=(fault("add", f"abort:{error}", "timequest/operations", count=2),),
        )
    yield Row("the page's append is never told", at, page=(fault("add", "never", "timequest/operations"),))
    yield Row("the page's notes are never told", at, page=(fault("transaction", "never", "timequest/readwrite"),))
    yield Row(
        "the page's append is told and not there", at, page=(fault("add", "hollow", "timequest/operations"),), events=("append gone",), may="loss",
        why="the browser says of the page's own transaction that it is made, and nothing of it is there: no browser is known to",
    )
    yield Row("the worker is trapped", "trapped while sending", everywhere=True)
    yield Row("the page is frozen and thawed", "frozen while sending")
    # After five minutes the family area closes itself, and is not opened where no wrong PIN could be counted.
    yield Row("no room for two minutes, page and worker", "full on both sides", lasts=120, events=("full",))


BAD_PULLS = ["endless", "cut", "half", "garbage", "flip", "twice", "lost", "empty"]
BAD_PUSHES = ["lost", "twice", "half", "flip", "empty"]
HTML = [f"html:{status}" for status in (200, 401, 403, 404, 409, 410, 500, 503, 507)]
# Of those that Firefox and WebKit meet, too.
PLAIN = {*BAD_PULLS, "html:200", "html:503"}


def network():
    for how in BAD_PULLS + HTML:
        yield Row(f"the log comes {how}", "receiving", (fault("fetch", how, "GET .*/log"),), everywhere=how in PLAIN)
    yield Row("the log never comes", "receiving", (fault("fetch", "never", "GET .*/log"),))
    for how in [*BAD_PUSHES, *HTML, "html:413"]:
        yield Row(f"packs are answered {how}", "sending", (fault("fetch", how, "POST .*/packs"),), everywhere=how in PLAIN)
    yield Row("packs are never answered", "sending", (fault("fetch", "never", "POST .*/packs"),))
    yield Row("503 for an hour", "receiving", (fault("fetch", "html:503", "/v1/", count=FOREVER),), lasts=HOUR, bound=300)


PLAIN_LOOKS = {"lost", "html:503"}


def roster():
    for what in ("verify", "importKey"):
        yield Row(f"{what} fails", "joining", (fault(what),), everywhere=what == "verify")
        yield Row(f"{what} fails", "leaving", (fault(what),))
    yield Row("verify never answers", "joining", (fault("verify", "never"),))
    yield Row("the log comes flip", "joining", (fault("fetch", "flip", "GET .*/log"),))
    at = "leaving"
    yield Row("ECDH fails", at, (fault("deriveBits", match="ECDH"),), everywhere=True)
    yield Row("AES fails", at, (fault("decrypt", nth=2),), everywhere=True)
    yield Row("ECDH never answers", at, (fault("deriveBits", "never", "ECDH"),))
    for error in ("AbortError", "QuotaExceededError"):
        yield Row(f"the secret is not kept ({error})", at, (fault("put", f"abort:{error}", "keys/epoch"),))
    yield Row("the roster is answered lost", "removing", (fault("fetch", "lost", "POST .*/roster"),), everywhere=True)
    yield Row("the roster is answered html:503", "removing", (fault("fetch", "html:503", "POST .*/roster"),))
    yield Row("two take each other out", "taking each other out", may="t", why="both were taken out by people")


def pairing():
    for whose in ("joiner", "inviter"):
        for nth in range(1, 4):
            for how in ("lost", "html:503", "html:200", "flip"):
                yield Row(
                    f"look {nth} into the mailbox comes {how}", whose, (fault("fetch", how, "GET .*/mailboxes/", nth=nth),),
                    everywhere=whose == "joiner" or nth == 1 and how in PLAIN_LOOKS,
                    # Nobody looks again who has found it.
                    is_spared=whose == "inviter" and nth > 1,
                )
        # The joiner writes one alone.
        for nth in range(1, 2 if whose == "joiner" else 3):
            for how in ("lost", "html:502", "html:200"):
                yield Row(
                    f"message {nth} is answered {how}", whose, (fault("fetch", how, "PUT .*/mailboxes/", nth=nth),),
                    everywhere=(whose, nth) == ("joiner", 1),
                )
        yield Row("decrypt fails", whose, (fault("decrypt"),), everywhere=whose == "joiner")
        yield Row("decrypt fails (3)", whose, (fault("decrypt", nth=3),))
        yield Row("sign fails", whose, (fault("sign"),))
    yield Row("the roster is answered lost", "inviter", (fault("fetch", "lost", "POST .*/roster"),))
    yield Row("the roster is answered html:503", "inviter", (fault("fetch", "html:503", "POST .*/roster"),))
    at = "joiner"
    yield Row("verify fails", at, (fault("verify"),), everywhere=True)
    yield Row("ECDH fails", at, (fault("deriveBits", match="ECDH"),), everywhere=True)
    yield Row("generateKey never answers", at, (fault("generateKey", "never"),))
    yield Row("a pack that waited cannot be read", at, (fault("get", "abort:AbortError", "sync/pack"),), everywhere=True)
    for error in ("AbortError", "QuotaExceededError"):
        yield Row(f"the secret is not kept ({error})", at, (fault("put", f"abort:{error}", "keys/epoch"),))
    yield Row("the first records are not added (Quota)", at, (fault("add", "abort:QuotaExceededError", "operations", count=2),))
    yield Row(
        "the book is told as stored and not there", at, (fault("transaction", "hollow", "timequest/readwrite", nth=2),), may="t",
        why="the browser has told a lie: what it keeps is of two times", events=("log cleared", "copied", "browser lies"), reloads=True,
    )
    yield Row(
        "the device's keys are told as kept and not there", at, (fault("transaction", "hollow", "keys/readwrite"),), may="e",
        why="the browser has told a lie, and the keys were nowhere else", events=("keys cleared", "browser lies"),
    )
    at = "founding"
    for how in ("lost", "html:503", "html:200"):
        yield Row(f"the founding is answered {how}", at, (fault("fetch", how, "POST .*/families$"),))
    yield Row("sign fails", at, (fault("sign"),))
    yield Row("a wish is lost between tabs", "inviting in a second tab", page=(fault("news", match="timequest-sync wish"),), events=("lost wish",))
    yield Row("a word of state is lost between tabs", "inviting in a second tab", page=(fault("news", match="timequest-sync status"),))


def starting():
    at = "starting"
    yield Row("control", at, everywhere=True)
    yield Row("no database is known", at, (fault("databases", "none"),), everywhere=True, is_spared=True)
    yield Row("the keys' names cannot be read", at, (fault("getAllKeys", "abort:AbortError", "timequest-keys"),), everywhere=True)
    yield Row("the book cannot be read", at, (fault("getAll", "abort:AbortError", "timequest/meta/from sync/book"),), everywhere=True)
    yield Row("the book is never read", at, (fault("getAll", "never", "timequest/meta/from sync/book"),))
    yield Row("hints come html:404", at, (fault("fetch", "html:404", "hints"),), everywhere=True)
    yield Row("hints come html:503 for two minutes", at, (fault("fetch", "html:503", "hints", count=FOREVER),), lasts=120)
    for how in ("html:404", "half", "never"):
        yield Row(f"machine.wasm comes {how}", at, (fault("fetch", how, "machine.wasm"),), everywhere=how == "never")


def places():
    """What is more than a call."""
    yield Row("two tabs, and the working one hangs", "second tab", (fault("verify", "never"),))
    yield Row("two tabs, and the working one is frozen", "second tab of a frozen one")
    for years in (1, -1):
        yield Row(f"the worker's clock {years:+d} year", f"clock {years:+d}")
    yield Row(
        "the keys are cleared under an open app", "keys cleared", may="t", why="the browser has cleared the keys",
        events=("keys cleared",), everywhere=True,
    )
    yield Row(
        "the rows of sync are gone", "rows cleared", may="t", why="the browser has cleared them", events=("log cleared",),
    )
    yield Row("the log is gone, its copy is there", "log gone", may="t", why="what sync knows has no second copy", events=("log cleared",))
    yield Row(
        "the log is gone, its copy does not open once", "log gone", page=(fault("open", "fail:UnknownError", "timequest-mirror"),),
        may="t", why="what sync knows has no second copy", events=("log cleared",),
    )
    yield Row(
        "the log is gone, its copy is not read once", "log gone",
        page=(fault("getAll", "abort:AbortError", "timequest-mirror/operations"),),
        may="t", why="what sync knows has no second copy", events=("log cleared",),
    )
    yield Row("the server is killed before the answer", "server killed", (fault("fetch", "lost", "POST .*/packs"),), bound=600)
    yield Row("the server is set back by two changes", "server set back", (fault("fetch", "lost", "POST .*/packs"),), events=("set back",), bound=600)


ROWS = tuple(rows())
