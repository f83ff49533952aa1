import Access
import App
import AppCore
import Basics
import Browser
import Domain
import Editing
import Family
import Game
import Setup
import Strings
import SyncEngine
import SyncWire
import Time
import Transfer

/// Writes down what the app asks for, and answers what a test wants answered.
final class FakePort {
  struct Asked {
    let id: Int
    let kind: PortKind
    let bytes: [UInt8]
  }

  private(set) var patches: [[UInt8]] = []
  private(set) var framesAskedFor = 0
  private(set) var asked: [Asked] = []
  private(set) lazy var app = RunningApp(
    port: port,
    texts: .english,
    dice: Dice(seed: (1, 2, 3, 4)),
    laterPart: laterPart
  )
  private let laterPart: LaterPart.Phase

  init(laterPart: LaterPart.Phase = .here) { self.laterPart = laterPart }

  /// An app that was opened with a log.
  static func opened(
    _ records: [UInt8] = [],
    device: UInt128 = 1,
    at place: [UInt8]? = nil
  ) -> FakePort {
    let port = FakePort()
    if let place { port.app.news(.launched, place) }
    port.app.opened(device: device, records: records, role: .writer)
    return port
  }

  static let onHomeScreen: [UInt8] = [1, 0, 0]

  private var port: Port {
    let moment = Moment(
      now: Instant(milliseconds: 1_793_260_800_000),
      monotonic: .zero,
      offset: .utc
    )
    return Port(
      moment: { moment },
      zone: .utc,
      applyPatches: { self.patches.append($0) },
      requestFrame: { self.framesAskedFor += 1 },
      request: { self.asked.append(Asked(id: $0, kind: $1, bytes: $2)) }
    )
  }

  func asked(for kind: PortKind) -> [Asked] { asked.filter { $0.kind == kind } }

  /// Answers the last request of a kind.
  func answer(_ kind: PortKind, _ bytes: [UInt8]?) {
    guard let last = asked(for: kind).last else { return }
    app.answer(last.id, bytes)
  }

  /// The batches that were to be stored, as often as they were.
  var appended: [BatchID] {
    asked(for: .append).map {
      var reader = ByteReader($0.bytes[...])
      return BatchID(reader.number())
    }
  }

  /// The records of a batch, as storage numbers them.
  func records(of batch: BatchID, from counter: Int) -> [[UInt8]] {
    app.encode(through: batch, without: 0, from: Int64(counter)).map { $0.record }
  }

  static func joined(_ records: [[UInt8]]) -> [UInt8] {
    records.flatMap { record in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: record.count >> $0) } + record
    }
  }
}
