"""The check of the arrows is seen to fail: on a circle planted into every module, and to pass what is none."""

import shutil
import tempfile
import unittest
from pathlib import Path

from arrows import KNOTS, ROOT, Tree, explained, knots, problems

HERE = "package struct Lamp {\n  package func light() { burn() }\n}\n"
THERE = "package func burn() {}\n"


def tree_of(folder, files):
    """A tree of one module, Made, with these files: {path: text}."""
    for path, text in files.items():
        file = Path(folder, "House", "Made", path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return Tree(Path(folder))


def found(files, reasons=""):
    with tempfile.TemporaryDirectory() as folder:
        return list(problems(tree_of(folder, files), explained(reasons)))


class Planted(unittest.TestCase):
    def test_a_circle_that_is_planted_into_a_module_is_found(self):
        """One arrow of each module is turned round in a copy."""
        reasons = explained(KNOTS.read_text())
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder, "Sources")
            shutil.copytree(ROOT / "Sources", copy)
            tree = Tree(copy)
            planted = {}
            for module in tree.modules:
                if None not in reasons.get(module.name, []):
                    planted[module.name] = plant(tree, module)
            told = list(problems(Tree(copy), reasons))
        self.assertGreater(len([names for names in planted.values() if names]), 3)
        for module, names in planted.items():
            if names:
                start, end, name = names
                said = [one for one in told if one.startswith(f"{module}: ") and f"{start} -> {end}: {name}" in one]
                self.assertTrue(said, f"{module}: {start} -> {end} by {name} was not found in {told}")


def plant(tree, module):
    """Lets a folder name a type of one that leads to it; answers both, and the name."""
    arrows = tree.arrows(module)
    tied = [set(knot) for knot in knots(arrows)]
    types = {there: name for name, (there, kind) in sorted(tree.definitions(module).items()) if kind == "type"}
    for start, end in sorted(arrows):
        if start in types and not any({start, end} <= knot for knot in tied):
            Path(module.folder, end, "Planted.swift").write_text(f"package typealias Planted = {types[start]}\n")
            return end, start, types[start]
    return None


class Made(unittest.TestCase):
    def test_an_arrow_is_no_circle(self):
        self.assertEqual(found({"A/Here.swift": HERE, "B/There.swift": THERE}), [])

    def test_two_folders_that_name_each_other_are_one(self):
        [told] = found({"A/Here.swift": HERE, "B/There.swift": THERE + "let lamp = Lamp()\n"})
        self.assertIn("A, B", told)
        self.assertIn("A -> B: burn (A/Here.swift:2)", told)
        self.assertIn("B -> A: Lamp (B/There.swift:2)", told)

    def test_so_are_three(self):
        files = {
            "A/Here.swift": HERE,
            "B/There.swift": "package func burn() { Oil.pour() }\n",
            "C/Oil.swift": "enum Oil {}\nextension Oil {\n  static func pour(into lamp: Lamp) {}\n}\n",
        }
        [told] = found(files)
        self.assertIn("A, B, C", told)

    def test_what_an_extension_adds_belongs_where_it_lies(self):
        added = "extension Lamp {\n  package func dim() {}\n}\n"
        lamp = HERE.replace("burn()", "dim()")
        [told] = found({"A/Lamp.swift": lamp, "B/Lamp+Dim.swift": added})
        self.assertIn("A -> B: dim", told)

    def test_comments_and_texts_name_nothing_but_code_in_a_text_does(self):
        said = '// Lamp\n/* a /* Lamp */ Lamp */\nlet said = "Lamp"\nlet more = """\n  Lamp "Lamp"\n  """\n'
        self.assertEqual(found({"A/Here.swift": HERE, "B/There.swift": THERE + said}), [])
        said = 'let said = "\\(said(Lamp()) + "Lamp")"\n'
        self.assertEqual(len(found({"A/Here.swift": HERE, "B/There.swift": THERE + said})), 1)

    def test_a_name_that_stands_for_something_else_is_no_arrow(self):
        label = "package func fill(burn lamp: Int) { other(burn: lamp) }\n"
        local = "package func ends() {\n  let light = 1\n  print(light)\n}\n"
        files = {
            "A/Here.swift": "package struct Lamp {}\nextension Lamp {\n  package func light() { burn() }\n}\n",
            "B/There.swift": THERE + label + local,
        }
        self.assertEqual(found(files), [])

    def test_a_circle_with_a_reason_may_stay_and_a_reason_without_one_may_not(self):
        files = {"A/Here.swift": HERE, "B/There.swift": THERE + "let lamp = Lamp()\n"}
        self.assertEqual(found(files, "Made: A, B — it is an example"), [])
        self.assertEqual(found(files, "Made: * — it is an example"), [])
        [told] = found(files | {"B/There.swift": THERE}, "Made: A, B — it is an example")
        self.assertIn("no such circle any more", told)
        [told] = found(files | {"B/There.swift": THERE}, "Made: * — it is an example")
        self.assertIn("no such circle any more", told)
        self.assertIn("no such module", "".join(found(files, "Made: A, B — one\nGone: A, B — another")))

    def test_a_reason_for_two_folders_is_none_for_three(self):
        files = {
            "A/Here.swift": HERE,
            "B/There.swift": THERE + "let lamp = Lamp()\nlet oil = Oil()\n",
            "C/Oil.swift": "struct Oil {\n  let lamp: Lamp\n}\n",
        }
        self.assertEqual(len(found(files, "Made: A, B — it is an example")), 2)


if __name__ == "__main__":
    unittest.main()
