"""The check of statements is seen to fail on each thing that some engine refuses, and lets pass what all know."""

import unittest

from statements import literals, wrong

REFUSED = {
    "WITH kept AS (INSERT INTO notes (family) VALUES ($1) RETURNING family) SELECT family FROM kept": "WITH",
    "CREATE FUNCTION top() RETURNS bigint": "function",
    "CREATE TABLE records (family uuid, seq bigint, PRIMARY KEY (family, seq)) PARTITION BY HASH (family)": "partitions",
    "CREATE TABLE records (family uuid, seq bigserial, PRIMARY KEY (family, seq))": "sequence",
    "SELECT pg_advisory_lock(7)": "lock",
    "PREPARE TRANSACTION 'one'": "two phases",
    "CREATE TABLE notes (family uuid REFERENCES families, PRIMARY KEY (family))": "points",
    "LISTEN families": "heard",
    "SELECT seq FROM records WHERE family = $1 FOR UPDATE SKIP LOCKED": "locks",
    "CREATE TABLE records (seq bigint NOT NULL, family uuid NOT NULL, PRIMARY KEY (seq, family))": "key first",
    "CREATE UNLOGGED TABLE records (family uuid, seq bigint, PRIMARY KEY (family, seq))": "power cut",
    "CREATE TABLE rates (asker uuid, hour bigint, PRIMARY KEY (asker, hour))": "for nothing",
    "SELECT content FROM records WHERE seq = $1": "any family",
    "DELETE FROM chains": "any family",
    "UPDATE families SET top = $1 WHERE top < $1": "any id",
    "INSERT INTO chains (device, stream) VALUES ($1, $2)": "does not say the family",
    "INSERT INTO records SELECT family, seq FROM older": "does not say the family",
    "SELECT name FROM people WHERE family = $1": "nobody knows",
}
KNOWN = [
    "SELECT content FROM records WHERE family = $1 AND seq = $2",
    "INSERT INTO rates (hour, asker, asked) VALUES ($2, $1, $3) ON CONFLICT (asker, hour) DO UPDATE SET asked = 1",
    "UPDATE families SET version = CASE WHEN version = $2 THEN version END WHERE id = $1",
    "DELETE FROM mailboxes WHERE id = $1",
    "CREATE UNLOGGED TABLE mailboxes (id uuid PRIMARY KEY, ends bigint NOT NULL)",
    "CREATE INDEX mailboxes_by_end ON mailboxes (ends)",
]


class Statements(unittest.TestCase):
    def test_each_is_refused_for_what_it_is(self):
        for statement, why in REFUSED.items():
            with self.subTest(statement):
                self.assertTrue(any(why in words for words in wrong(statement)), list(wrong(statement)))

    def test_what_all_engines_know_is_let_pass(self):
        for statement in KNOWN:
            with self.subTest(statement):
                self.assertEqual(list(wrong(statement)), [])

    def test_each_is_found_where_it_stands_and_other_words_are_none(self):
        text = '''
          // run("DELETE FROM chains")
          run("DELETE FROM notes WHERE family = $1", .id(family))
          fail("SELECTED")
          static let steps = """
            CREATE TABLE steps (number bigint PRIMARY KEY);
            INSERT INTO steps
              VALUES (0)
            """
        '''
        self.assertEqual(
            list(literals(text)),
            [
                "DELETE FROM notes WHERE family = $1",
                "CREATE TABLE steps (number bigint PRIMARY KEY)",
                "INSERT INTO steps VALUES (0)",
            ],
        )


if __name__ == "__main__":
    unittest.main()
