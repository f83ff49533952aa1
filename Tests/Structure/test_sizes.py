"""The check of sizes is seen to fail, one line beyond each bound, and to pass at it."""

import tempfile
import unittest
from pathlib import Path

from sizes import MEDIAN_FILE, P95_FILE, P99_FUNCTION, TEST_FILE, beyond, long_tests, percentile
from swift_source import SwiftFile


def file_of(lines):
    return SwiftFile(Path("File.swift"), "\n" * lines)


def function_of(lines):
    return SwiftFile(Path("File.swift"), "func long() {\n" + "  work()\n" * (lines - 2) + "}\n")


def long_ones(name, text):
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, name).write_text(text)
        return list(long_tests(Path(folder)))


class Sizes(unittest.TestCase):
    def test_a_percentile_is_a_size_that_is_there(self):
        self.assertEqual([percentile(range(1, 101), percent) for percent in (50, 95, 99, 100)], [50, 95, 99, 100])
        self.assertEqual(percentile([7], 50), 7)

    def test_files_may_be_as_long_as_the_bounds_say(self):
        small = [file_of(1)] * 19
        self.assertEqual(list(beyond([*small, file_of(P95_FILE), file_of(2000)] + small)), [])
        self.assertEqual(len(list(beyond([*small, file_of(P95_FILE + 1), file_of(2000)]))), 1)
        self.assertEqual(list(beyond([file_of(MEDIAN_FILE)])), [])
        [told] = beyond([file_of(MEDIAN_FILE + 1)])
        self.assertIn(f"median is {MEDIAN_FILE + 1}", told)

    def test_functions_may_be_as_long_as_the_bound_says(self):
        self.assertEqual(list(beyond([function_of(P99_FUNCTION)])), [])
        [told] = beyond([function_of(P99_FUNCTION + 1)])
        self.assertIn("long (File.swift:1)", told)

    def test_what_has_a_body_is_a_function(self):
        text = (
            "struct Lamp {\n  let oil = { 1 }()\n  var light: Int {\n    2\n  }\n"
            "  init() {\n    func inner() {}\n  }\n  static func == (a: Lamp, b: Lamp) -> Bool {\n    true\n  }\n}\n"
            "protocol Lit {\n  var light: Int { get }\n  func burn()\n}\n"
            "func long(\n  a: () -> Void = {}\n) -> Int\nwhere A: B {\n  1\n}\n"
        )
        found = [d.lines for d in SwiftFile(Path("File.swift"), text).declarations if d.is_function]
        self.assertEqual(found, [3, 3, 3, 6])

    def test_a_test_may_be_as_long_as_the_bound_says(self):
        self.assertEqual(long_ones("test.py", "\n" * TEST_FILE), [])
        self.assertEqual(len(long_ones("test.py", "\n" * (TEST_FILE + 1))), 1)
        self.assertEqual(len(long_ones("test.swift", "\n" * (TEST_FILE + 1))), 1)
        self.assertEqual(long_ones("data.json", "\n" * (TEST_FILE + 1)), [])


if __name__ == "__main__":
    unittest.main()
