import Glibc
import ServerCore

/// The tables in a database, as every version of the server has made them, in their order.
///
/// A step that was released is never changed. Each leaves the tables so that the server of the version before goes on
/// with them: several servers are brought to a new version one after the other.
enum PostgresSchema {
  static let steps = [first]

  /// The tables of SQLite's file in what this engine knows of ids.
  ///
  /// What a record says is long now and then, and
  /// never read by who looks for a link: it lies outside of its row, as it is, because what is sealed cannot be pressed.
  private static let first = """
    CREATE TABLE families (
      id uuid PRIMARY KEY, is_erased smallint NOT NULL, top bigint NOT NULL, link bytea NOT NULL, roster bytea NOT NULL,
      bytes bigint NOT NULL, version bigint NOT NULL
    );
    CREATE TABLE records (
      family uuid NOT NULL, seq bigint NOT NULL, kind smallint NOT NULL, stream uuid, length bigint NOT NULL,
      hash bytea NOT NULL, link bytea NOT NULL, content bytea, PRIMARY KEY (family, seq)
    );
    CREATE INDEX records_of_rosters ON records (family, seq) WHERE kind = 1;
    CREATE TABLE stretches (
      family uuid NOT NULL, stream uuid NOT NULL, number bigint NOT NULL, PRIMARY KEY (family, stream, number)
    );
    CREATE TABLE entries (
      family uuid NOT NULL, hash bytea NOT NULL, seq bigint NOT NULL, PRIMARY KEY (family, hash)
    );
    CREATE TABLE chains (
      family uuid NOT NULL, device uuid NOT NULL, stream uuid NOT NULL, place bigint NOT NULL, head bytea NOT NULL,
      PRIMARY KEY (family, device, stream)
    );
    CREATE TABLE members (
      family uuid NOT NULL, device uuid NOT NULL, token_hash bytea NOT NULL, is_parents smallint NOT NULL,
      is_revoked smallint NOT NULL, streams bytea NOT NULL, views bytea NOT NULL, PRIMARY KEY (family, device)
    );
    CREATE INDEX members_by_token ON members (token_hash) WHERE is_revoked = 0;
    CREATE TABLE revocations (
      family uuid NOT NULL, device uuid NOT NULL, record bytea NOT NULL, PRIMARY KEY (family, device)
    );
    CREATE TABLE notes (
      family uuid NOT NULL, device uuid NOT NULL, note bytea NOT NULL, PRIMARY KEY (family, device)
    );
    CREATE TABLE erasures (
      family uuid NOT NULL, stream uuid NOT NULL, through bigint NOT NULL, PRIMARY KEY (family, stream)
    );
    CREATE TABLE codes (
      lookup uuid PRIMARY KEY, family uuid NOT NULL, name text NOT NULL, token_hash bytea NOT NULL,
      sign bytea NOT NULL, wrap bytea NOT NULL, sealed bytea NOT NULL
    );
    CREATE INDEX codes_of_families ON codes (family);
    CREATE TABLE reminders (
      family uuid NOT NULL, device uuid NOT NULL, number smallint NOT NULL,
      endpoint text NOT NULL, key bytea NOT NULL, auth bytea NOT NULL,
      zone text NOT NULL, minute bigint NOT NULL, days bigint NOT NULL,
      next bigint NOT NULL, due bigint NOT NULL,
      at bigint, attempts bigint, again bigint, PRIMARY KEY (family, device, number)
    );
    CREATE INDEX reminders_by_due ON reminders (due);
    CREATE TABLE settings (name text PRIMARY KEY, value bytea NOT NULL);
    CREATE UNLOGGED TABLE mailboxes (id uuid PRIMARY KEY, ends bigint NOT NULL);
    CREATE INDEX mailboxes_by_end ON mailboxes (ends);
    CREATE UNLOGGED TABLE messages (
      mailbox uuid NOT NULL, number bigint NOT NULL, bytes bytea NOT NULL, PRIMARY KEY (mailbox, number)
    );
    CREATE UNLOGGED TABLE rates (
      hour bigint NOT NULL, asker uuid NOT NULL, asked bigint NOT NULL, PRIMARY KEY (asker, hour)
    );
    ALTER TABLE records ALTER content SET STORAGE EXTERNAL;
    ALTER TABLE records SET (autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_freeze_min_age = 0);
    ALTER TABLE families SET (fillfactor = 50);
    ALTER TABLE chains SET (fillfactor = 50);
    ALTER TABLE rates SET (fillfactor = 50);
    ALTER TABLE reminders SET (fillfactor = 50);
    """
}

extension PostgresConnection {
  /// How often somebody else may be in the way of a change.
  private static let mostTries = 100

  /// Brings the tables to the newest version: one server does it, and others who start meanwhile wait for it.
  func migrate() throws(StorageError) {
    for left in (0..<Self.mostTries).reversed() {
      do throws(PostgresFailure) {
        return try makeSteps()
      } catch {
        // Whoever would wait for a table longer keeps all others who want to read it waiting behind it.
        guard left > 0, error.isInTheWay else { throw error.asStorage }
        usleep(50_000)
      }
    }
  }

  private func makeSteps() throws(PostgresFailure) {
    try execute("CREATE TABLE IF NOT EXISTS steps (number bigint PRIMARY KEY)")
    try execute("INSERT INTO steps VALUES (0) ON CONFLICT DO NOTHING")
    try execute(
      "BEGIN; SET LOCAL lock_timeout = '50ms'; SELECT number FROM steps WHERE number = 0 FOR UPDATE"
    )
    do throws(PostgresFailure) {
      let done = Int(try ask("SELECT max(number) FROM steps"))
      for (number, step) in PostgresSchema.steps.enumerated().dropFirst(done) {
        try execute(step)
        try execute("INSERT INTO steps VALUES (\(number + 1))")
      }
      try execute("COMMIT")
    } catch {
      try? execute("ROLLBACK")
      throw error
    }
  }

  private func ask(_ text: StaticString) throws(PostgresFailure) -> Int64 {
    try look { first(text) { $0.number(0) } ?? 0 }
  }
}

extension PostgresFailure {
  /// Two who make the same table at once are told so by its name's row.
  fileprivate var isInTheWay: Bool {
    isPassing || ["55P03", "23505", "42P07"].contains(state)
  }
}
