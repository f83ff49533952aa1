import Basics
import Sync
import SyncWire

/// Sync on a device, beside the app: what the family's machine and a pairing order is told to a worker, which has
/// keys, storage and network, and what the worker says goes to whom it is for.
package struct DeviceSync {
  /// Where the family's server is: an origin.
  package let server: String
  /// Milliseconds since 1970, with each message.
  private(set) var now: Int64 = 0

  package internal(set) var sync: SyncMachine?
  /// As it lies in storage.
  package internal(set) var stored: Book?
  /// How it stood to a family of which a part is gone.
  var emptied: SyncStatus?
  var pairing: Pairing?
  /// How many of the family's last requests the server gave no answer to.
  var silences = 0
  /// Why the server did not take what was asked last.
  var lastRefusal: SyncRefusal?
  /// From one try of a pairing's to the next, where something has failed.
  var pairingPauses = Backoff(first: 1, longest: 16)
  /// Whether what was made here could not be looked at.
  var isLogUnread = false
  /// Whether this device had an invitation when it was needed last.
  var hadInvitation = false
  /// As whom this device hears hints.
  private var listener: DeviceID?

  /// Last, by lanes.
  private var asked: [[KeyQuestion]] = [[], []]
  private var shown = SyncStatus()
  /// What pages show before anybody has asked the server.
  private var kept = SyncStatus()
  private var orders: [LanedOrder] = []

  #if PLANTED_BUGS
  package var bugs: [PlantedBug] = []
  func has(_ bug: PlantedBug) -> Bool { bugs.contains(bug) }
  #else
  @inline(__always) func has(_ bug: PlantedBug) -> Bool { false }
  #endif

  package init(server: String) { self.server = server }

  package mutating func take(_ message: HostMessage, now: Int64) -> [LanedOrder] {
    self.now = now
    orders = []
    switch message {
    case .begin(let book, let shown): begin(book, shown)
    case .wake(.family): wakeFamily()
    case .wake(.pairing): wakePairing()
    case .look: give(.look)
    case .hinted(let top): give(.hinted(top))
    case .answered(.family, let answer): take(answer)
    case .answered(.pairing, let answer): takePairing(answer)
    case .couldNotAsk(.family): give(.couldNotAsk)
    case .couldNotAsk(.pairing): pairLater()
    case .logUnread: isLogUnread = true
    case .keys(let lane, let answers): take(answers, lane)
    case .made(let records):
      isLogUnread = false
      note(records)
    case .wished(let wish): fulfil(wish)
    case .wishedOfView(let wish): give(.wished(Wish(wish)))
    }
    followPairing()
    show()
    listen()
    return orders
  }

  mutating func order(_ order: HostOrder, _ lane: Lane) {
    if case .ask(let questions) = order { asked[Int(lane.rawValue)] = questions }
    orders.append(LanedOrder(lane: lane, order: order))
  }

  private mutating func take(_ answers: [[UInt8]], _ lane: Lane) {
    let questions = asked[Int(lane.rawValue)]
    let read = zip(questions, answers).map { KeyAnswer($1, to: $0) }
    for case (.invitation, .bytes(let text)) in zip(questions, read) {
      hadInvitation = !(text ?? []).isEmpty
    }
    switch lane {
    case .family: give(.keys(read))
    case .pairing: takePairing(read)
    }
  }

  private mutating func listen() {
    guard let book = sync?.book, book.standing == .member else {
      listener = nil
      return
    }
    if listener == book.device { return }
    listener = book.device
    order(.listen(.hints(book.family), by: .device(book.device)), .family)
  }

  private mutating func show() {
    let status = status
    if status == shown { return }
    shown = status
    order(.show(status), .family)
    keep(status)
  }

  private mutating func keep(_ status: SyncStatus) {
    var resting = status
    (resting.pairing, resting.progress) = (.none, .onItsOwn)
    if resting == kept || resting.standing == .alone { return }
    kept = resting
    order(.store([.put(StoredName.status, resting.bytes)]), .family)
  }
}

extension Wish {
  fileprivate init(_ wish: ViewWish) {
    self =
      switch wish {
      case .handOver(let view, let player, let record):
        .handOver(StreamID(view), of: .play(of: player), record)
      case .noteOpened(let view): .noteOpened(StreamID(view))
      case .close(let view): .close(StreamID(view))
      }
  }
}

package struct LanedOrder {
  package let lane: Lane
  package let order: HostOrder

  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(order, in: lane)
    return writer.bytes
  }
}
