import Basics
import NativeKeys
import SyncWire

#if canImport(Glibc)
import Glibc
#endif

/// A device that is no browser: it has pairs of its own, takes what a browser has sealed, and seals for it.
struct Partner {
  private let work = KeyWork()
  private let sign = OpenSSL.makePair()
  private let wrap = OpenSSL.makePair()

  /// None when the question is none, or something in it does not open.
  func answer(_ question: JSON) -> JSON? {
    switch question["do"]?.string ?? "" {
    case "keys": .object([text("sign", sign.publicKey.bytes), text("wrap", wrap.publicKey.bytes)])
    case "open": opened(question)
    case "seal": sealed(question)
    case "code": code()
    case "sealPlay": sealedPlay(question)
    case "openPlay": openedPlay(question)
    default: nil
    }
  }

  /// What a browser has wrapped for this device, and sealed and signed by itself.
  private func opened(_ question: JSON) -> JSON? {
    guard let wrapped = wrapped(question),
      let uploader = question.bytes("sign").flatMap({ PublicKey($0) }),
      let pack = question.bytes("pack").flatMap({ try? Pack(record: $0[...]) })
    else { return nil }
    let names = pack.header.names
    let name = EpochName(
      family: names.family,
      stream: names.stream,
      number: question["number"]?.int64 ?? 0
    )
    guard work.isSigned(pack, by: uploader),
      let secret = work.unwrap(wrapped, name, names.keyID, by: wrap),
      let content = try? work.open(pack, under: work.sealingKey(secret))
    else { return nil }
    let chain = Chain(family: names.family, device: names.device, stream: names.stream)
    guard content.segments.allSatisfy({ work.isMarked($0, of: chain, by: uploader) }) else {
      return nil
    }
    let records = content.segments.flatMap(\.records).map {
      JSON.string(String(decoding: $0, as: UTF8.self))
    }
    return .array(records)
  }

  private func wrapped(_ question: JSON) -> Wrap? {
    guard let ephemeral = question.bytes("ephemeral").flatMap({ PublicKey($0) }),
      let sealed = question.bytes("sealed")
    else { return nil }
    return Wrap(for: .device(device), ephemeral: ephemeral, sealed: sealed)
  }

  /// A secret of its own for the browser's device, and a pack under it.
  private func sealed(_ question: JSON) -> JSON? {
    guard let recipient = question.bytes("wrap").flatMap({ PublicKey($0) }),
      let member = question["to"]?.string.flatMap({ RosterMember($0) }),
      let records = question["records"]?.array?.compactMap({ $0.string }).map({ Array($0.utf8) })
    else { return nil }
    let name = EpochName(family: FamilyID(0xFA), stream: StreamID(0x51), number: 7)
    let secret = work.makeSecret(name)
    guard let wrap = work.wrap(secret, for: member, recipient), let pack = pack(records, secret)
    else { return nil }
    return .object([
      text("family", wireBytes(name.family.raw)), text("stream", wireBytes(name.stream.raw)),
      text("keyId", wireBytes(work.keyID(secret).raw)), text("ephemeral", wrap.ephemeral.bytes),
      text("sealed", wrap.sealed), text("pack", pack.record), text("secret", secret.bytes),
    ])
  }

  private func pack(_ records: [[UInt8]], _ secret: EpochSecret) -> Pack? {
    let (family, stream) = (secret.name.family, secret.name.stream)
    let chain = Chain(family: family, device: device, stream: stream)
    guard let segment = work.segment(records, of: chain, after: .zero, by: sign),
      let content = try? PackContent([segment])
    else { return nil }
    let names = PackNames(
      family: family,
      id: PackID(9),
      stream: stream,
      keyID: work.keyID(secret),
      devices: (device, device)
    )
    let header = PackHeader(names, content.span, at: .zero, roster: .zero)
    return try? work.seal(content, header, under: work.sealingKey(secret), by: sign)
  }

  // MARK: - Copies

  /// A player's code of its own, as bytes and as the roster would have it.
  private func code() -> JSON? {
    let written = OpenSSL.random(16)
    let roster = RecoveryCode(written, work).rosterCode(
      .playerCode(of: StreamID(0x91)),
      FamilyID(0xFA)
    )
    guard let keys = roster.keys(of: FamilyID(0xFA)) else { return nil }
    return .object([
      text("code", written), text("family", wireBytes(keys.family.raw)),
      text("player", wireBytes(keys.player.raw)), text("lookup", wireBytes(keys.lookup)),
      text("sign", keys.sign.bytes), text("wrap", keys.wrap.bytes), text("sealed", keys.sealed),
    ])
  }

  /// For a code of the browser's.
  private func sealedPlay(_ question: JSON) -> JSON? {
    guard let keys = keys(question), let play = question.bytes("play"),
      let made = try? work.seal(play, for: keys)
    else { return nil }
    return .object([text("ephemeral", made.ephemeral.bytes), text("sealed", made.sealed)])
  }

  /// By a code that was typed.
  private func openedPlay(_ question: JSON) -> JSON? {
    guard let keys = keys(question), let code = question.bytes("code"),
      let ephemeral = question.bytes("ephemeral").flatMap({ PublicKey($0) }),
      let sealed = question.bytes("hidden")
    else { return nil }
    let play = ClosedPlay(for: keys, ephemeral: ephemeral, sealed: sealed)
    guard case .play(let content) = RecoveryCode(code, work).open(play) else { return nil }
    return .object([text("play", content)])
  }

  private func keys(_ question: JSON) -> CodeKeys? {
    guard let sign = question.bytes("sign").flatMap({ PublicKey($0) }),
      let wrap = question.bytes("wrap").flatMap({ PublicKey($0) }),
      let sealed = question.bytes("sealed")
    else { return nil }
    func id(_ name: String) -> UInt128 {
      (question.bytes(name) ?? []).reduce(0) { $0 << 8 | UInt128($1) }
    }
    return CodeKeys(
      family: FamilyID(id("family")),
      player: StreamID(id("player")),
      lookup: id("lookup"),
      publicKeys: (sign, wrap),
      sealed: sealed
    )
  }

  private let device = DeviceID(0xDE)

  private func text(_ name: String, _ bytes: [UInt8]) -> JSONMember {
    JSONMember(name: name, value: .string(hexadecimal(bytes)))
  }

  private func wireBytes(_ id: UInt128) -> [UInt8] {
    stride(from: 120, through: 0, by: -8).map { UInt8(truncatingIfNeeded: id >> UInt128($0)) }
  }
}

func hexadecimal(_ bytes: [UInt8]) -> String {
  let digits = Array("0123456789abcdef".utf8)
  let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  return String(decoding: text, as: UTF8.self)
}

func fflushAll() { fflush(nil) }

extension JSON {
  /// Of a member's hexadecimal digits.
  func bytes(_ name: String) -> [UInt8]? {
    guard let digits = self[name]?.string?.utf8.compactMap({ $0.hexadecimalValue }) else {
      return nil
    }
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
