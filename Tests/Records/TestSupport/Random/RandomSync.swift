import Basics
import SyncWire

/// What a family might send, made of dice.
struct RandomSync {
  private var dice: SplitMix64

  init(seed: UInt64) { dice = SplitMix64(seed: ~seed &* 3) }

  mutating func id() -> UInt128 { UInt128(dice.next()) << 64 | UInt128(dice.next()) }

  mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(dice.below(256)) } }

  mutating func hash() -> Hash256 { Hash256(bytes(Hash256.length)) ?? .zero }

  /// Now and then the farthest that there is.
  mutating func number() -> Int64 {
    dice.chance(oneIn: 4)
      ? SyncLimits.numbers.upperBound - 1000 : Int64(dice.next() % 1_000_000_000_000)
  }

  mutating func place() -> NumberedHash { NumberedHash(number(), hash()) }

  mutating func content() -> PackContent? {
    var place = place()
    var segments: [Segment] = []
    for _ in 0...dice.below(3) {
      let records = (0...dice.below(6)).map { _ in bytes(1 + dice.below(40)) }
      let end = ChainPlace(place.number + Int64(records.count), hash())
      let span = ChainSpan(
        first: place.number + 1,
        last: end.number,
        previousHead: place.hash,
        head: end.hash
      )
      guard let segment = Segment(span, records: records, mark: .blank) else { return nil }
      segments.append(segment)
      place = end
    }
    return try? PackContent(segments)
  }

  mutating func pack(_ span: ChainSpan, sealed: [UInt8]) -> Pack? {
    let names = PackNames(
      family: FamilyID(id()),
      id: PackID(id()),
      stream: StreamID(id()),
      keyID: KeyID(id()),
      devices: (DeviceID(id()), DeviceID(id()))
    )
    let header = PackHeader(names, span, at: place(), roster: hash())
    return Pack(header, nonce: bytes(Pack.nonceLength), sealed: sealed, signature: .blank)
  }

  mutating func page() -> LogPage {
    let frames = (0..<dice.below(6)).map { _ in frame() }
    let notes = (0..<dice.below(3)).map { _ in
      SeenNote(device: DeviceID(id()), at: place(), roster: hash(), signature: .blank)
    }
    return LogPage(top: place(), frames: frames, notes: notes)
  }

  private mutating func frame() -> LogFrame {
    let kind = dice.pick([LogFrame.Kind.entry, .pack, .other(9)])
    let isStub = dice.chance(oneIn: 3)
    return LogFrame(
      seq: number() + 1,
      kind: kind,
      isStub ? .stub(hash(), length: 1 + dice.below(100_000)) : .record(bytes(1 + dice.below(60)))
    )
  }

  mutating func entry() -> (EntryHead, EntryBody) {
    let head = EntryHead(
      index: number(),
      previous: hash(),
      author: .device(DeviceID(id())),
      kind: "",
      at: place()
    )
    let cut = Cut(StreamID(id()), place())
    return switch dice.below(4) {
    case 0: (head, .epoch(NewEpoch(epoch: epoch())))
    case 1: (head, .open(Opening(epoch: epoch())))
    case 2: (head, .add(Joining(device: device(), streams: [epoch()], instead: DeviceID(id()))))
    default:
      (head, .revoke(Revocation(device: DeviceID(id()), cuts: [cut], epochs: [epoch()])))
    }
  }

  private mutating func device() -> RosterDevice {
    RosterDevice(
      id: DeviceID(id()),
      sign: publicKey(),
      wrap: publicKey(),
      tokenHash: hash(),
      isParents: dice.chance(oneIn: 2)
    )
  }

  private mutating func epoch() -> Epoch {
    let wraps = (0...dice.below(3)).map { _ in
      Wrap(for: .playerCode(of: StreamID(id())), ephemeral: publicKey(), sealed: bytes(Wrap.length))
    }
    let previous = SealedSecret(keyID: KeyID(id()), sealed: bytes(SealedSecret.length))
    return Epoch(
      stream: StreamID(id()),
      number: 1 + Int64(dice.below(2_000_000_000)),
      keyID: KeyID(id()),
      wraps: wraps,
      previous: [previous]
    )
  }

  private mutating func publicKey() -> PublicKey { PublicKey([4] + bytes(64)) ?? .blank }

  /// A bit turned, a piece gone or there twice, a length that promises what is not there.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let place = dice.below(bytes.count)
    let end = min(bytes.count, place + dice.below(40))
    switch dice.below(5) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 2: for index in place..<min(bytes.count, place + 4) { bytes[index] = 255 }
    case 3: bytes = Array(bytes.prefix(place))
    default: bytes[place] ^= 1 << UInt8(dice.below(8))
    }
    return bytes
  }
}
