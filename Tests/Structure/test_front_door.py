"""The check of what a newcomer reads first is seen to fail, and so is a release that does not agree with itself."""

import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from front_door import NARROW, PAGES, ROOT, SHORT, anchors, problems

SCRIPTS = "#!/bin/sh\n"
FILES = {
    "README.md": "# Lamp\n\n![A lamp](Pictures/lamp.png) `make light`, [the rest](CONTRIBUTING.md#one-test-or-two).\n",
    "CONTRIBUTING.md": "## One test, or two\n\nRules lie in `Rules/Lamp.swift`, tools in `Scripts/light`.\n",
    "SECURITY.md": "[Here](https://example.org/nowhere) and [there](Pictures).\n",
    "CHANGELOG.md": "# What is new\n\n## 1.2.0\n\nLight.\n\n## 1.1.9\n",
    "ARCHITECTURE.md": "`Rules/Lamp.swift`, `Rules`, `Lamp.swift`, `...Lamp.swift`, `Tests/HOUSE/MODULETests`\n",
    "Documentation/Sync.md": "How a lamp is lit.\n",
    "Makefile": "light:\n\t@Scripts/light\n",
    "VERSION": "1.2.0\n",
    "NOTICE": "Oil\n  Where:      app/*/oil of a packed app; Tests/Oil/*.txt, and Rules/Lamp.swift\n"
    "  Text:       Licenses/Oil.txt, Licenses/Wick.txt\n",
    "Licenses/Oil.txt": "",
    "Pictures/lamp.png": "",
    "Scripts/light": SCRIPTS,
    "Scripts/pack-licenses": SCRIPTS + "take /usr/share/wick Wick\n",
    "Sources/House/Rules/Lamp.swift": "",
    "Tests/Oil/oil.txt": "",
}


class FrontDoor(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for path, text in FILES.items():
            self.write(path, text)
        for script in (self.root / "Scripts").iterdir():
            script.chmod(0o755)

    def write(self, path, text):
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text)

    def finds(self, words, path, text):
        """With this text in the place of the file's, the one problem is told in these words."""
        before = (self.root / path).read_text()
        self.write(path, text)
        found = list(problems(self.root))
        self.write(path, before)
        self.assertEqual(len(found), 1, found)
        self.assertIn(words, found[0])

    def test_what_is_as_it_should_be_is_let_pass(self):
        self.assertEqual(list(problems(self.root)), [])

    def test_what_is_read_first_is_short(self):
        for page in SHORT:
            self.finds(f"{page} has 86 lines", page, "A\n" * 86)
        for page in NARROW:
            self.finds(f"{page}:2 has 121 characters", page, "\n" + "é" * 121)
        self.write("ARCHITECTURE.md", ("é" * 120 + "\n") * 86)
        self.assertEqual(list(problems(self.root)), [])

    def test_links_lead_somewhere_on_each_page(self):
        for page in PAGES:
            text = FILES[page]
            self.finds("leads to Nowhere.md", page, text + "[a\nplace](Nowhere.md)")
        self.finds("no such heading", "SECURITY.md", "[tests](CONTRIBUTING.md#two-tests)")
        self.finds("no such heading", "SECURITY.md", "[above](#above)")

    def test_headings_have_the_names_that_hosts_give_them(self):
        self.assertEqual(list(anchors("# A `b`, c-d: é\n")), ["a-b-c-d-é"])

    def test_commands_and_scripts_are_there(self):
        self.finds("`make dark`", "README.md", "```\nmake dark   # now\n```\n")
        self.finds("`make dark`", "ARCHITECTURE.md", "`make dark ROOM=1`")
        self.finds("Scripts/darken", "SECURITY.md", "Run Scripts/darken.")
        (self.root / "Scripts/light").chmod(0o644)
        self.finds("Scripts/light", "SECURITY.md", "")

    def test_words_in_plain_text_are_no_commands(self):
        self.write("README.md", "Lamps make light and make shadows.\n")
        self.assertEqual(list(problems(self.root)), [])

    def test_paths_are_found_from_the_root_and_by_their_module(self):
        for path in ("Rules/Wick.swift", "Tests/Oil/wax.txt", "Rules/Wick", "Wick.swift"):
            self.finds(f"ARCHITECTURE.md names {path}", "ARCHITECTURE.md", f"| a wick | `{path}` |")
        self.finds("Rules/Wick.swift", "CONTRIBUTING.md", "## One test, or two\n\n`Rules/Wick.swift`")
        self.finds("Mules/Lamp.swift", "SECURITY.md", "`Mules/Lamp.swift`")

    def test_the_release_is_the_newest_part_of_the_changelog(self):
        self.finds("is 1.1.9", "CHANGELOG.md", "# New\n\n## 1.1.9\n")
        self.finds("is None", "CHANGELOG.md", "# New\n")
        self.finds("VERSION says 1.3.0", "VERSION", "1.3.0\n")

    def test_what_notice_names_is_there_and_all_texts_are_named(self):
        notice = FILES["NOTICE"]
        self.finds("Tests/Wax/*.txt", "NOTICE", notice + "Tests/Wax/*.txt\n")
        self.finds("Rules/Wax.swift", "NOTICE", notice + "Rules/Wax.swift\n")
        self.finds("Licenses/Wax.txt", "NOTICE", notice + "Licenses/Wax.txt.\n")
        self.finds("Licenses/Wick.txt goes along", "NOTICE", notice.replace(", Licenses/Wick.txt", ""))
        self.write("Licenses/Wax.txt", "")
        self.finds("Licenses/Wax.txt goes along", "NOTICE", notice)


class Release(unittest.TestCase):
    def answer(self, version, changelog, tag):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            (root / "Scripts").mkdir()
            shutil.copy(ROOT / "Scripts/release", root / "Scripts")
            (root / "VERSION").write_text(version)
            (root / "CHANGELOG.md").write_text(changelog)
            run = subprocess.run([root / "Scripts/release", "--check", tag], capture_output=True, text=True)
            return run.returncode, run.stderr

    def test_a_release_is_made_where_tag_file_and_changelog_agree(self):
        changelog = "# New\n\n## 1.2.0\n\n## 1.1.0\n"
        self.assertEqual(self.answer("1.2.0\n", changelog, "v1.2.0"), (0, ""))
        for version, tag, words in [
            ("1.2.0", "v1.1.0", "The tag is v1.1.0"),
            ("1.2.0", "1.2.0", "The tag is 1.2.0"),
            ("1.1.0", "v1.1.0", 'part of CHANGELOG.md is "1.2.0"'),
            ("1.2", "v1.2", "which is no number"),
        ]:
            code, said = self.answer(version, changelog, tag)
            self.assertEqual(code, 1, said)
            self.assertIn(words, said)


if __name__ == "__main__":
    unittest.main()
