import Basics
import NativeKeys
import Sync
import SyncWire

/// Keys of one device, as the browser's database of keys has them.
package struct KeySafe: Sendable {
  let work: KeyWork
  private var devices: [DeviceID: DeviceKeys] = [:]
  private var secrets: [KeyID: EpochSecret] = [:]

  /// Codes that were made or typed here, as a person would have written them down.
  package private(set) var papers: [(name: RosterMember, code: [UInt8])] = []

  package init(_ work: KeyWork) { self.work = work }

  /// What a device shows to the server.
  package func token(_ device: DeviceID) -> [UInt8]? { devices[device]?.token }

  var holdsDevice: Bool { !devices.isEmpty }

  package var held: [KeyID] { secrets.keys.sorted() }

  /// What nobody else may have: tokens, codes, epochs' secrets and the numbers of private keys.
  var everythingSecret: [[UInt8]] {
    devices.values.flatMap { [$0.token, $0.sign.number, $0.wrap.number] }
      + secrets.values.map { $0.bytes } + papers.map { $0.code }
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

  private func pairs(of code: TypedCode) -> (sign: PrivateKey, wrap: PrivateKey)? {
    RecoveryCode(code.bytes, work).privateKeys(code.known, code.family)
  }

  mutating func keep(_ code: TypedCode) -> Bool {
    guard pairs(of: code) != nil else { return false }
    papers.append((code.known.name, code.bytes))
    return true
  }

  func signed(_ bytes: [UInt8], by code: TypedCode) -> Signature? {
    pairs(of: code).map { work.primitives.sign(bytes, $0.sign) }
  }

  func given(_ key: KeyID, to recipient: Recipient) throws(CannotSay) -> Wrap? {
    work.wrap(try secret(key), for: recipient.member, recipient.key)
  }

  private func secret(_ key: KeyID) throws(CannotSay) -> EpochSecret {
    guard let secret = secrets[key] else { throw CannotSay() }
    return secret
  }

  private func keys(_ device: DeviceID) throws(CannotSay) -> DeviceKeys {
    guard let keys = devices[device] else { throw CannotSay() }
    return keys
  }

  func given(
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

  func hash(_ bytes: [UInt8]) -> Hash256 { work.primitives.sha256(bytes) }

  func random(_ count: Int) -> [UInt8] { work.primitives.random(count) }

  /// Of a chain, after so many bytes of operations.
  func head(_ before: ArraySlice<UInt8>, _ operations: ArraySlice<UInt8>) -> Hash256 {
    hash(Array(before) + hash(Array(operations)).bytes)
  }

  /// What a pack's record holds, unpacked.
  func opened(_ record: ArraySlice<UInt8>) throws(CannotSay) -> [UInt8]? {
    guard let pack = try? Pack(record: record) else { return nil }
    let key = work.sealingKey(try secret(pack.header.names.keyID))
    let frame = SealingFrame(key: key, nonce: pack.nonce, along: pack.header.bytes)
    guard let box = work.primitives.open(pack.sealed, frame), let box = try? PackBox(box[...])
    else { return nil }
    return work.primitives.inflate(box.deflated, SyncLimits.content)
  }

  func signed(_ bytes: [UInt8], by device: DeviceID) throws(CannotSay) -> Signature {
    work.primitives.sign(bytes, try keys(device).sign)
  }

  /// A pack's record; none where it would be too large.
  func sealed(
    _ header: [UInt8],
    _ content: [UInt8],
    by uploader: DeviceID
  ) throws(CannotSay) -> [UInt8]? {
    var reader = ByteReader(header[...])
    // What it is of, in front of the name of its key.
    _ = reader.take(4 + 4 * 16)
    let key = work.sealingKey(try secret(reader.identifier()))
    guard content.count <= SyncLimits.content,
      let box = try? PackBox(deflated: work.primitives.deflate(content)).bytes
    else { return nil }
    let nonce = work.primitives.random(Pack.nonceLength)
    let frame = SealingFrame(key: key, nonce: nonce, along: header)
    let sealed = work.primitives.seal(box, frame)
    var writer = ByteWriter()
    writer.append(header[...])
    writer.append(nonce[...])
    for shift in [0, 8, 16, 24] { writer.write(UInt8(truncatingIfNeeded: sealed.count >> shift)) }
    writer.append(sealed[...])
    let unsigned = writer.bytes
    guard let pack = try? Pack(record: (unsigned + Signature.blank.bytes)[...]) else { return nil }
    return unsigned + (try signed(pack.signedBytes(hash: hash(sealed)), by: uploader)).bytes
  }

  mutating func makeCode(_ name: RosterMember, _ family: FamilyID) -> RosterCode {
    let code = work.primitives.random(16)
    papers.append((name, code))
    return RecoveryCode(code, work).rosterCode(name, family)
  }

  /// Nothing of it is kept: who makes it takes it like all others, once its entry is read back.
  func makeEpoch(
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

  mutating func take(
    _ wrap: Wrap,
    _ name: EpochName,
    _ key: KeyID,
    by device: DeviceID
  ) throws(CannotSay) -> Bool {
    guard let secret = work.unwrap(wrap, name, key, by: try keys(device).wrap) else { return false }
    secrets[key] = secret
    return true
  }

  mutating func takeCarried(
    _ sealed: SealedSecret,
    number: Int64,
    by key: KeyID
  ) throws(CannotSay) -> Bool {
    guard let secret = work.carried(sealed, number: number, under: try secret(key)) else {
      return false
    }
    secrets[sealed.keyID] = secret
    return true
  }
}

/// A key that is meant is not here: that says nothing of what was asked.
struct CannotSay: Error {}

extension PrivateKey {
  /// Without what stands around it in PKCS#8 (RFC 5915): 32 bytes behind the first 36.
  fileprivate var number: [UInt8] { Array(pkcs8.dropFirst(36).prefix(32)) }
}

private struct DeviceKeys: Sendable {
  let sign: PrivateKey
  let wrap: PrivateKey
  let token: [UInt8]
}
