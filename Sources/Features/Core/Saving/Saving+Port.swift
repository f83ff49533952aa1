import Basics
import Domain
import SyncEngine
import SyncWire
import Time

extension StoringTry {
  static let timer = TimerID(.saving)

  /// Asks the browser to write what waits in one durable transaction, inside of which it asks for the records.
  ///
  /// Repeating the order is harmless: operations that are stored already are not stored again.
  ///
  /// - Parameter notes: the device's notes as they are to be from then on; empty where they have not changed.
  func order(with notes: [UInt8]) -> Effect {
    var writer = ByteWriter()
    writer.write(Int64(through))
    writer.write(Int64(attempt))
    return .ask(Request(.append, of: .saving, number: through, writer.bytes + notes))
  }
}

extension SavingAction {
  private static let stored: UInt8 = 1
  private static let noRoom: UInt8 = 2

  package init?(_ answer: Answer) {
    guard answer.kind == .append else { return nil }
    switch answer.bytes?.first {
    case Self.stored: self = .saved(answer.number)
    case Self.noRoom: self = .foundNoRoom(answer.number)
    default: self = .notSaved(answer.number)
    }
  }
}
