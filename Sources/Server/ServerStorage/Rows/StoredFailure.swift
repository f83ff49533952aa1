import ServerCore

/// What a connection says when it cannot do something.
protocol StoredFailure: Error, Hashable, Sendable {
  /// What was read has gone on meanwhile.
  static var moved: Self { get }
  /// A row that nobody of us has written.
  static var damaged: Self { get }

  /// Whether the same request may go well when it decides anew.
  var isPassing: Bool { get }
  /// For whoever asks the server.
  var asStore: StoreFailure { get }
  var asStorage: StorageError { get }
  /// For whoever keeps the server: words of the library, and nothing of a family.
  var text: String { get }
}
