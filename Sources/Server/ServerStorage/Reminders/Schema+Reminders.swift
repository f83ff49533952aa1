extension Schema {
  /// Of the file of reminders.
  ///
  /// Its first step also takes those that were made before there were numbers.
  static let reminders = Schema(
    steps: [firstOfReminders],
    applicationID: 0x5451_524D,
    unnumbered: ["keys", "reminders"]
  )

  private static let firstOfReminders = """
    PRAGMA application_id = 0x5451524D;
    CREATE TABLE IF NOT EXISTS keys (pkcs8 BLOB NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS reminders (
      family BLOB NOT NULL, device BLOB NOT NULL, number INTEGER NOT NULL,
      endpoint TEXT NOT NULL, key BLOB NOT NULL, auth BLOB NOT NULL,
      zone TEXT NOT NULL, minute INTEGER NOT NULL, days INTEGER NOT NULL,
      next INTEGER NOT NULL, due INTEGER NOT NULL,
      at INTEGER, attempts INTEGER, again INTEGER,
      PRIMARY KEY (family, device, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS reminders_by_due ON reminders (due);
    """
}
