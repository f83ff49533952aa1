"""The check of the decisions is seen to fail, on cases that are planted into a small tree that is as it should be."""

import tempfile
import unittest
from pathlib import Path

from decisions import Tree

# No decision of ours is meant.
NAMED = "decision"
FOLDER = "Documentation/Decisions"
PAGE = f"{FOLDER}/0003-a-lamp-is-lit-once.md"
INDEX = f"{FOLDER}/README.md"

FILES = {
    PAGE: "# 3. A lamp is lit once\n\nStatus: accepted, 2026-11\n\nIt is. See [home](../../README.md#the-lamp) and"
    " [5](0005-a-lamps-oil-is-counted.md), not `a](b)`.\n\n**Files.** `Lights/Lamp.swift`, `Lights`, `Public/page.js`,"
    " `page.js`, `app/<version>/`, `light.lit`\n\n**Revisit when:** it goes out.\n",
    f"{FOLDER}/0005-a-lamps-oil-is-counted.md": "# 5. A lamp's oil is counted\n\nStatus: superseded in part"
    " by 3, 2026-11\n\nIt is.\n\nRevisit when: it burns nothing.\n",
    INDEX: "# Decisions\n\n## Light\n\n- 3. [A lamp is lit once](0003-a-lamp-is-lit-once.md): accepted\n"
    "- 5. [A lamp's oil is counted](0005-a-lamps-oil-is-counted.md): superseded in part by 3\n\n"
    "## Folded into others\n\n1 -> 3, 2 -> 3, 4 -> 5.\n",
    "README.md": "# Home\n\n## The lamp\n\n[why](Documentation/Decisions)\n",
    "ARCHITECTURE.md": f"What is lit ({NAMED} 3).\n",
    "Sources/Lights/Lamp.swift": f"// See {NAMED}s 3 and 5.\n",
    "Public/page.js": f"// {FOLDER}/0005\n",
}


class Decisions(unittest.TestCase):
    def setUp(self):
        self._folder = tempfile.TemporaryDirectory()
        self.addCleanup(self._folder.cleanup)
        self.root = Path(self._folder.name)
        for path, text in FILES.items():
            self.put(path, text)

    def put(self, path, text):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def found(self, path, old, new):
        """What is said when a piece of a file is another one."""
        assert old in FILES[path]
        self.put(path, FILES[path].replace(old, new))
        return [problem.replace(f"{self.root}/", "") for problem in Tree(self.root).problems()]

    def test_a_tree_that_is_as_it_should_be_has_no_problem(self):
        self.assertEqual(self.found(PAGE, "once", "once"), [])

    def test_a_module_may_lie_in_a_house(self):
        (self.root / "Sources/House").mkdir()
        (self.root / "Sources/Lights").rename(self.root / "Sources/House/Lights")
        self.assertEqual(self.found(PAGE, "once", "once"), [])

    def test_a_number_that_is_no_page_is_found_wherever_it_is_named(self):
        lost = " 9 is no page"
        self.assertEqual(self.found("ARCHITECTURE.md", " 3)", " 9)"), [f"ARCHITECTURE.md: {NAMED}{lost}"])
        self.put("ARCHITECTURE.md", "")
        lamp = "Sources/Lights/Lamp.swift"
        self.assertEqual(self.found(lamp, "5", "9"), [f"{lamp}: {NAMED}{lost}"])
        self.put(lamp, "")
        self.assertEqual(self.found("Public/page.js", "0005", "0009"), [f"Public/page.js: {NAMED}{lost}"])

    def test_a_page_has_title_status_and_condition(self):
        self.assertIn(f"{PAGE}: begins with no `# 3. ...`", self.found(PAGE, "# 3.", "# 4."))
        other = f"{PAGE}: its title makes it 0003-a-lamp-is-lit-twice.md"
        self.assertIn(other, self.found(PAGE, "lit once", "lit twice"))
        self.assertIn(f"{PAGE}: has no `Status:`", self.found(PAGE, "Status: accepted", "Accepted"))
        self.assertEqual(self.found(PAGE, " it goes out.", ""), [f"{PAGE}: has no `Revisit when:` with a condition"])

    def test_a_path_that_is_not_there_is_found(self):
        for old, new in (
            ("Lights/Lamp.swift", "Lights/Lantern.swift"),
            ("Lights/Lamp.swift", "Sources/House/Lights/Lamp.swift"),
            ("Public/page.js", "Public/pages"),
            ("page.js", "pages.js"),
        ):
            with self.subTest(new):
                self.assertEqual(self.found(PAGE, f"`{old}`", f"`{new}`"), [f"{PAGE}: {new} is not there"])

    def test_a_link_that_leads_nowhere_is_found(self):
        for path, old, new, link in (
            (PAGE, "#the-lamp", "#the-wick", "../../README.md#the-wick"),
            (PAGE, "(0005-", "(0004-", "0004-a-lamps-oil-is-counted.md"),
            ("README.md", "Decisions)", "Reasons)", "Documentation/Reasons"),
        ):
            with self.subTest(link):
                self.assertEqual(self.found(path, old, new), [f"{path}: ({link}) leads nowhere"])
                self.put(path, FILES[path])

    def test_the_index_has_each_page_once_as_it_is(self):
        line = "- 3. [A lamp is lit once](0003-a-lamp-is-lit-once.md): accepted\n"
        self.assertEqual(self.found(INDEX, line, ""), [f"{INDEX}: has 3 0 times"])
        self.assertEqual(self.found(INDEX, line, line + "\n## Oil\n\n" + line), [f"{INDEX}: has 3 2 times"])
        self.assertEqual(self.found(INDEX, "\n## Light", ""), [f"{INDEX}: has 3 0 times", f"{INDEX}: has 5 0 times"])
        for old, new in (("lit once]", "lit]"), (": accepted", ": superseded")):
            other = f"{INDEX}: says something else than the title and the status of 3"
            self.assertEqual(self.found(INDEX, old, new), [other])

    def test_every_number_is_a_page_or_folded_into_one(self):
        either = "is to be either a page or folded into one"
        self.assertEqual(self.found(INDEX, "2 -> 3, ", ""), [f"{INDEX}: 2 {either}"])
        self.assertEqual(self.found(INDEX, "4 -> 5", "4 -> 5, 5 -> 3"), [f"{INDEX}: 5 {either}"])
        self.assertEqual(self.found(INDEX, "4 -> 5", "4 -> 1"), [f"{INDEX}: 1 is no page"])


if __name__ == "__main__":
    unittest.main()
