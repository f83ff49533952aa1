"""What comes of a row.

    c     all have the same, by itself      e     after the next event: somebody's change
    t     a person is told and asked        r     after the page was loaded again
    D     they differ for ever              loss  something that was saved is gone
    lie   something stood there that was not so (after the other letters)
"""

import json
from dataclasses import dataclass, field


@dataclass
class Result:
    row: object
    kind: str
    verdict: str = "?"
    lies: list = field(default_factory=list)
    hits: int = 0
    seconds: float = 0
    # How it stood when it was not well, and what went wrong in the walk itself.
    stood: list = field(default_factory=list)
    broken: str = ""

    @property
    def passes(self):
        allowed = {"c", self.row.may}
        return self.verdict in allowed and not self.lies and not self.broken

    @property
    def word(self):
        return self.verdict + (" lie" if self.lies else "")

    def line(self):
        said = "; ".join(self.lies + self.broken.splitlines()[:1])
        mark = "  " if self.passes else "! "
        return f"{mark}{self.word:7} {self.kind:8} {self.seconds:5.1f} s  {self.row.name}" + (f"  [{said}]" if said else "")

    def told(self):
        facts = {name: getattr(self, name) for name in ("kind", "verdict", "lies", "hits", "seconds", "stood", "broken")}
        return json.dumps({"row": self.row.name, "passes": self.passes, **facts}, ensure_ascii=False)
