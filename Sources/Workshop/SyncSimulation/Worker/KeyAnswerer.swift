import NativeKeys
import Sync
import SyncHost
import SyncWire

/// Answers questions out of their bytes, as `Public/runtime/later/sync/answers.js` does.
///
/// An answer begins with its form; what was asked for comes behind a yes.
package struct KeyAnswerer {
  package static let cannotSay = [AnswerForm.cannotSay.rawValue]
  package static let no = [AnswerForm.no.rawValue]
  private static let yes = [AnswerForm.yes.rawValue]

  private enum Found {
    case so(Bool)
    /// None is no.
    case bytes([UInt8]?)
  }

  private var reader: ByteReader
  private var left: Int

  /// - Parameter reader: of so many questions, one behind the other.
  package init(_ count: Int, _ reader: ByteReader) {
    left = count
    self.reader = reader
  }

  /// The number of the next question's kind; none where there is none.
  package var kind: QuestionKind? {
    if left == 0 { return nil }
    var ahead = reader
    return QuestionKind(rawValue: ahead.byte())
  }

  /// Of the row that is asked for next; empty where none is.
  var name: String {
    var ahead = reader
    return QuestionKind(rawValue: ahead.byte()) == .row ? ahead.text() : ""
  }

  /// To the next question, by what lies there.
  package mutating func answer(_ disk: inout Disk) -> [UInt8] {
    left -= 1
    guard let kind = QuestionKind(rawValue: reader.byte()), let found = try? found(kind, &disk),
      !reader.isBroken
    else { return Self.cannotSay }
    switch found {
    case .so(let isSo): return isSo ? Self.yes : Self.no
    case .bytes(let bytes): return bytes.map { Self.yes + $0 } ?? Self.no
    }
  }

  private mutating func found(_ kind: QuestionKind, _ disk: inout Disk) throws(CannotSay) -> Found {
    switch kind {
    case .hash: .bytes(disk.safe.hash(Array(reader.piece())).bytes)
    case .links: .bytes(links(disk.safe))
    case .isSigned: try isSigned(disk.safe)
    case .isMarked: try isMarked(disk.safe)
    case .open: .bytes(try disk.safe.opened(reader.piece()))
    case .sign: .bytes(try signed(disk.safe))
    case .mark: .bytes(try marked(disk.safe))
    case .seal: .bytes(try sealed(disk.safe))
    case .makeEpoch: .bytes(epoch(disk.safe))
    case .give: .bytes(try given(disk.safe))
    case .makeDevice: .bytes(reader.device(&disk.safe))
    case .makeCode: .bytes(try code(&disk.safe))
    case .random: .bytes(disk.safe.random(16))
    case .take: .so(try taken(&disk.safe))
    case .takeCarried: .so(try carried(&disk.safe))
    case .row: .bytes(disk.row(reader.text()))
    case .operations: .bytes(operations(disk))
    default: try paired(kind, &disk.safe)
    }
  }

  private mutating func paired(
    _ kind: QuestionKind,
    _ safe: inout KeySafe
  ) throws(CannotSay) -> Found {
    switch kind {
    case .derive:
      let (material, info) = (Array(reader.piece()), Array(reader.piece()))
      return .bytes(safe.work.primitives.derive(material, [], info, Int(reader.number())))
    case .sealMessage:
      let (key, message, number) = message(safe)
      return .bytes(key.seal(message, number: number))
    case .openMessage:
      let (key, message, number) = message(safe)
      return .bytes(key.unsealed(message, number: number))
    case .keepCode: return .so(safe.keep(try reader.typedCode()))
    case .signByCode:
      let code = try reader.typedCode()
      return .bytes(safe.signed(Array(reader.piece()), by: code)?.bytes)
    case .giveByCode: return .bytes(try givenByCode(safe))
    default: throw CannotSay()
    }
  }

  private mutating func message(
    _ safe: KeySafe
  ) -> (key: PairingKey, message: [UInt8], number: Int) {
    let (message, code) = (Array(reader.piece()), Array(reader.piece()))
    return (PairingKey(code, safe.work.primitives), message, Int(reader.number()))
  }
}

// MARK: - Hashes and signatures

extension KeyAnswerer {
  /// Of a record in a link: its place, its kind and its hash.
  private static let linked = 8 + 1 + Hash256.length

  private mutating func links(_ safe: KeySafe) -> [UInt8] {
    var (link, links) = (Array(reader.take(Hash256.length)), [UInt8]())
    let label = WireLabel.log.begun.bytes
    for _ in 0..<reader.count() {
      link = safe.hash(label + link + reader.take(Self.linked)).bytes
      links += link
    }
    return links
  }

  private mutating func isSigned(_ safe: KeySafe) throws(CannotSay) -> Found {
    let (bytes, signature) = (Array(reader.piece()), reader.signature())
    let key = try reader.curvePoint()
    return .so(safe.work.primitives.isSigned(bytes, signature, key))
  }

  private mutating func isMarked(_ safe: KeySafe) throws(CannotSay) -> Found {
    let (before, operations, head) = (reader.piece(), reader.piece(), reader.hash())
    let (marked, mark) = (Array(reader.piece()), reader.signature())
    let key = try reader.curvePoint()
    let isSo =
      safe.head(before, operations) == head && safe.work.primitives.isSigned(marked, mark, key)
    return .so(isSo)
  }

