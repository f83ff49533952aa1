/// What is set on connections to the files of a server, whichever they are.
enum SQLiteSettings {
  /// Nothing in the file is believed to be code.
  static let careful = """
    PRAGMA trusted_schema = OFF;
    PRAGMA cell_size_check = ON;
    PRAGMA temp_store = MEMORY;

    """

  /// What is committed is on disk (FULL, beside the write-ahead log), and what is deleted is overwritten.
  ///
  /// The log keeps its room of 32 MB: with each commit that makes a file longer the disk writes that down as well.
  static let durable = """
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
    PRAGMA journal_size_limit = 33554432;

    """
}
