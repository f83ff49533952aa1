"""What `make size` reads out of a module: its functions with their names, and whose they are."""

import hashlib
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "Benchmarks/module"))

from attribution import RUNTIME, STANDARD, Sources, owner  # noqa: E402
from wasm import functions  # noqa: E402

FILES = {
    "Game/Home/HomePage.swift": "func homePage() {\n}\nprivate func row() {\n}\n",
    "Game/Week/WeekPage.swift": "func weekPage() {\n}\nextension Lamp {\n  func week() {}\n}\n",
    "Rules/Lamp.swift": "struct Lamp {\n  func light() {}\n}\n",
}


def section(number, content):
    return bytes([number, len(content)]) + content


def named(name):
    return bytes([len(name)]) + name.encode()


class Module(unittest.TestCase):
    def test_functions_have_their_bodies_and_names_and_imported_ones_come_first(self):
        imports = section(2, b"\x02" + named("env") + named("now") + b"\0\0" + named("env") + named("m") + b"\2\0\1")
        code = section(10, b"\x02" + b"\2\0\x0b" + b"\4\0\1\1\x0b")
        names = section(0, named("name") + section(1, b"\x03\0" + named("now") + b"\1" + named("a") + b"\2" + named("b")))
        found = functions(b"\0asm\1\0\0\0" + imports + code + names)
        self.assertEqual([(one.name, len(one.body)) for one in found], [("a", 3), ("b", 5)])


class Owners(unittest.TestCase):
    def setUp(self):
        self._folder = tempfile.TemporaryDirectory()
        self.addCleanup(self._folder.cleanup)
        for path, text in FILES.items():
            file = Path(self._folder.name, "House", path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        self.sources = Sources(Path(self._folder.name))

    def owner(self, name, mangled="$e4Game"):
        return owner(mangled, name, self.sources)

    def test_a_function_is_its_folders(self):
        self.assertEqual(self.owner("Game.homePage() -> ()"), ("Game", "Home"))
        self.assertEqual(self.owner("Rules.Lamp.light() -> ()"), ("Rules", "."))

    def test_a_private_name_says_its_file(self):
        hashed = hashlib.md5(b"GameHomePage.swift").hexdigest().upper()
        self.assertEqual(self.owner(f"Game.(row in _{hashed})(of: Swift.Int) -> ()"), ("Game", "Home"))

    def test_what_is_made_of_a_function_is_its_folders_too(self):
        closure = "closure #2 (Rules.Lamp) -> () in closure #1 () -> [Game.Row<Rules.Lamp>] in "
        self.assertEqual(self.owner(closure + "Game.weekPage() -> ()"), ("Game", "Week"))
        special = "merged generic specialization <Rules.Lamp, () -> Game.Row> of static "
        self.assertEqual(self.owner(special + "Game.weekPage() -> ()"), ("Game", "Week"))
        self.assertEqual(self.owner("outlined init with copy of Rules.Lamp"), ("Rules", "."))

    def test_what_an_extension_adds_is_its_modules(self):
        self.assertEqual(self.owner("(extension in Game):Rules.Lamp.week() -> ()"), ("Game", "Week"))
        constant = "one-time initialization function for week"
        self.assertEqual(self.owner(constant, "$e5Rules4LampV4GameE4week_WZ")[0], "Game")

    def test_what_no_folder_declares_is_no_folders(self):
        self.assertEqual(self.owner("Game.somewhere() -> ()"), ("Game", "?"))
        special = "generic specialization <Rules.Lamp> of Swift.Array.append(__owned A) -> ()"
        self.assertEqual(self.owner(special, "$eSa6append"), (STANDARD, ""))
        self.assertEqual(self.owner("memcpy", "memcpy"), (RUNTIME, ""))


if __name__ == "__main__":
    unittest.main()
