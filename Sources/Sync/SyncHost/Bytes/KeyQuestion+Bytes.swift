import Basics
import Sync
import SyncWire

// Questions as `Public/runtime/later/sync/answers.js` reads them: a number, then what it is about. Ids are sixteen
// bytes in the order of their digits; a piece is eight bytes of length and itself.

extension ByteWriter {
  mutating func write(question: KeyQuestion) {
    switch question {
    case .hash(let bytes):
      write(QuestionKind.hash)
      write(bytes[...])
    case .links(let link, let records): write(linksAfter: link, records)
    case .isSigned(let bytes, let signature, let key):
      write(QuestionKind.isSigned)
      write(bytes[...])
      write(signature)
      append(key.bytes[...])
    case .isMarked(let segment, let chain, let key): write(isMarked: segment, chain, key)
    case .open(let pack):
      write(QuestionKind.open)
      write(pack.record[...])
    case .sign(let bytes, let device):
      write(QuestionKind.sign)
      write(bytes[...])
      write(device)
    case .mark(let records, let chain, let place): write(mark: records, chain, place)
    case .seal(let header, let content):
      write(QuestionKind.seal)
      write(header.names.uploader)
      write(header.bytes[...])
      write(content[...])
    case .random: write(QuestionKind.random)
    case .derive, .sealMessage, .openMessage: write(pairing: question)
    case .segment, .pack, .operations, .invitation: write(stored: question)
    case .keepCode, .signByCode, .giveByCode: write(byCode: question)
    case .makeEpoch, .give, .makeDevice, .makeCode, .take, .takeCarried: write(secret: question)
    }
  }

  private mutating func write(linksAfter link: Hash256, _ records: [LinkedRecord]) {
    write(QuestionKind.links)
    write(link)
    write(list: records) {
      $0.write($1.seq)
      $0.write($1.kind.byte)
      $0.write($1.hash)
    }
  }

  private mutating func write(isMarked segment: Segment, _ chain: Chain, _ key: PublicKey) {
    write(QuestionKind.isMarked)
    write(chain.headBefore(segment.span)[...])
    write(Segment.operations(segment.records)[...])
    write(segment.span.head)
    write(chain.markedBytes(segment.span.end)[...])
    write(segment.mark)
    append(key.bytes[...])
  }

  private mutating func write(mark records: [[UInt8]], _ chain: Chain, _ place: ChainPlace) {
    let last = place.number + Int64(records.count)
    write(QuestionKind.mark)
    write(chain.device)
    write(chain.headBytes(after: place, last: last, operations: .zero).dropLast(Hash256.length))
    write(Segment.operations(records)[...])
    write(chain.markedBytes(ChainPlace(last, .zero)).dropLast(Hash256.length))
  }

  private mutating func write(pairing question: KeyQuestion) {
    switch question {
    case .derive(let material, let info, let count):
      write(QuestionKind.derive)
      write(material[...])
      write(info[...])
      write(count: count)
    case .sealMessage(let bytes, let code, let number):
      write(QuestionKind.sealMessage)
      write(message: bytes, code, number)
    case .openMessage(let bytes, let code, let number):
      write(QuestionKind.openMessage)
      write(message: bytes, code, number)
    default: break
    }
  }

  private mutating func write(message: [UInt8], _ code: [UInt8], _ number: Int) {
    write(message[...])
    write(code[...])
    write(count: number)
  }

  private mutating func write(stored question: KeyQuestion) {
    switch question {
    case .segment(let head):
      write(QuestionKind.row)
      write(StoredName.segment(head))
    case .pack(let seq):
      write(QuestionKind.row)
      write(StoredName.pack(seq))
    case .operations(let ids):
      write(QuestionKind.operations)
      write(list: ids) { $0.append(Array($1.hexText.utf8)[...]) }
    case .invitation:
      write(QuestionKind.row)
      write(StoredName.invitation)
    default: break
    }
  }
}

extension Chain {
  /// What a head is the hash of, without the hash of its operations, which comes last.
  fileprivate func headBefore(_ span: ChainSpan) -> ArraySlice<UInt8> {
    headBytes(after: span.before, last: span.last, operations: .zero).dropLast(Hash256.length)
  }
}

// MARK: - Secrets

extension ByteWriter {
  fileprivate mutating func write(secret question: KeyQuestion) {
    switch question {
    case .makeEpoch(let name, let recipients, let earlier):
      write(QuestionKind.makeEpoch)
      write(epoch: name)
      write(list: recipients) { $0.write(recipient: $1) }
      write(list: earlier) { $0.write($1) }
    case .give(let key, let recipient):
      write(QuestionKind.give)
      write(key)
      write(recipient: recipient)
    case .makeDevice(let id):
      write(QuestionKind.makeDevice)
      write(id)
    case .makeCode(let name, let family, let replaced):
      write(QuestionKind.makeCode)
      write(name.text)
      write(family)
      write(wireID: replaced)
    case .take(let wrap, let name, let key, let device):
      write(QuestionKind.take)
      write(epoch: name)
      write(key)
      write(device)
      write(wrap: wrap)
    case .takeCarried(let secret, let name, let key):
      write(QuestionKind.takeCarried)
      write(key)
      write(name.number)
      write(secret.keyID)
      append(secret.sealed[...])
    default: break
    }
  }

  fileprivate mutating func write(epoch name: EpochName) {
    write(name.family)
    write(name.stream)
    write(name.number)
  }

  fileprivate mutating func write(wrap: Wrap) {
    write(wrap.recipient.text)
    append(wrap.ephemeral.bytes[...])
    append(wrap.sealed[...])
  }

  fileprivate mutating func write(recipient: Recipient) {
    write(recipient.member.text)
    append(recipient.key.bytes[...])
  }
}

// MARK: - By a code that was typed

extension ByteWriter {
  fileprivate mutating func write(byCode question: KeyQuestion) {
    switch question {
    case .keepCode(let code):
      write(QuestionKind.keepCode)
      write(code: code)
    case .signByCode(let bytes, let code):
      write(QuestionKind.signByCode)
      write(code: code)
      write(bytes[...])
    case .giveByCode(let wrap, let name, let key, let code, let recipient):
      write(QuestionKind.giveByCode)
      write(code: code)
      write(epoch: name)
      write(key)
      write(wrap: wrap)
      write(recipient: recipient)
    default: break
    }
  }

  private mutating func write(code: TypedCode) {
    append(code.bytes[...])
    write(code.family)
    write(code.known.name.text)
    for key in [code.known.sign, code.known.wrap] { append(key.bytes[...]) }
    write(code.known.sealed[...])
  }
}

extension ByteWriter {
  mutating func write<Kind: RawRepresentable>(_ kind: Kind) where Kind.RawValue == UInt8 {
    write(kind.rawValue)
  }

  /// In the order of its digits.
  mutating func write<Subject>(_ id: Identifier<Subject>) { write(wireID: id.raw) }
}
