import CSQLite

/// Tells whoever waits for something long that it goes on.
package struct LongWorkNotes {
  /// The first words come after as long, so that what is short is silent.
  static let pause = Duration.seconds(10)

  let tell: (String) -> Void
  let now: () -> ContinuousClock.Instant

  /// - Parameter tell: is told every ten seconds what goes on, and for how long it has.
  package init(
    _ tell: @escaping (String) -> Void,
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    (self.tell, self.now) = (tell, now)
  }

  package static var nobody: LongWorkNotes { LongWorkNotes { _ in } }
}

extension SQLiteConnection {
  /// What may take minutes.
  ///
  /// - Parameter what: a sentence's beginning.
  func work<Result>(
    long what: String,
    _ notes: LongWorkNotes,
    _ work: () throws(SQLiteFailure) -> Result
  ) throws(SQLiteFailure) -> Result {
    let watch = LongWorkWatch(what, notes)
    let tick: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = { context in
      if let context { Unmanaged<LongWorkWatch>.fromOpaque(context).takeUnretainedValue().look() }
      return 0
    }
    sqlite3_progress_handler(handle, 10_000, tick, Unmanaged.passUnretained(watch).toOpaque())
    defer {
      sqlite3_progress_handler(handle, 0, nil, nil)
      withExtendedLifetime(watch) {}
    }
    return try work()
  }
}

private final class LongWorkWatch {
  private let what: String
  private let notes: LongWorkNotes
  private let start: ContinuousClock.Instant
  private var told: ContinuousClock.Instant

  init(_ what: String, _ notes: LongWorkNotes) {
    (self.what, self.notes) = (what, notes)
    start = notes.now()
    told = start
  }

  func look() {
    let now = notes.now()
    guard told.duration(to: now) >= LongWorkNotes.pause else { return }
    told = now
    notes.tell("\(what): \(start.duration(to: now).components.seconds) s so far.")
  }
}
