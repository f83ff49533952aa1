import Basics
import Sync
import SyncWire

/// Why a pairing does not go on for now.
enum PairingStop: Error {
  case waits
  case ends(PairingEnd)
}

/// What a pairing waits for.
enum PairingWait {
  case key(KeyQuestion)
  case call(SyncCall, [UInt8], TokenOwner)
  /// That this device's own entry is read back.
  case founded
  /// A person's, who has compared the symbols.
  case word
  /// That the roster has the other device.
  case broughtIn(DeviceID)
  /// That something has come which the other device has signed.
  case begun(DeviceID)
  /// That the family's machine has been told what is wanted of it.
  case handedOn(Wish)
}

/// What a pairing has come to know, in the order in which it asked.
///
/// A pairing is written down as one page from its beginning to its end (``Pairing``). It stops where something is not
/// known yet and is read from its beginning again when it is: what was answered before is answered at once.
struct PairingScript {
  private enum Known {
    case key(KeyAnswer)
    case done([UInt8])
    case refused(SyncRefusal)
    case isSo(Bool)
  }

  private var known: [Known] = []
  private var next = 0
  private var numbers = 0
  private(set) var wait = PairingWait.founded

  mutating func beginAgain() { (next, numbers) = (0, 0) }

  mutating func learn(_ answer: KeyAnswer) { known.append(.key(answer)) }
  mutating func learn(done body: [UInt8]) { known.append(.done(body)) }
  mutating func learn(_ refusal: SyncRefusal) { known.append(.refused(refusal)) }
  mutating func learn(_ isSo: Bool) { known.append(.isSo(isSo)) }

  private mutating func stop(_ wait: PairingWait) -> PairingStop {
    self.wait = wait
    return .waits
  }

  private mutating func nextKnown() -> Known? {
    guard next < known.count else { return nil }
    next += 1
    return known[next - 1]
  }

  mutating func ask(_ question: KeyQuestion) throws(PairingStop) -> KeyAnswer {
    guard case .key(let answer)? = nextKnown() else { throw stop(.key(question)) }
    return answer
  }

  /// What a server answers that does what was asked.
  mutating func call(
    _ call: SyncCall,
    _ body: [UInt8] = [],
    by caller: TokenOwner = .nobody
  ) throws(PairingStop) -> [UInt8] {
    switch nextKnown() {
    case .done(let body): return body
    case .refused(let refusal): throw .ends(PairingEnd(of: refusal, to: call))
    default: throw stop(.call(call, body, caller))
    }
  }

  mutating func isSo(_ wait: PairingWait) throws(PairingStop) -> Bool {
    guard case .isSo(let isSo)? = nextKnown() else { throw stop(wait) }
    return isSo
  }
}

extension PairingScript {
  mutating func hash(_ bytes: [UInt8]) throws(PairingStop) -> Hash256 {
    guard case .hash(let hash) = try ask(.hash(bytes)) else { throw .ends(.refused) }
    return hash
  }

  /// 16 random bytes, others each time.
  mutating func random() throws(PairingStop) -> UInt128 {
    numbers += 1
    guard case .number(let number) = try ask(.random(number: numbers)) else {
      throw .ends(.refused)
    }
    return number
  }

  mutating func nonce() throws(PairingStop) -> PairingNonce {
    let high = try random()
    let low = try random()
    return Hash256(hexText: high.hexText + low.hexText) ?? .zero
  }

  mutating func bytes(_ question: KeyQuestion) throws(PairingStop) -> [UInt8] {
    guard let bytes = try opened(question) else { throw .ends(.differed) }
    return bytes
  }

  /// None where it does not open.
  mutating func opened(_ question: KeyQuestion) throws(PairingStop) -> [UInt8]? {
    guard case .bytes(let bytes) = try ask(question) else { throw .ends(.differed) }
    return bytes
  }

  mutating func makeDevice(_ id: DeviceID) throws(PairingStop) -> RosterDevice {
    guard case .device(let device) = try ask(.makeDevice(id)) else { throw .ends(.refused) }
    return device
  }
}

extension PairingEnd {
  init(of refusal: SyncRefusal, to call: SyncCall) {
    switch refusal {
    case .missing: self = call.isOfMailbox ? .unknownCode : .unknownSheet
    case .over: self = call.isOfMailbox ? .expired : .erased
    // The same bytes once more are none that somebody else has written.
    case .written: self = .differed
    default: self = .refused
    }
  }
}

extension SyncCall {
  fileprivate var isOfMailbox: Bool {
    switch self {
    case .makeMailbox, .writeMessage, .readMessage: true
    default: false
    }
  }
}
