import Basics
import NativeKeys
import Sync
import SyncWire

/// Keys of one device, as the browser's database of keys has them.
package struct KeySafe: Sendable {
  let work: KeyWork
  private var devices: [DeviceID: DeviceKeys] = [:]
  private var secrets: [KeyID: EpochSecret] = [:]

  /// Codes that were made here, as a person would have written them down.
  package private(set) var paper: [RosterMember: [UInt8]] = [:]

  package init(_ work: KeyWork) { self.work = work }

  /// What a device shows to the server.
  package func token(_ device: DeviceID) -> [UInt8]? { devices[device]?.token }

  package var held: [KeyID] { secrets.keys.sorted() }

  /// What nobody else may have: tokens, codes, epochs' secrets and the numbers of private keys.
  var everythingSecret: [[UInt8]] {
    devices.values.flatMap { [$0.token, $0.sign.number, $0.wrap.number] }
      + secrets.values.map { $0.bytes } + paper.values
  }

  package func sealingKey(_ key: KeyID) -> [UInt8]? { secrets[key].map { work.sealingKey($0) } }

  var heldSecrets: [EpochSecret] { Array(secrets.values) }

  func wrappingKey(_ device: DeviceID) -> PrivateKey? { devices[device]?.wrap }

  package func signingKey(_ device: DeviceID) -> PrivateKey? { devices[device]?.sign }

  package mutating func makeDevice(_ id: DeviceID) -> RosterDevice {
    let keys =
      devices[id]
      ?? DeviceKeys(
        sign: work.primitives.makePair(),
        wrap: work.primitives.makePair(),
        token: work.primitives.random(32)
      )
    devices[id] = keys
    return RosterDevice(
      id: id,
      sign: keys.sign.publicKey,
      wrap: keys.wrap.publicKey,
      tokenHash: work.primitives.sha256(keys.token),
      isParents: false
    )
  }

  /// None where it is none of keys.
  package mutating func answer(_ question: KeyQuestion) -> KeyAnswer? {
    switch question {
    case .hash(let bytes): .hash(work.primitives.sha256(bytes))
    case .links(let link, let records): .links(links(after: link, records))
    case .isSigned(let bytes, let signature, let key):
      .yes(work.primitives.isSigned(bytes, signature, key))
    case .isMarked(let segment, let chain, let key):
      .yes(work.isMarked(segment, of: chain, by: key))
    case .open(let pack): .content(content(pack))
    case .sign(let bytes, let device): signed(bytes, by: device)
    case .mark(let records, let chain, let place): .segment(marked(records, chain, place))
    case .seal(let header, let content): .pack(sealed(header, content))
    case .makeDevice(let id): .device(makeDevice(id))
    case .makeCode(let name, let family): .code(makeCode(name, family))
    case .random: .number(work.primitives.random(16).reduce(0) { $0 << 8 | UInt128($1) })
    case .makeEpoch(let name, let recipients, let earlier):
      .epoch(makeEpoch(name, recipients, earlier))
    case .give(let key, let recipient):
      .wrap(secrets[key].flatMap { work.wrap($0, for: recipient.member, recipient.key) })
    case .take(let wrap, let name, let key, let device):
      .yes(take(wrap, name, key, by: device))
    case .takeCarried(let secret, let name, let key): .yes(takeCarried(secret, name, by: key))
    case .derive(let material, let info, let count):
      .bytes(work.primitives.derive(material, [], info, count))
    case .sealMessage(let message, let code, let number):
      .bytes(PairingKey(code, work.primitives).seal(message, number: number))
    case .openMessage(let sealed, let code, let number):
      .bytes(PairingKey(code, work.primitives).unsealed(sealed, number: number))
    case .keepCode(let code): .yes(keep(code))
    case .signByCode(let bytes, let code):
      pairs(of: code).map { .signature(work.primitives.sign(bytes, $0.sign)) }
    case .giveByCode(let wrap, let name, let key, let code, let recipient):
      .wrap(given(wrap, name, key, by: code, to: recipient))
    case .segment, .pack, .operations, .invitation: nil
    }
  }

  private func pairs(of code: TypedCode) -> (sign: PrivateKey, wrap: PrivateKey)? {
    RecoveryCode(code.bytes, work).privateKeys(code.known, code.family)
  }

  private mutating func keep(_ code: TypedCode) -> Bool {
    guard pairs(of: code) != nil else { return false }
    paper[code.known.name] = code.bytes
    return true
  }

  private func given(
    _ wrap: Wrap,
    _ name: EpochName,
    _ key: KeyID,
    by code: TypedCode,
    to recipient: Recipient
  ) -> Wrap? {
    guard let pair = pairs(of: code)?.wrap, let secret = work.unwrap(wrap, name, key, by: pair)
    else { return nil }
    return work.wrap(secret, for: recipient.member, recipient.key)
  }

  private func links(after link: Hash256, _ records: [LinkedRecord]) -> [Hash256] {
    var (before, links) = (link, [Hash256]())
    for record in records {
      let frame = LogFrame(seq: record.seq, kind: record.kind, .stub(record.hash, length: 1))
      before = work.primitives.sha256(LogLink.bytes(after: before, frame, hash: record.hash))
      links.append(before)
    }
    return links
  }

  private func content(_ pack: Pack) -> [UInt8]? {
    guard let key = sealingKey(pack.header.names.keyID),
      let content = try? work.open(pack, under: key)
    else { return nil }
    return try? content.bytes
  }

  private func signed(_ bytes: [UInt8], by device: DeviceID) -> KeyAnswer? {
    devices[device].map { .signature(work.primitives.sign(bytes, $0.sign)) }
  }

  private func marked(_ records: [[UInt8]], _ chain: Chain, _ place: ChainPlace) -> Segment? {
    devices[chain.device].flatMap { work.segment(records, of: chain, after: place, by: $0.sign) }
  }

  private func sealed(_ header: PackHeader, _ bytes: [UInt8]) -> Pack? {
    guard let key = sealingKey(header.names.keyID),
      let uploader = devices[header.names.uploader]?.sign,
      let content = try? PackContent(bytes[...], span: header.span)
    else { return nil }
    return try? work.seal(content, header, under: key, by: uploader)
  }

  private mutating func makeCode(_ name: RosterMember, _ family: FamilyID) -> RosterCode {
    let code = work.primitives.random(16)
    paper[name] = code
    return RecoveryCode(code, work).rosterCode(name, family)
  }

  /// Nothing of it is kept: who makes it takes it like all others, once its entry is read back.
  private func makeEpoch(
    _ name: EpochName,
    _ recipients: [Recipient],
    _ earlier: [KeyID]
  ) -> Epoch {
    let secret = work.makeSecret(name)
    return Epoch(
      stream: name.stream,
      number: name.number,
      keyID: work.keyID(secret),
      wraps: recipients.compactMap { work.wrap(secret, for: $0.member, $0.key) },
      previous: earlier.compactMap { secrets[$0] }.map { work.carry($0, under: secret) }
    )
  }

  private mutating func take(
    _ wrap: Wrap,
    _ name: EpochName,
    _ key: KeyID,
    by device: DeviceID
  ) -> Bool {
    guard let pair = devices[device]?.wrap, let secret = work.unwrap(wrap, name, key, by: pair)
    else { return false }
    secrets[key] = secret
    return true
  }

  private mutating func takeCarried(
    _ sealed: SealedSecret,
    _ name: EpochName,
    by key: KeyID
  ) -> Bool {
    guard let later = secrets[key],
      let secret = work.carried(sealed, number: name.number, under: later)
    else { return false }
    secrets[sealed.keyID] = secret
    return true
  }
}

extension PrivateKey {
  /// Without what stands around it in PKCS#8 (RFC 5915): 32 bytes behind the first 36.
  fileprivate var number: [UInt8] { Array(pkcs8.dropFirst(36).prefix(32)) }
}

private struct DeviceKeys: Sendable {
  let sign: PrivateKey
  let wrap: PrivateKey
  let token: [UInt8]
}
