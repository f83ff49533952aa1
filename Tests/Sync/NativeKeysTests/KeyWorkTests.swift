import Basics
import NativeKeys
import SyncWire
import Testing

/// There and back by this program alone.
@Suite struct KeyWorkTests {
  private let work = KeyWork()
  private let name = EpochName(family: FamilyID(1), stream: StreamID(2), number: 3)

  @Test func aSecretGoesToTheMemberItIsWrappedFor() throws {
    let (secret, pair, other) = (work.makeSecret(name), OpenSSL.makePair(), OpenSSL.makePair())
    let id = work.keyID(secret)
    let wrap = try #require(work.wrap(secret, for: .familyCode, pair.publicKey))
    #expect(work.unwrap(wrap, name, id, by: pair) == secret)
    #expect(work.unwrap(wrap, name, id, by: other) == nil)
    var renamed = wrap
    renamed.recipient = .device(DeviceID(1))
    #expect(work.unwrap(renamed, name, id, by: pair) == nil)
  }

  @Test func whoHandsOnAnotherSecretIsNoticed() throws {
    let (secret, other, pair) = (work.makeSecret(name), work.makeSecret(name), OpenSSL.makePair())
    let wrap = try #require(work.wrap(other, for: .familyCode, pair.publicKey))
    #expect(work.unwrap(wrap, name, work.keyID(secret), by: pair) == nil)
  }

  @Test func aSecretIsCarriedByTheNext() {
    let next = EpochName(family: name.family, stream: name.stream, number: 4)
    let (secret, later) = (work.makeSecret(name), work.makeSecret(next))
    let sealed = work.carry(secret, under: later)
    #expect(work.carried(sealed, number: 3, under: later) == secret)
    #expect(
      work.carried(SealedSecret(keyID: sealed.keyID, sealed: []), number: 3, under: later) == nil
    )
  }

  @Test func aPackGoesThereAndBack() throws {
    let (pair, secret) = (OpenSSL.makePair(), work.makeSecret(name))
    let chain = Chain(family: name.family, device: DeviceID(5), stream: name.stream)
    let first = try #require(work.segment([[1], [2, 3]], of: chain, after: .zero, by: pair))
    let second = try #require(
      work.segment([[UInt8](repeating: 9, count: 5000)], of: chain, after: first.span.end, by: pair)
    )
    let content = try PackContent([first, second])
    let names = PackNames(
      family: name.family,
      id: PackID(7),
      stream: name.stream,
      keyID: work.keyID(secret),
      devices: (chain.device, chain.device)
    )
    let header = PackHeader(names, content.span, at: .zero, roster: .zero)
    let key = work.sealingKey(secret)
    let pack = try work.seal(content, header, under: key, by: pair)
    #expect(pack.sealed.count % 256 == 16)
    let read = try Pack(record: pack.record[...])
    #expect(work.isSigned(read, by: pair.publicKey))
    #expect(try work.open(read, under: key) == content)
    #expect(content.segments.allSatisfy { work.isMarked($0, of: chain, by: pair.publicKey) })
    let elsewhere = Chain(family: name.family, device: DeviceID(6), stream: name.stream)
    #expect(!work.isMarked(first, of: elsewhere, by: pair.publicKey))
  }

  @Test func anEntryIsSignedByItsAuthor() throws {
    let (pair, secret) = (OpenSSL.makePair(), work.makeSecret(name))
    let wrap = try #require(work.wrap(secret, for: .familyCode, pair.publicKey))
    let epoch = Epoch(stream: name.stream, number: 3, keyID: work.keyID(secret), wraps: [wrap])
    let head = EntryHead(
      index: 4,
      previous: .zero,
      author: .familyCode,
      kind: "epoch",
      at: .zero
    )
    let entry = try work.entry(name.family, head, .epoch(NewEpoch(epoch: epoch)), by: pair)
    #expect(work.isSigned(entry, name.family, by: pair.publicKey))
    #expect(!work.isSigned(entry, FamilyID(9), by: pair.publicKey))
  }

  @Test func aCodeOpensItsOwnKeys() throws {
    let code = RecoveryCode([UInt8](repeating: 4, count: 16), work)
    let stored = code.rosterCode(.familyCode, name.family)
    let keys = try #require(code.privateKeys(stored, name.family))
    #expect(keys.sign.publicKey == stored.sign && keys.wrap.publicKey == stored.wrap)
    #expect(OpenSSL.isSigned([1], OpenSSL.sign([1], keys.sign), stored.sign))
    var other = stored
    other.wrap = OpenSSL.makePair().publicKey
    #expect(code.privateKeys(other, name.family) == nil)
  }

  @Test func aMessageOfPairingGoesThereAndBack() throws {
    let code = try #require(PairingCode(OpenSSL.random(10)))
    let key = PairingKey(code)
    let message = PairingMessage.arrival(PairingArrival(entry: .zero, at: .zero))
    let sealed = key.seal(message)
    #expect(try key.open(sealed, number: 3).bytes == message.bytes)
    for number in [0, 1, 2, 4] {
      #expect(throws: WireError.damaged) { try key.open(sealed, number: number) }
    }
    #expect(throws: WireError.damaged) { try key.open([], number: 3) }
    let tooLong = [UInt8](repeating: 0, count: 4097)
    #expect(throws: WireError.tooLarge) { try key.open(tooLong, number: 3) }
  }
}
