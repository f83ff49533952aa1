"""Whether the decisions are kept: Documentation/Decisions, and whatever names one of them.

Every decision that is named anywhere exists as a page. Every page has its number and its claim as title, a file name
that follows from them, a status and a condition to look at it again; it stands in the index under one theme, and every
number that was ever given is a page or folded into one. Every path that a page names exists: written from the
repository's root, or as `Module/...`, wherever in Sources the module lies. Every link of the documentation leads
somewhere.

    /usr/bin/python3 Tests/Structure/decisions.py [ROOT]       exits 1 where one is not so, and names each
"""

import re
import sys
from pathlib import Path

from paths import Paths

ROOT = Path(__file__).resolve().parents[2]
# What programs read and nobody writes by hand names no decision.
READ = {"", ".swift", ".js", ".css", ".html", ".py", ".sh", ".c", ".h", ".md"}

NUMBERS = r"(\d+(?:(?:,|,? and) \d+)*)"
NAMED = re.compile(rf"\b[Dd]ecisions? {NUMBERS}|Decisions/(\d{{4}})")
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
ENTRY = re.compile(r"- (\d+)\. \[(.*)\]\((.*)\): (\w.*)")
FOLDED = re.compile(r"(\d+) -> (\d+)")


class Page:
    def __init__(self, path):
        self.path = path
        self.text = path.read_text()
        self.number = int(path.name[:4])
        head = re.match(r"# (\d+)\. (.+)\n", self.text)
        self.title = head[2] if head and int(head[1]) == self.number else ""
        status = re.search(r"^Status: (\w[^.,\n]*)", self.text, re.MULTILINE)
        self.status = status[1] if status else ""

    def problems(self):
        if not self.title:
            yield f"{self.path}: begins with no `# {self.number}. ...`"
        elif self.path.stem != (name := f"{self.number:04}-{slug(self.title)}"):
            yield f"{self.path}: its title makes it {name}.md"
        if not self.status:
            yield f"{self.path}: has no `Status:`"
        if not re.search(r"Revisit when:\W+\w", self.text):
            yield f"{self.path}: has no `Revisit when:` with a condition"


def slug(title):
    return re.sub(r"[^a-z0-9]+", "-", re.sub("['’]", "", title.lower())).strip("-")


class Tree:
    def __init__(self, root):
        self.root = root
        self.paths = Paths(root)
        self.decisions = root / "Documentation/Decisions"
        self.pages = [Page(path) for path in sorted(self.decisions.glob("[0-9]*.md"))]
        self.numbers = {page.number for page in self.pages}

    def problems(self):
        for page in self.pages:
            yield from page.problems()
            for path in self.paths.missing(page.text):
                yield f"{page.path}: {path} is not there"
        yield from self.index()
        yield from self.named()
        yield from self.links()

    def index(self):
        index = self.decisions / "README.md"
        themes, _, end = index.read_text().partition("## Folded into others")
        entries = ENTRY.findall(themes.partition("\n## ")[2])
        listed = [int(number) for number, *_ in entries]
        for page in self.pages:
            if listed.count(page.number) != 1:
                yield f"{index}: has {page.number} {listed.count(page.number)} times"
            elif (str(page.number), page.title, page.path.name, page.status) not in entries:
                yield f"{index}: says something else than the title and the status of {page.number}"
        folded = {int(old): int(kept) for old, kept in FOLDED.findall(end)}
        for number in sorted(set(listed) - self.numbers | set(folded.values()) - self.numbers):
            yield f"{index}: {number} is no page"
        for number in range(1, max(self.numbers | set(folded), default=0) + 1):
            if (number in self.numbers) == (number in folded):
                yield f"{index}: {number} is to be either a page or folded into one"

    def named(self):
        for path in self.paths.files:
            if path.suffix not in READ:
                continue
            for found in NAMED.finditer(path.read_text(errors="ignore")):
                for number in re.findall(r"\d+", found[0]):
                    if int(number) not in self.numbers:
                        yield f"{path}: decision {int(number)} is no page"

    def links(self):
        tops = [self.root / name for name in ("README.md", "ARCHITECTURE.md")]
        for path in sorted(self.root.glob("Documentation/**/*.md")) + tops:
            for link in LINK.findall(CODE.sub("", path.read_text())):
                if not re.match(r"\w+:", link) and not leads(path, *link.partition("#")[::2]):
                    yield f"{path}: ({link}) leads nowhere"


def leads(path, target, place):
    there = path.parent / target if target else path
    if not place or there.suffix != ".md" or not there.is_file():
        return there.exists()
    headings = re.findall(r"^#+ (.*)", there.read_text(), re.MULTILINE)
    return place in {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def main(arguments):
    if len(arguments) > 1 or arguments[:1] == ["--help"]:
        print(__doc__)
        return 2
    found = list(Tree(Path(arguments[0]) if arguments else ROOT).problems())
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
