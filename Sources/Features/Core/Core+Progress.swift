import Domain
import SyncEngine
import Time

// Values that are computed from the whole history: once when the log changes, and not at each draw.

/// What a value derived from the log was derived from: as long as it is the same, so is the value.
///
/// Days end and quests are closed by age, so time alone changes it, by the minute.
package struct CoreVersion: Hashable, Sendable {
  let revision: Int
  let minute: Int64
  let offset: UTCOffset
}

extension Core {
  package var version: CoreVersion {
    CoreVersion(revision: revision, minute: moment.now.milliseconds / 60_000, offset: moment.offset)
  }

  /// Brings `progress` up to date, before a screen reads it.
  package mutating func refreshProgress() {
    if progressVersion == version { return }
    progressVersion = version
    progress = player.map {
      ledger.progress(of: $0, history: history, at: moment.now, offset: moment.offset)
    }
  }
}
