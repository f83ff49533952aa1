import SyncHost
import SyncWire

/// What a worker tells Swift's module, as bytes (`Public/runtime/later/sync/machine.js`).
package enum WorkerMessage {
  package static let look: [UInt8] = [MessageKind.look.rawValue]
  package static let logUnread: [UInt8] = [MessageKind.logUnread.rawValue]

  package static func begin(_ rows: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    written(.begin) { writer in
      writer.write(list: rows) {
        $0.write($1.name)
        $0.write($1.bytes[...])
      }
    }
  }

  package static func wake(_ lane: Int) -> [UInt8] { [MessageKind.wake.rawValue, UInt8(lane)] }

  /// What is shown to the server could not be read here.
  package static func couldNotAsk(_ lane: Int) -> [UInt8] {
    [MessageKind.couldNotAsk.rawValue, UInt8(lane)]
  }

  /// None where nobody answers.
  package static func answered(_ lane: Int, _ answer: (status: Int, body: [UInt8])?) -> [UInt8] {
    written(.answered) { writer in
      writer.write(UInt8(lane))
      writer.write(optional: answer) {
        $0.write(count: $1.status)
        $0.write($1.body[...])
      }
    }
  }

  package static func keys(_ lane: Int, _ answers: [[UInt8]]) -> [UInt8] {
    written(.keys) { writer in
      writer.write(UInt8(lane))
      writer.write(list: answers) { $0.write($1[...]) }
    }
  }

  package static func made(_ records: [[UInt8]]) -> [UInt8] {
    written(.made) { writer in writer.write(list: records) { $0.write($1[...]) } }
  }

  package static func wished(_ wish: SyncWish) -> [UInt8] {
    written(.wished) { $0.write(wish.bytes[...]) }
  }

  package static func wished(_ wish: ViewWish) -> [UInt8] {
    written(.wished) { $0.write(wish.bytes[...]) }
  }

  package static func hinted(_ top: Int64) -> [UInt8] { written(.hinted) { $0.write(top) } }

  private static func written(
    _ kind: MessageKind,
    _ rest: (inout ByteWriter) -> Void
  ) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(kind.rawValue)
    rest(&writer)
    return writer.bytes
  }
}
