import Basics
import Sync
import SyncWire

extension KeyAnswer {
  /// What was answered to a question; what could not have been written says nothing.
  init(_ bytes: [UInt8], to question: KeyQuestion) {
    switch bytes.first.flatMap({ AnswerForm(rawValue: $0) }) {
    case .no: self = Self.no(to: question)
    case .yes: self = Self.yes(Array(bytes.dropFirst()), to: question) ?? .cannotSay
    case .cannotSay, nil: self = .cannotSay
    }
  }

  private static func no(to question: KeyQuestion) -> KeyAnswer {
    switch question {
    case .isSigned, .isMarked, .take, .takeCarried, .keepCode: .yes(false)
    case .open: .content(nil)
    case .openMessage, .invitation: .bytes(nil)
    case .seal, .pack: .pack(nil)
    case .segment: .segment(nil)
    case .give, .giveByCode: .wrap(nil)
    default: .cannotSay
    }
  }

  private static func yes(_ bytes: [UInt8], to question: KeyQuestion) -> KeyAnswer? {
    switch question {
    case .isSigned, .isMarked, .take, .takeCarried, .keepCode:
      return bytes.isEmpty ? .yes(true) : nil
    case .open: return .content(bytes)
    case .openMessage, .derive, .sealMessage, .invitation: return .bytes(bytes)
    case .seal, .pack: return (try? Pack(record: bytes[...])).map { .pack($0) }
    default:
      var reader = ByteReader(bytes[...])
      guard let answer = reader.answer(to: question) else { return nil }
      return reader.isBroken || !reader.isAtEnd ? nil : answer
    }
  }
}

extension ByteReader {
  fileprivate mutating func answer(to question: KeyQuestion) -> KeyAnswer? {
    switch question {
    case .hash: .hash(hash())
    case .links(_, let records): .links(records.map { _ in hash() })
    case .sign, .signByCode: .signature(signature())
    case .mark(let records, _, let place): mark(records, after: place).map { .segment($0) }
    case .random: .number(wireID())
    case .segment: segment(upTo: SyncLimits.operations).map { .segment($0) }
    case .operations: .records(operations())
    default: secret(question)
    }
  }

  private mutating func secret(_ question: KeyQuestion) -> KeyAnswer? {
    switch question {
    case .makeEpoch(let name, let recipients, _): .epoch(epoch(name, recipients))
    case .give(_, let recipient), .giveByCode(_, _, _, _, let recipient):
      .wrap(wrap(for: recipient))
    case .makeDevice(let id): .device(device(id))
    case .makeCode(let name, _, _): .code(rosterCode(name))
    default: nil
    }
  }

  private mutating func mark(_ records: [[UInt8]], after place: ChainPlace) -> Segment? {
    let span = ChainSpan(
      first: place.number + 1,
      last: place.number + Int64(records.count),
      previousHead: place.hash,
      head: hash()
    )
    return Segment(span, records: records, mark: signature())
  }

  /// Of records that a device keeps with a checksum; a damaged one is left out.
  private mutating func operations() -> [StoredOperation] {
    var operations: [StoredOperation] = []
    for _ in 0..<count() where !isBroken {
      let id = UInt128(hexText: String(decoding: take(32), as: UTF8.self))
      let record = StoredRecord.open(piece())
      if let id, let record { operations.append(StoredOperation(id: id, record: Array(record))) }
    }
    return operations
  }
}

// MARK: - Secrets

extension ByteReader {
  fileprivate mutating func wrap(for recipient: Recipient) -> Wrap {
    let ephemeral = publicKey()
    let sealed = Array(take(Wrap.length))
    return Wrap(for: recipient.member, ephemeral: ephemeral, sealed: sealed)
  }

  fileprivate mutating func epoch(_ name: EpochName, _ recipients: [Recipient]) -> Epoch {
    let key: KeyID = identifier()
    let wraps = recipients.map { wrap(for: $0) }
    let previous = list {
      let earlier: KeyID = $0.identifier()
      return SealedSecret(keyID: earlier, sealed: Array($0.take(SealedSecret.length)))
    }
    return Epoch(
      stream: name.stream,
      number: name.number,
      keyID: key,
      wraps: wraps,
      previous: previous
    )
  }

  fileprivate mutating func device(_ id: DeviceID) -> RosterDevice {
    let (sign, wrap) = (publicKey(), publicKey())
    return RosterDevice(id: id, sign: sign, wrap: wrap, tokenHash: hash(), isParents: false)
  }
}
