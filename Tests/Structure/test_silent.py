"""The check of silent tests is seen to fail, and lets pass what tells or looks again."""

import unittest
from pathlib import Path

from silent import silent_guards, sleeps
from swift_source import SwiftFile


def lines_of(body, head="@Test func law() throws {", framework="Testing"):
    text = f"import {framework}\n\n@Suite struct Laws {{\n  {head}\n{body}\n  }}\n}}\n"
    return list(silent_guards(SwiftFile(Path("Laws.swift"), text)))


class Guards(unittest.TestCase):
    def test_a_test_that_goes_away_is_found(self):
        self.assertEqual(lines_of("    guard let lamp else { return }"), [5])
        self.assertEqual(lines_of("    guard isLit\n    else {\n      return\n    }"), [5])
        self.assertEqual(lines_of("    each { guard let lamp = $0 else { return } }"), [5])
        self.assertEqual(lines_of("    guard isLit else { return }", "@Test(arguments: [1])\n  mutating func a(b: Int) {"), [6])

    def test_so_is_what_helps_it_and_does_not_find_what_it_looks_for(self):
        self.assertEqual(lines_of("    guard let lamp else { return }", "private func light() {"), [5])
        self.assertEqual(lines_of("    guard isLit else { return }", "private func light() {"), [])

    def test_who_tells_may_go(self):
        self.assertEqual(lines_of("    guard let lamp else { return #expect(Bool(false)) }"), [])
        self.assertEqual(lines_of('    guard let lamp else {\n      Issue.record("dark")\n      return\n    }'), [])
        self.assertEqual(lines_of("    guard let lamp else { throw Dark() }"), [])

    def test_what_is_given_back_is_somebody_elses_to_judge(self):
        self.assertEqual(lines_of("    guard let lamp else { return nil }", "func lamp() -> Int? {"), [])
        self.assertEqual(lines_of('    guard let lamp else { return "" }', "func lamp() -> String {"), [])
        self.assertEqual(lines_of("    for a in b { guard let lamp = a else { continue } }"), [])

    def test_comments_and_other_programs_are_none(self):
        self.assertEqual(lines_of("    // guard let lamp else { return }"), [])
        self.assertEqual(lines_of("    guard let lamp else { return }", framework="Domain"), [])


class Sleeps(unittest.TestCase):
    def test_a_fixed_time_is_found(self):
        self.assertEqual(sleeps("def test_it(page):\n    page.wait_for_timeout(300)\n    time.sleep(0.05)\n"), [2, 3])
        self.assertEqual(sleeps("while True:\n    time.sleep(3)\n"), [2])
        self.assertEqual(sleeps("while True:\n    def later():\n        time.sleep(0.05)\n"), [3])

    def test_a_moment_of_a_loop_and_a_moment_by_dice_are_none(self):
        self.assertEqual(sleeps("while not is_so():\n    time.sleep(0.05)\n"), [])
        self.assertEqual(sleeps("for _ in range(9):\n    if no():\n        page.wait_for_timeout(50)\n"), [])
        self.assertEqual(sleeps("time.sleep(dice.uniform(0, 1))\ntime.sleep(moment)\n"), [])

    def test_a_device_that_sleeps_on_the_tests_clock_costs_no_time(self):
        self.assertEqual(sleeps("app.sleep(3600)\n"), [])


if __name__ == "__main__":
    unittest.main()
