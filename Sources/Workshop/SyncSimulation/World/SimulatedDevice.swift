import Basics
import NativeKeys
import Sync
import SyncHost
import SyncWire

/// A device of the simulation: a worker above a disk that survives it, and the app.
package final class SimulatedDevice {
  package let name: String
  var worker: SimulatedWorker
  package internal(set) var app: SimulatedApp

  /// What had been told when something was stored last.
  var told: [SyncNotice] = []

  /// Until when its keys cannot be read.
  var keysFailUntil: Int64 = 0
  /// Which questions cannot be answered until then; none where none can.
  var failing: QuestionKind?
  /// Whether something could not be said since it has begun.
  var hadTrouble = false
  /// Since when it waits for what is never answered.
  var hangsSince: Int64?
  /// When its waits end, by lanes.
  var dues: [Int64?] = [nil, nil]
  /// How far the log has come by what it was told since it has begun.
  var hinted: Int64 = 0
  /// Whether the last page of the log that it was given was damaged.
  var wasBent = false

  /// Whether it is out of everybody's hands.
  var isGone = false

  init(_ name: String, _ disk: Disk, bugs: [PlantedBug]) {
    self.name = name
    worker = SimulatedWorker(disk)
    app = SimulatedApp(disk.database)
    #if PLANTED_BUGS
    worker.host.bugs = bugs
    #endif
  }

  package var disk: Disk {
    get { worker.disk }
    _modify { yield &worker.disk }
  }

  /// Nobody's where it belongs to no family.
  package var book: Book { worker.host.sync?.book ?? Self.nobodys }
  package var id: DeviceID { book.device }

  private static let nobodys = Book(
    family: FamilyID(0),
    device: DeviceID(0),
    role: [],
    beginning: .zero
  )

  var isMember: Bool { !isGone && worker.host.sync?.book.standing == .member }

  /// Whether it has nothing to do.
  var hasRest: Bool { hangsSince == nil && worker.isIdle && worker.host.sync?.isAtRest ?? true }

  /// Power is cut: what is not on the disk is gone.
  ///
  /// - Returns: whether what is there could be read, and is what was written.
  func restart(at now: Int64) -> Bool {
    let isRead = worker.restart(at: now)
    told = book.told
    (hangsSince, dues, hinted, hadTrouble) = (nil, [nil, nil], 0, false)
    return isRead
  }
}
