"""The check of manners is seen to fail on each thing that it forbids, and to pass what is none."""

import tempfile
import unittest
from pathlib import Path

from manners import problems


def told(*texts, modules=("Oil", "Wick")):
    """What is said of a module a text."""
    with tempfile.TemporaryDirectory() as folder:
        for module, text in zip(modules, texts):
            file = Path(folder, "House", module, "File.swift")
            file.parent.mkdir(parents=True)
            file.write_text(text)
        return list(problems(Path(folder)))


class Names(unittest.TestCase):
    def test_a_name_of_two_modules_is_found(self):
        [problem] = told("struct Lamp {}\n", "enum Lamp {}\n")
        self.assertIn("Lamp is a type of Oil and of Wick", problem)

    def test_a_name_of_a_module_is_found(self):
        [problem] = told("struct Wick {}\n", "struct Flame {}\n")
        self.assertIn("Wick is a type and a module", problem)

    def test_what_is_private_or_inside_another_type_is_its_own(self):
        self.assertEqual(told("private struct Lamp {}\n", "enum Lamp {}\n"), [])
        self.assertEqual(told("enum Light { struct Lamp {} }\n", "enum Lamp {}\n"), [])
        self.assertEqual(told("extension Lamp {}\n", "enum Lamp {}\n"), [])


class Parameters(unittest.TestCase):
    def test_six_are_too_many(self):
        [problem] = told("func burn(a: A, b: [B, C], c: (D) -> E, d: F<G, H>, e: I, f: J) {}\n")
        self.assertIn("File.swift:1: burn has 6 parameters", problem)
        self.assertEqual(told("func burn(a: A, b: [B, C], c: (D) -> E, d: F<G, H>, e: I = f(1, 2)) {}\n"), [])

    def test_a_type_names_as_many_as_it_has(self):
        self.assertEqual(told("struct Lamp { init(a: A, b: B, c: C, d: D, e: E, f: F) {} }\n"), [])


class Actions(unittest.TestCase):
    def test_a_default_is_found(self):
        for subject in ("action", "(action, phase)"):
            for rest in ("default: break", "case _: break"):
                [problem] = told(f"func reduce() {{\n  switch {subject} {{\n  case .lit: light()\n  {rest}\n  }}\n}}\n")
                self.assertIn("File.swift:2: a switch over an action", problem)

    def test_so_is_one_of_an_action_over_itself(self):
        body = "{\n  var writes: Bool {\n    switch self {\n    case .lit: true\n    default: false\n    }\n  }\n}\n"
        self.assertEqual(len(told("enum LampAction " + body)), 1)
        self.assertEqual(len(told("extension LampAction " + body)), 1)
        self.assertEqual(told("enum Lamp " + body), [])

    def test_a_default_of_something_else_inside_is_none(self):
        inner = "switch lamp {\n    case .on: a()\n    default: b()\n    }"
        self.assertEqual(told(f"func f() {{\n  switch action {{\n  case .lit: g {{\n    {inner}\n    }}\n  }}\n}}\n"), [])


if __name__ == "__main__":
    unittest.main()
