import Basics
import SyncRoster
import SyncWire
import TestFamilies
import Testing

@testable import ServerCore

/// What a server takes of views, whom it gives that, and what it keeps of one that is closed.
@Suite struct ViewEndpointTests {
  private static let view = StreamID(90)
  private static let key = KeyID(91)
  private let family: SyncFamily

  /// A parent's device 1, the player's 2, which has handed over to both, and 3, who reads the plan alone.
  init() throws {
    family = try SyncFamily.founded()
    let joining = Joining(device: SyncFamily.device(3), streams: [SyncFamily.epoch(.plan)])
    #expect(try family.write(.add(joining)).status == 200)
    #expect(try family.write(Self.handover(for: [2, 1]), by: 2).status == 200)
  }

  private static func handover(for devices: [UInt128]) -> EntryBody {
    let sealed = [UInt8](repeating: 0, count: Wrap.length)
    let wraps = devices.map { Wrap(for: .device(DeviceID($0)), ephemeral: .blank, sealed: sealed) }
    let epoch = Epoch(stream: view, number: 1, keyID: key, wraps: wraps)
    return .view(Handover(of: SyncFamily.player, epoch))
  }

  private func close(by device: UInt128 = 2) throws -> SyncReply {
    try family.write(.close(Closing(Self.view)), by: device)
  }

