import CSQLite
import ServerCore

/// The tables, as every version of the server has made them, in their order.
///
/// A step that was released is never changed: files are there that it has made. What changes is another step.
struct Schema {
  let steps: [String]
  /// What the file's header says of it, so that other tools can tell what it is.
  let applicationID: Int64
  /// Of files from before they had a number.
  var unnumbered: [String] = []

  static let families = Schema(
    steps: [first, second, third, fourth, fifth, sixth],
    applicationID: 0x5451_464D
  )

  /// Ids are 16 bytes, hashes 32, times milliseconds since 1970; no row points out of its family.
  private static let first = """
    PRAGMA application_id = 0x5451464D;

    CREATE TABLE families (
      id BLOB PRIMARY KEY, is_erased INTEGER NOT NULL,
      top INTEGER NOT NULL, link BLOB NOT NULL, roster BLOB NOT NULL, bytes INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    -- Bytes last: who asks for a link does not read them. None once their stream is erased.
    CREATE TABLE records (
      family BLOB NOT NULL, seq INTEGER NOT NULL, kind INTEGER NOT NULL, stream BLOB,
      length INTEGER NOT NULL, hash BLOB NOT NULL, link BLOB NOT NULL, bytes BLOB,
      PRIMARY KEY (family, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX records_of_streams ON records (family, stream, seq) WHERE stream IS NOT NULL;
    CREATE INDEX records_of_rosters ON records (family, seq) WHERE kind = 1;

    CREATE TABLE packs (
      family BLOB NOT NULL, id BLOB NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (family, id)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE entries (
      family BLOB NOT NULL, hash BLOB NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (family, hash)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE chains (
      family BLOB NOT NULL, device BLOB NOT NULL, stream BLOB NOT NULL,
      place INTEGER NOT NULL, head BLOB NOT NULL, PRIMARY KEY (family, device, stream)
    ) STRICT, WITHOUT ROWID;

    -- Streams one behind the other.
    CREATE TABLE members (
      family BLOB NOT NULL, device BLOB NOT NULL, token_hash BLOB NOT NULL, is_parents INTEGER NOT NULL,
      is_revoked INTEGER NOT NULL, streams BLOB NOT NULL, PRIMARY KEY (family, device)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE revocations (
      family BLOB NOT NULL, device BLOB NOT NULL, record BLOB NOT NULL, PRIMARY KEY (family, device)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE codes (
      lookup BLOB PRIMARY KEY, family BLOB NOT NULL, name TEXT NOT NULL, token_hash BLOB NOT NULL,
      sign BLOB NOT NULL, wrap BLOB NOT NULL, sealed BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX codes_of_families ON codes (family);

    CREATE TABLE notes (
      family BLOB NOT NULL, device BLOB NOT NULL, note BLOB NOT NULL, PRIMARY KEY (family, device)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE mailboxes (id BLOB PRIMARY KEY, ends INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX mailboxes_by_end ON mailboxes (ends);
    CREATE TABLE messages (
      mailbox BLOB NOT NULL, number INTEGER NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (mailbox, number)
    ) STRICT, WITHOUT ROWID;
    """

  /// The index had a page to write for each pack: one row for sixteen places of the log has few.
  private static let second = """
    -- Sixteen places of the log in which some pack of a stream lies.
    CREATE TABLE stretches (
      family BLOB NOT NULL, stream BLOB NOT NULL, number INTEGER NOT NULL, PRIMARY KEY (family, stream, number)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO stretches SELECT DISTINCT family, stream, seq / 16 FROM records WHERE stream IS NOT NULL;
    DROP INDEX records_of_streams;
    """

  /// Ids are random, and each had a page of its own to write: a pack that comes again is known by its bytes.
  private static let third = "DROP TABLE packs"

  /// Views that a device reads, one behind the other: none was there before.
  private static let fourth = "ALTER TABLE members ADD COLUMN views BLOB NOT NULL DEFAULT x''"

  /// Bytes lie in a table of their own.
  ///
  /// They are found by a number there: whoever looks for a row of the other table reads whole rows on the way to it, so a
  /// stub of a large pack cost as much as the pack. What is left to be erased is a row, because it is done in pieces.
  private static let fifth = """
    CREATE TABLE contents (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL) STRICT;
    CREATE TABLE moved (
      family BLOB NOT NULL, seq INTEGER NOT NULL, kind INTEGER NOT NULL, stream BLOB,
      length INTEGER NOT NULL, hash BLOB NOT NULL, link BLOB NOT NULL,
      -- None once its stream is erased.
      content INTEGER, PRIMARY KEY (family, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER moving AFTER INSERT ON moved WHEN NEW.content IS NOT NULL BEGIN
      INSERT INTO contents (bytes) SELECT bytes FROM records WHERE family = NEW.family AND seq = NEW.seq;
      UPDATE moved SET content = last_insert_rowid() WHERE family = NEW.family AND seq = NEW.seq;
    END;
    INSERT INTO moved SELECT family, seq, kind, stream, length, hash, link, CASE WHEN bytes IS NOT NULL THEN 0 END
      FROM records;
    DROP TRIGGER moving;
    DROP TABLE records;
    ALTER TABLE moved RENAME TO records;
    CREATE INDEX records_of_rosters ON records (family, seq) WHERE kind = 1;
    CREATE INDEX members_by_token ON members (token_hash) WHERE is_revoked = 0;

    -- Records of a stream up to a place of the log; of a whole family where the stream is empty.
    CREATE TABLE erasures (
      family BLOB NOT NULL, stream BLOB NOT NULL, through INTEGER NOT NULL, PRIMARY KEY (family, stream)
    ) STRICT, WITHOUT ROWID;
    """

  /// How often a family's row was written: what is known of it from before is so as long as this is.
  private static let sixth = "ALTER TABLE families ADD COLUMN version INTEGER NOT NULL DEFAULT 1"
}

extension SQLiteConnection {
  /// Brings the tables to the newest version, one transaction a step: who is ended in between goes on from there.
  func migrate(
    by schema: Schema,
    telling notes: LongWorkNotes = .nobody
  ) throws(StorageError) {
    let (version, steps) = (try version(schema), schema.steps)
    guard version <= steps.count else { throw .isNewer(version, than: steps.count) }
    for (number, step) in steps.enumerated().dropFirst(version) {
      let what = "The file is brought to this version (step \(number + 1) of \(steps.count))"
      do throws(SQLiteFailure) {
        try work(long: what, notes) { () throws(SQLiteFailure) in
          try execute("BEGIN IMMEDIATE; \(step);\n PRAGMA user_version = \(number + 1); COMMIT;")
        }
      } catch {
        rollBack()
        throw error.asStorage
      }
    }
  }

  /// 0 of a file that nobody has used yet; whatever else is no file of ours is refused.
  private func version(_ schema: Schema) throws(StorageError) -> Int {
    do throws(SQLiteFailure) {
      let version = Int(try number("PRAGMA user_version"))
      let isOurs = try number("PRAGMA application_id") == schema.applicationID
      let tables = all("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name") {
        $0.text(0)
      }
      if let failure { throw failure }
      let isEarly = tables.isEmpty || version == 0 && tables == schema.unnumbered
      guard isOurs || isEarly else { throw SQLiteFailure(code: SQLITE_NOTADB) }
      return version
    } catch {
      throw .notOurs(error.text)
    }
  }
}