  private mutating func signed(_ safe: KeySafe) throws(CannotSay) -> [UInt8] {
    let bytes = Array(reader.piece())
    return try safe.signed(bytes, by: reader.identifier()).bytes
  }

  private mutating func marked(_ safe: KeySafe) throws(CannotSay) -> [UInt8] {
    let (device, before): (DeviceID, ArraySlice<UInt8>) = (reader.identifier(), reader.piece())
    let head = safe.head(before, reader.piece()).bytes
    return head + (try safe.signed(reader.piece() + head, by: device)).bytes
  }

  private mutating func sealed(_ safe: KeySafe) throws(CannotSay) -> [UInt8]? {
    let uploader: DeviceID = reader.identifier()
    let (header, content) = (Array(reader.piece()), Array(reader.piece()))
    return try safe.sealed(header, content, by: uploader)
  }

  /// Records with their checksums, by their names.
  private mutating func operations(_ disk: Disk) -> [UInt8] {
    let ids = reader.list { $0.digits() }
    var writer = ByteWriter()
    let found = ids.compactMap { id in
      id.flatMap { id in disk.record(id).map { (id, $0) } }
    }
    writer.write(list: found) {
      $0.append(Array($1.0.hexText.utf8)[...])
      $0.write($1.1[...])
    }
    return writer.bytes
  }
}

// MARK: - Secrets

extension KeyAnswerer {
  private mutating func epoch(_ safe: KeySafe) -> [UInt8] {
    let (name, recipients) = (reader.epochName(), reader.list { try? $0.recipient() })
    let earlier: [KeyID] = reader.list { $0.identifier() }
    let epoch = safe.makeEpoch(name, recipients.compactMap { $0 }, earlier)
    var writer = ByteWriter()
    writer.write(wireID: epoch.keyID.raw)
    for wrap in epoch.wraps { writer.append(wrap.given[...]) }
    writer.write(list: epoch.previous) {
      $0.write(wireID: $1.keyID.raw)
      $0.append($1.sealed[...])
    }
    return writer.bytes
  }

  private mutating func given(_ safe: KeySafe) throws(CannotSay) -> [UInt8]? {
    let key: KeyID = reader.identifier()
    return try safe.given(key, to: try reader.recipient())?.given
  }

  private mutating func code(_ safe: inout KeySafe) throws(CannotSay) -> [UInt8] {
    let name = try reader.member()
    let code = safe.makeCode(name, reader.identifier())
    // What it comes in the place of: of what is made here nothing is kept by a name.
    _ = reader.wireID()
    var writer = ByteWriter()
    writer.write(code)
    return writer.bytes
  }

  private mutating func taken(_ safe: inout KeySafe) throws(CannotSay) -> Bool {
    let name = reader.epochName()
    let (key, device): (KeyID, DeviceID) = (reader.identifier(), reader.identifier())
    return try safe.take(try reader.wrap(), name, key, by: device)
  }

  private mutating func carried(_ safe: inout KeySafe) throws(CannotSay) -> Bool {
    let (later, number): (KeyID, Int64) = (reader.identifier(), reader.number())
    let secret = SealedSecret(
      keyID: reader.identifier(),
      sealed: Array(reader.take(SealedSecret.length))
    )
    return try safe.takeCarried(secret, number: number, by: later)
  }

  private mutating func givenByCode(_ safe: KeySafe) throws(CannotSay) -> [UInt8]? {
    let (code, name) = (try reader.typedCode(), reader.epochName())
    let key: KeyID = reader.identifier()
    let wrap = try reader.wrap()
    return safe.given(wrap, name, key, by: code, to: try reader.recipient())?.given
  }
}

extension Wrap {
  /// Without for whom it is, who is known to whoever has asked.
  fileprivate var given: [UInt8] { ephemeral.bytes + sealed }
}

extension ByteReader {
  fileprivate mutating func curvePoint() throws(CannotSay) -> PublicKey {
    guard let key = PublicKey(Array(take(PublicKey.length))) else { throw CannotSay() }
    return key
  }

  fileprivate mutating func member() throws(CannotSay) -> RosterMember {
    guard let member = RosterMember(text()) else { throw CannotSay() }
    return member
  }

  fileprivate mutating func epochName() -> EpochName {
    let (family, stream): (FamilyID, StreamID) = (identifier(), identifier())
    return EpochName(family: family, stream: stream, number: number())
  }

  fileprivate mutating func recipient() throws(CannotSay) -> Recipient {
    Recipient(try member(), try curvePoint())
  }

  fileprivate mutating func wrap() throws(CannotSay) -> Wrap {
    let (member, ephemeral) = (try member(), try curvePoint())
    return Wrap(for: member, ephemeral: ephemeral, sealed: Array(take(Wrap.length)))
  }

  fileprivate mutating func device(_ safe: inout KeySafe) -> [UInt8] {
    let device = safe.makeDevice(identifier())
    return device.sign.bytes + device.wrap.bytes + device.tokenHash.bytes
  }

  fileprivate mutating func typedCode() throws(CannotSay) -> TypedCode {
    let (code, family): ([UInt8], FamilyID) = (Array(take(16)), identifier())
    let (member, sign, wrap) = (try member(), try curvePoint(), try curvePoint())
    let known = RosterCode(
      name: member,
      lookup: 0,
      tokenHash: .zero,
      publicKeys: (sign, wrap),
      sealed: Array(piece())
    )
    return TypedCode(code, of: family, known)
  }
}
