/// What goes through a mailbox while two devices pair, sealed under a key of the code that is typed.
package enum PairingMessage: Sendable {
  /// The inviter says who invites to what.
  case invitation(Invitation)
  /// The joiner answers with its keys and its nonce.
  case answer(PairingAnswer)
  /// The inviter tells what the invitation had only promised.
  case reveal(PairingReveal)
  /// The inviter says that the entry is stored, after a person has compared the symbols.
  case arrival(PairingArrival)
  /// The inviter says in its place that the symbols differ; a joiner finds that it is no arrival.
  case refusal

  /// The numbers of a mailbox's messages.
  package static let numbers = 0...3

  package var number: Int {
    switch self {
    case .invitation: 0
    case .answer: 1
    case .reveal: 2
    case .arrival, .refusal: 3
    }
  }

  /// The bytes that are sealed.
  package var bytes: [UInt8] {
    switch self {
    case .invitation(let message): message.json.bytes
    case .answer(let message): message.json.bytes
    case .reveal(let message): message.json.bytes
    case .arrival(let message): message.json.bytes
    case .refusal: Array(#"{"version":1}"#.utf8)
    }
  }

  /// Reads a message.
  ///
  /// - Parameter number: the number under which it lay in the mailbox.
  package init(number: Int, _ bytes: [UInt8]) throws(WireError) {
    let json = try JSON.parse(wire: bytes, upTo: SyncLimits.message)
    do throws(JSONFieldError) {
      self = try Self.read(number, json)
    } catch {
      throw .damaged
    }
  }

  private static func read(_ number: Int, _ json: JSON) throws(JSONFieldError) -> PairingMessage {
    switch number {
    case 0: .invitation(try Invitation(json))
    case 1: .answer(try PairingAnswer(json))
    case 2: .reveal(try PairingReveal(json))
    case 3: .arrival(try PairingArrival(json))
    default: throw JSONFieldError(name: "number")
    }
  }

  /// The bytes that a message is sealed along with.
  package static func sealedAlong(_ mailbox: MailboxID, number: Int) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(mailbox)
    writer.write(UInt8(number))
    return writer.bytes
  }
}