  /// One record of a device's, as it is sealed.
  private func pack(
    by device: UInt128 = 2,
    sealed: Int = 256 + 16,
    uploader: UInt128? = nil,
    change: (inout PackHeader) -> Void = { _ in }
  ) throws -> Pack {
    let made = try family.pack(1000 + device, of: device, Self.view) { header in
      header.span.last = 1
      header.names.keyID = Self.key
      if let uploader {
        header.names.uploader = DeviceID(uploader)
        header.mark = family.mark(header, by: device)
      }
      change(&header)
    }
    let bytes = [UInt8](repeating: 5, count: sealed)
    var pack = try #require(
      Pack(made.header, nonce: made.nonce, sealed: bytes, signature: .blank)
    )
    pack.signature = family.signature(of: pack)
    return pack
  }

  private func last(for device: UInt128) throws -> LogFrame.Content {
    try #require(try family.page(by: device).frames.last { $0.kind == .pack }).content
  }

  private func isStub(for device: UInt128) throws -> Bool {
    if case .stub = try last(for: device) { true } else { false }
  }

  @Test func recipientsAreGivenItAndOthersAStub() throws {
    let pack = try pack()
    #expect(family.store(pack, by: 2).status == 200)
    for device: UInt128 in [1, 2] { #expect(try last(for: device) == .record(pack.record)) }
    #expect(try isStub(for: 3))
  }

  @Test func itsAuthorAndParentsWriteOnceEach() throws {
    #expect(try family.store(pack(), by: 2).status == 200)
    #expect(try family.store(pack(by: 1), by: 1).status == 200)
    for device: UInt128 in [1, 2] {
      let first = try pack(by: device).header.span
      let second = try pack(by: device) {
        $0.span = ChainSpan(first: 2, last: 2, previousHead: first.head, head: .zero)
      }
      #expect(family.store(second, by: device).refusal == .tooLarge)
    }
    #expect(try family.store(pack(by: 3), by: 3).refusal == .role)
  }

  @Test func noPlaceIsTakenTwiceAndNoTwoAtOnce() throws {
    #expect(try family.store(pack { $0.span.last = 2 }, by: 2).refusal == .tooLarge)
    #expect(try family.store(pack(), by: 2).status == 200)
    let other = try pack { $0.span.head = SyncFamily.tokenHash(8) }
    #expect(family.store(other, by: 2).refusal == .taken(try pack().header.span.end))
  }

  @Test func whatIsHandedOverIsSixteenKibibytesAndAnOpeningOne() throws {
    #expect(try family.store(pack(sealed: 68 * 256 + 16), by: 2).refusal == .tooLarge)
    #expect(try family.store(pack(sealed: 67 * 256 + 16), by: 2).status == 200)
    #expect(try family.store(pack(by: 1, sealed: 4 * 256 + 16), by: 1).refusal == .tooLarge)
    #expect(try family.store(pack(by: 1, sealed: 3 * 256 + 16), by: 1).status == 200)
  }

  @Test func itIsSealedUnderNoSecretThatOthersHave() throws {
    #expect(try family.store(pack { $0.names.keyID = KeyID(1) }, by: 2).refusal == .form)
  }

  @Test func anotherOfHersReadsItAndWritesNothing() throws {
    let hers = Joining(device: SyncFamily.device(4), streams: [SyncFamily.epoch(SyncFamily.player)])
    #expect(try family.write(.add(hers), by: 2).status == 200)
    #expect(try family.store(pack(by: 4), by: 4).refusal == .role, "it came later")
  }

  @Test func aRecipientGivesBackWhatTheAuthorHasMade() throws {
    #expect(try family.store(pack(uploader: 3), by: 3).refusal == .role)
    #expect(try family.store(pack(uploader: 1), by: 1).status == 200)
    let place = family.store.place(
      Chain(family: family.id, device: DeviceID(2), stream: Self.view)
    )
    #expect(place?.number == 1)
  }

  @Test func ofAClosedViewHashesAreLeft() throws {
    #expect(try family.store(pack(), by: 2).status == 200)
    #expect(try family.store(pack(by: 1), by: 1).status == 200)
    let (row, before) = (family.store.record(family.id, family.top.number), family.top)
    let bytes = try #require(family.store.family(family.id)?.bytes)
    let sizes = try pack().record.count + pack(by: 1).record.count
    #expect(try close(by: 1).refusal == .role, "a parent's device ends nothing of hers")
    #expect(try close().status == 200)
    let left = family.store.record(family.id, before.number)
    #expect(left?.bytes == nil && left?.hash == row?.hash && left?.link == before.hash)
    let entry = try #require(family.entries.last?.record.count)
    #expect(family.store.family(family.id)?.bytes == bytes - Int64(sizes) + Int64(entry))
    for device: UInt128 in [1, 2, 3] { #expect(try isStub(for: device)) }
  }

  @Test func nothingMoreIsTakenOfAClosedView() throws {
    let late = try pack()
    #expect(try close().status == 200)
    #expect(family.store(late, by: 2).refusal == .over)
    #expect(try family.store(pack(by: 1), by: 1).refusal == .over)
    #expect(try family.store(pack(by: 3), by: 3).refusal == .role)
    #expect(try close().refusal == .role, "it is closed already")
  }

  @Test func aClosingThatComesBackErasesAsWell() throws {
    #expect(try family.store(pack(), by: 2).status == 200)
    let end = try family.entry(.close(Closing(Self.view)), by: 2)
    let again = EntryBody.again(Repetition(entries: [end.signed]))
    #expect(try family.write(again, by: 1, isAgain: true).status == 200)
    #expect(try isStub(for: 1))
    #expect(family.store.roster(family.id).isClosed(Self.view))
  }

  @Test func nobodyErasesAViewButByItsEnd() throws {
    #expect(try family.store(pack(), by: 2).status == 200)
    for device: UInt128 in [1, 2, 3] {
      #expect(family.ask(.eraseStream(family.id, Self.view), by: device).refusal == .role)
    }
    #expect(try !isStub(for: 1))
  }

  @Test func whoIsOutIsToldSoAndTheViewStaysWithTheRest() throws {
    #expect(try family.store(pack(), by: 2).status == 200)
    let cut = Cut(Self.view, try pack().header.span.end)
    let out = Revocation(device: DeviceID(2), cuts: [cut], epochs: [])
    let short = Revocation(device: DeviceID(2), cuts: [], epochs: [])
    #expect(try family.write(.revoke(short)).refusal == .cut([cut]))
    #expect(try family.write(.revoke(out)).status == 200)
    #expect(try family.store(pack(), by: 2).status == 403)
    #expect(try !isStub(for: 1))
    #expect(family.store.roster(family.id).views[Self.view]?.epoch.wraps.count == 2)
  }
}
