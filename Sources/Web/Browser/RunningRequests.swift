import AppCore
import Domain
import SyncWire
import Time

/// What has been asked and is not answered yet; a handful, so a list does.
struct RunningRequests {
  private struct Running {
    let id: Int
    let kind: PortKind
    let owner: Owner
    let number: Int
  }

  private var running: [Running] = []
  private var nextID = 1

  /// - Returns: 0 for an order, which nobody waits for.
  mutating func begin(_ request: Request) -> Int {
    guard let owner = request.owner else { return 0 }
    let id = nextID
    nextID += 1
    running.append(Running(id: id, kind: request.kind, owner: owner, number: request.number))
    return id
  }

  /// - Returns: none when nobody waits for it any more.
  mutating func end(_ id: Int, _ bytes: [UInt8]?) -> Action? {
    guard let index = running.firstIndex(where: { $0.id == id }) else { return nil }
    let request = running.remove(at: index)
    if request.kind == .wait { return .fired(TimerID(request.owner, request.number)) }
    return .answered(
      Answer(request.kind, for: request.owner, number: request.number, bytes)
    )
  }

  /// - Returns: the number of the request that waits no more.
  mutating func cancel(_ timer: TimerID) -> Int? {
    let index = running.firstIndex {
      $0.kind == .wait && TimerID($0.owner, $0.number) == timer
    }
    return index.map { running.remove(at: $0).id }
  }
}

extension Request {
  /// Answered when the time has come.
  package static func wait(_ timer: TimerID, until delay: Delay) -> Request {
    var writer = ByteWriter()
    switch delay {
    case .after(let duration):
      writer.write(UInt8(0))
      writer.write(duration.milliseconds)
    case .at(let instant):
      writer.write(UInt8(1))
      writer.write(instant.milliseconds)
    case .untouched(let duration):
      writer.write(UInt8(2))
      writer.write(duration.milliseconds)
    }
    return Request(.wait, of: timer.owner, number: timer.number, writer.bytes)
  }

  /// The wait with that number is not answered any more.
  static func stopWaiting(_ id: Int) -> Request {
    var writer = ByteWriter()
    writer.write(count: id)
    return Request(.stopWaiting, writer.bytes)
  }
}
