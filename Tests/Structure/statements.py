"""Whether every statement of the families' server is one that all engines know which speak as PostgreSQL does.

Some of these spread families over machines. What all of them can do: plain tables with a family's id first in their
keys, a statement about one row or one family, what is to be done where a row is there already, and a transaction of one
family. Not: changes within a WITH, functions, partitions, sequences, locks that one machine knows, two-phase commits,
tables that point at others. What goes beyond is listed here, each with its reason.

    /usr/bin/python3 Tests/Structure/statements.py     exits 1 and names what is not so
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLACES = ["Rows", "Postgres", "Reminders", "Store", "Moving", "Doctor"]

LITERAL = re.compile(r'"""\n(.*?)"""|"((?:[^"\\\n]|\\.)*)"', re.DOTALL)
VERB = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|ALTER|DROP|BEGIN|LISTEN|NOTIFY|SET|COPY|TRUNCATE)\b")

# Only where one machine has all rows: asked for with `--engine plain`, done without, or in a file.
BEYOND = {
    "ManyPacks.swift": "of --engine plain alone",
    "PostgresConnection+Hints.swift": "where nobody hears them, tops are read again",
    "RemindersFile+Opening.swift": "of a file alone",
    "FolderSide.swift": "of a file alone",
    "FamilyDoctor+FileRows.swift": "of a file alone",
    "FamilyDoctor+Folder.swift": "of a file alone",
    "RemindersDoctor.swift": "of a file alone",
    "FamilyDoctor+Database.swift": "whether there are tables, and rows of no family: for who looks and need not",
    "Schema+Reminders.swift": "of a file alone",
}

# Columns by which rows are found: the first of each key, which says on what machine they are.
KEYS = {
    **dict.fromkeys(
        "records stretches entries chains members revocations notes erasures reminders".split(), "family"
    ),
    "families": "id",
    "codes": "lookup",
    "mailboxes": "id",
    "messages": "mailbox",
    "rates": "asker",
    "settings": "name",
    "steps": "number",
}

# About several of them, so on every machine: by their beginnings.
EVERYWHERE = {
    "SELECT family, stream, through FROM erasures LIMIT 1": "one that is left, when a server starts",
    "SELECT 1 FROM members WHERE token_hash": "whose token it is, asked where no family is named, and kept",
    "UPDATE codes SET": "of a family that is erased",
    "SELECT lookup, name, token_hash": "codes of one family, which lie by their own names",
    "SELECT count(*) FROM mailboxes WHERE ends": "before one more is opened",
    "DELETE FROM messages WHERE mailbox IN": "of mailboxes that are over",
    "DELETE FROM mailboxes WHERE ends": "those that are over",
    "SELECT min(due) FROM reminders": "when somebody has to be reminded next",
    "SELECT family, device, number, endpoint": "reminders that are due, or that lie ahead when a clock has gone back",
    "SELECT id FROM families WHERE id >=": "the list, some at a time: for who looks, and who moves",
    "DELETE FROM codes WHERE family": "of a family that is copied anew",
    "SELECT lookup, token_hash": "codes of one family, for who looks",
    "SELECT id, ends FROM mailboxes": "all, for who looks",
    "SELECT mailbox, number, length": "all, for who looks",
    "SELECT max(number) FROM steps": "how far the tables have come",
}

FORBIDDEN = [
    (r"\bWITH\b.*\b(INSERT|UPDATE|DELETE)\b", "changes rows within a WITH"),
    (r"\b(FUNCTION|PROCEDURE|TRIGGER)\b", "makes a function"),
    (r"\bPARTITION\b", "makes partitions"),
    (r"\b(SEQUENCE|SERIAL|BIGSERIAL|NEXTVAL|IDENTITY)\b", "counts by a sequence"),
    (r"ADVISORY", "takes a lock that one machine knows"),
    (r"\b(PREPARE TRANSACTION|COMMIT PREPARED)\b", "commits in two phases"),
    (r"\bREFERENCES\b", "points from one table at another"),
    (r"\b(LISTEN|NOTIFY|PG_NOTIFY)\b", "is heard on one machine alone"),
    (r"\bSKIP LOCKED\b|\bFOR SHARE\b|\bFOR (NO )?KEY\b", "locks in a way that not all know"),
    (r"\b(UNNEST|MERGE|TRUNCATE|SAVEPOINT|COPY)\b", "is refused by some"),
]
EVERY = "it is about rows of any {}"
UNLOGGED = {"mailboxes", "messages", "rates"}


def literals(text):
    """The statements in a Swift file, each on one line; comments and other words are none."""
    bare = re.sub(r"^\s*//.*$", "", text, flags=re.MULTILINE)
    for whole, line in LITERAL.findall(bare):
        for statement in (whole or line).split(";"):
            words = " ".join(statement.split())
            if VERB.match(words) and " " in words:
                yield words


def wrong(statement):
    """What an engine of several machines would say."""
    for pattern, why in FORBIDDEN:
        if re.search(pattern, statement, re.IGNORECASE):
            yield why
    if statement.startswith("CREATE"):
        yield from wrong_table(statement)
    elif match := re.match(r"(SELECT|INSERT INTO|UPDATE|DELETE FROM) (.*)", statement):
        yield from wrong_rows(*match.groups())


def wrong_table(statement):
    match = re.match(r"CREATE (UNLOGGED )?TABLE (?:IF NOT EXISTS )?(\w+) \((.*)\)", statement)
    if not match:
        return
    unlogged, table, columns = match.groups()
    first = re.search(r"PRIMARY KEY \((\w+)|(\w+) \w+ PRIMARY KEY", columns)
    if first is None or KEYS.get(table) not in first.groups():
        yield f"{table} has another key first than it is spread by"
    if bool(unlogged) != (table in UNLOGGED):
        yield f"{table} is lost with a power cut, or is written twice for nothing"


def wrong_rows(verb, rest):
    names = re.search(r"\bFROM (\w+)", rest) if verb == "SELECT" else re.match(r"(\w+)", rest)
    key = KEYS.get(names and names.group(1))
    if key is None:
        yield "it is about a table of which nobody knows how it is spread"
    elif verb == "INSERT INTO":
        columns = re.match(r"\w+ (?:\(([^)]*)\) )?VALUES", rest)
        if not columns or key not in (columns.group(1) or key).split(", "):
            yield f"it does not say the {key} of a row"
    elif not re.search(rf"\b{key} = \$?\w+", rest):
        yield EVERY.format(key)


def files():
    for place in PLACES:
        yield from sorted((ROOT / "Sources/Server/ServerStorage" / place).glob("*.swift"))


def main():
    found, needed = [], set()
    for file in files():
        for statement in literals(file.read_text()):
            for why in wrong(statement) if file.name not in BEYOND else ():
                reasons = {begin for begin in EVERYWHERE if statement.startswith(begin) and "rows of any" in why}
                needed |= reasons
                if not reasons:
                    found.append(f"{file.name}: {why}: {statement[:90]}")
    found += [f"this is listed for nothing: {begin}" for begin in EVERYWHERE.keys() - needed]
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
