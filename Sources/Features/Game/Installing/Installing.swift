import AppCore
import Basics
import Domain
import SyncWire
import Time

/// How the app comes to the home screen of this device, or into a window of its own.
package struct Installing: Hashable, Sendable {
  /// None until the browser has said it.
  package private(set) var device: DeviceKind?
  private var isAsked = false

  package init() {}
}

package enum InstallingAction: ActionKind {
  /// None where it could not be told.
  case deviceRead(DeviceKind?)
  /// *Put it there*
  case wanted
  /// What came of the browser's own question.
  case answered(isInstalled: Bool)
  case notNow

  /// Each device keeps it beside its log, so that a tab that only shows can say it.
  package var writes: Bool { false }
}

extension Action {
  package static func installing(_ action: InstallingAction) -> Action { .of(action) }
}

extension Installing {
  /// Asks once a start what device this is.
  package mutating func follow() -> [Effect] {
    if isAsked { return [] }
    isAsked = true
    return [.ask(.readDevice)]
  }

  package mutating func reduce(_ action: InstallingAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .deviceRead(let device?): return take(device, core)
    case .deviceRead(nil): return []
    case .wanted: return [.ask(.askToInstall)]
    case .answered(isInstalled: false): return [.ask(.readDevice)]
    case .answered(isInstalled: true):
      core.destination = .home
      return putOff(DeviceKind.forGood, core)
    case .notNow:
      core.destination = .home
      return putOff((device?.timesPutOff ?? 0) + 1, core)
    }
  }

  /// Where browser and home screen share their memory, it is offered in neither any more.
  private mutating func take(_ device: DeviceKind, _ core: Core) -> [Effect] {
    self.device = device
    let isNews = device.isInstalled && device.timesPutOff < DeviceKind.forGood
    return isNews ? putOff(DeviceKind.forGood, core) : []
  }

  private func putOff(_ times: Int, _ core: Core) -> [Effect] {
    [.ask(.keepPutOff(times, at: core.moment.now)), .ask(.readDevice)]
  }

  /// After the second day with a quest that was completed.
  func isOffered(_ core: Core) -> Bool {
    guard let device, device.isOffered(at: core.moment.now) else { return false }
    guard let first = core.history.first(where: { $0.isCompleted }) else { return false }
    return core.history.contains { $0.isCompleted && $0.day != first.day }
  }
}

extension Request {
  /// Answered as ``DeviceKind`` reads it; said unasked, too, when the browser begins to ask by itself.
  fileprivate static let readDevice = Request(.readDevice, of: .installing)
  /// Has the browser ask: answered with a byte, 1 where the app is there now.
  fileprivate static let askToInstall = Request(.askToInstall, of: .installing)

  fileprivate static func keepPutOff(_ times: Int, at now: Instant) -> Request {
    var writer = ByteWriter()
    writer.write(UInt8(min(times, DeviceKind.forGood)))
    writer.write(now.milliseconds)
    return Request(.keepPutOff, writer.bytes)
  }
}

extension InstallingAction {
  package init?(_ answer: Answer) {
    switch answer.kind {
    case .readDevice: self = .deviceRead(answer.bytes.map { DeviceKind(bytes: $0) })
    case .askToInstall: self = .answered(isInstalled: answer.bytes?.first == 1)
    default: return nil
    }
  }
}
