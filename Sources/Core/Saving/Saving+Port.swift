import Basics
import Domain
import SyncWire
import Time

extension Batch {
  /// Write the batch in one durable transaction: the browser asks for its records inside of it.
  ///
  /// Repeating the order is harmless: operations that are stored already are not stored again.
  func order(waiting patience: Seconds) -> [Effect] {
    var writer = ByteWriter()
    writer.write(Int64(id))
    writer.write(Int64(attempt))
    let request = Request(.append, of: .saving, number: id, writer.bytes)
    return [.ask(request), .wait(TimerID(.saving, id), .after(patience))]
  }
}

extension SavingAction {
  private static let stored: UInt8 = 1
  private static let noRoom: UInt8 = 2

  /// A batch that could not be stored is tried again when its time is up.
  package init?(_ answer: Answer) {
    switch answer.bytes?.first {
    case Self.stored: self = .saved(answer.number)
    case Self.noRoom: self = .foundNoRoom(answer.number)
    default: return nil
    }
  }
}
