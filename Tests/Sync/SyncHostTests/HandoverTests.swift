import Basics
import Sync
import SyncWire
import Testing

@testable import SyncHost

/// What a player hands over: who reads it, when it ends, and where it never lies.
@Suite struct HandoverTests {
  private static let player: UInt128 = 9
  private static let view: UInt128 = 70
  private static let words = Array("what she shows".utf8)
  private let network = TestNetwork()
  private let parents: TestDevice
  private let hers: TestDevice
  private let sisters: TestDevice

  init() throws {
    (parents, hers, sisters) = (TestDevice(network), TestDevice(network), TestDevice(network))
    try bringIn(hers, Self.player)
    try bringIn(sisters, 8)
    hers.make(operation(2, of: Self.player))
    work()
  }

  private func work(_ more: [TestDevice] = []) {
    for _ in 0..<4 { for device in [parents, hers, sisters] + more { device.wait() } }
  }

  private func bringIn(_ joiner: TestDevice, _ player: UInt128?) throws {
    try parents.bringIn(joiner, player: player) { work([joiner]) }
    parents.wish(.closePairing)
    joiner.wish(.closePairing)
  }

  private func handOver(_ record: [UInt8] = words, view: UInt128 = view) {
    hers.wish(.handOver(view: view, player: Self.player, record: record))
  }

  private func view(on device: TestDevice, _ id: UInt128 = view) -> HandedOver? {
    device.host.sync?.book.handedOver.first { $0.id == StreamID(id) }
  }

  private func id(_ device: TestDevice) -> DeviceID { device.status.device ?? DeviceID(0) }

  /// Names of rows that lie there of views.
  private func rows(_ device: TestDevice) -> [String] {
    device.rows.keys.filter { $0.contains("/view/") }
  }

  private var packs: [[UInt8]] {
    network.memory.tables.families.values.flatMap { $0.records }.filter {
      $0.stream == StreamID(Self.view)
    }.compactMap { $0.bytes }
  }

  @Test func whatSheHandsOverIsReadByParentsAndByNoSister() throws {
    handOver()
    work()
    #expect(view(on: parents)?.record == Self.words)
    #expect(view(on: parents)?.author == id(hers))
    #expect(view(on: parents)?.recipients == [id(parents), id(hers)])
    #expect(view(on: sisters)?.record == nil, "that it exists is seen by all")
    #expect(view(on: sisters)?.player == StreamID(Self.player))
    #expect(rows(sisters).isEmpty && rows(parents).count == 1)
    for device in [parents, hers, sisters] {
      #expect(device.status.notices.isEmpty && device.status.progress == .inStep)
    }
  }

  @Test func itLiesInNoLogAndInNoStreamsRows() throws {
    handOver()
    work()
    for device in [parents, hers, sisters] {
      #expect(!device.log.contains { $0.record.contains(Self.words) })
      for (name, bytes) in device.rows where bytes.contains(Self.words) {
        #expect(name.hasPrefix("sync/book/view/"), "\(name)")
      }
    }
    #expect(!packs.isEmpty && !packs.contains { $0.contains(Self.words) })
  }

  @Test func aParentsDeviceSaysOnceThatItHasOpenedIt() throws {
    handOver()
    work()
    network.now += 5000
    parents.wish(.noteOpened(Self.view))
    parents.wish(.noteOpened(Self.view))
    work()
    let openings = try #require(view(on: hers)?.openings)
    #expect(openings.map { $0.device } == [id(parents)])
    #expect(openings.map { $0.at } == [network.now])
    sisters.wish(.noteOpened(Self.view))
    hers.wish(.noteOpened(Self.view))
    work()
    #expect(view(on: hers)?.openings.count == 1)
    #expect(packs.count == 2)
  }

  @Test func whatIsOpenedBeforeItHasComeIsSaidWhenItHas() throws {
    handOver()
    parents.wish(.noteOpened(Self.view))
    parents.wish(.noteOpened(Self.view))
    work()
    #expect(view(on: parents)?.record == Self.words)
  }

  @Test func whatIsClosedIsErasedEverywhere() throws {
    handOver()
    work()
    parents.wish(.noteOpened(Self.view))
    work()
    parents.wish(.close(Self.view))
    sisters.wish(.close(Self.view))
    work()
    #expect(view(on: hers)?.isClosed == false, "it is neither's to end")
    hers.wish(.close(Self.view))
    work()
    for device in [parents, hers] {
      #expect(rows(device).isEmpty && view(on: device)?.isClosed == true)
      #expect(view(on: device)?.record == nil && view(on: device)?.openings.isEmpty == true)
      #expect(device.status.notices.isEmpty && device.status.progress == .inStep)
    }
    #expect(packs.isEmpty)
  }

  @Test func whatIsClosedBeforeItWasSentIsNeverRead() throws {
    network.isThere = false
    handOver()
    hers.wish(.close(Self.view))
    hers.restart()
    network.isThere = true
    work()
    #expect(view(on: parents)?.isClosed == true && view(on: parents)?.record == nil)
    #expect(rows(hers).isEmpty && packs.isEmpty && hers.status.progress == .inStep)
  }

  @Test func aWishOutlivesAStartAndIsFulfilledOnce() throws {
    network.isThere = false
    handOver()
    handOver()
    hers.restart()
    network.isThere = true
    work()
    hers.restart()
    work()
    #expect(view(on: parents)?.record == Self.words && packs.count == 1)
    #expect(parents.host.sync?.book.handedOver.count == 1)
    #expect(view(on: hers)?.record == Self.words)
  }

  @Test func whatMayNotBeHandedOverIsNot() throws {
    parents.wish(.handOver(view: 71, player: Self.player, record: [1]))
    sisters.wish(.handOver(view: 72, player: Self.player, record: [1]))
    handOver([UInt8](repeating: 1, count: SyncLimits.view + 1))
    work()
    #expect(parents.host.sync?.book.handedOver.isEmpty == true)
    #expect(hers.host.sync?.book.wishes.isEmpty == true)
    var dice = SystemRandomNumberGenerator()
    let full = (0..<SyncLimits.view).map { _ in UInt8.random(in: 0...255, using: &dice) }
    handOver(full)
    work()
    #expect(view(on: parents)?.record == full)
  }

  @Test func whoComesLaterReadsNothingOfIt() throws {
    handOver()
    work()
    let other = TestDevice(network)
    try bringIn(other, nil)
    work([other])
    #expect(other.status.progress == .inStep && rows(other).isEmpty)
    #expect(view(on: other)?.record == nil)
    handOver(view: 71)
    work([other])
    #expect(view(on: other, 71)?.record == Self.words)
  }

  @Test func whoIsTakenOutReadsNothingThatComesAndNothingIsDue() throws {
    handOver()
    work()
    let other = TestDevice(network)
    try bringIn(other, nil)
    parents.wish(.remove(id(other)))
    work([other])
    handOver(view: 71)
    work([other])
    #expect(view(on: parents, 71)?.recipients.contains(id(other)) == false)
    let roster = try #require(parents.host.sync?.book.roster)
    #expect(roster.views[StreamID(Self.view)]?.epoch.number == 1)
    #expect(!roster.streamIDs.contains(StreamID(Self.view)))
    #expect(view(on: parents)?.record == Self.words)
  }

  @Test func aServerThatHasLostTheFamilyIsGivenWhatIsOpenAndNoMore() throws {
    handOver()
    handOver(view: 71)
    work()
    parents.wish(.noteOpened(Self.view))
    hers.wish(.close(71))
    work()
    network.beginAnew(invite: nil)
    work()
    #expect(view(on: parents)?.record == Self.words && view(on: hers)?.openings.count == 1)
    #expect(packs.count == 2)
    let closed = network.memory.tables.families.values.flatMap { $0.records }.filter {
      $0.stream == StreamID(71)
    }
    #expect(closed.isEmpty)
  }

  @Test func aServerThatSaysOverStopsNobodyAndIsTold() throws {
    network.onTheWay = { call, answer in
      if case .storePack = call {
        return Answered(status: SyncRefusal.over.status, body: SyncRefusal.over.body)
      }
      return answer
    }
    handOver()
    work()
    #expect(hers.status.standing == .member && hers.status.notices.isEmpty)
    let asked = network.asked
    hers.look()
    #expect(network.asked == asked + 1, "what waited is dropped")
  }

  @Test func aPlaceThatIsTakenIsAskedForOnce() throws {
    network.onTheWay = { call, answer in
      guard case .storePack = call else { return answer }
      let taken = SyncRefusal.taken(ChainPlace(1, .zero))
      return Answered(status: taken.status, body: taken.body)
    }
    handOver()
    work()
    let asked = network.asked
    hers.look()
    #expect(network.asked == asked + 1)
    #expect(hers.status.standing == .member && hers.status.notices.isEmpty)
  }

  @Test func aServerOfBeforeIsToldAndEverythingElseGoesOn() throws {
    network.answersFormToSecondVersion = true
    handOver()
    hers.make(operation(6, of: Self.player))
    work()
    #expect(hers.status.notices == [.olderServer])
    #expect(hers.host.sync?.book.outbox[StreamID(Self.player)]?.isEmpty == true)
    network.answersFormToSecondVersion = false
    hers.restart()
    work()
    #expect(hers.status.notices.isEmpty && view(on: parents)?.record == Self.words)
  }

  /// As a version of before does, which knows of no views.
  @Test func whatWasPassedOverIsReadAfterAll() throws {
    parents.answers = { $0 == .open ? [AnswerForm.no.rawValue] : nil }
    handOver()
    work()
    #expect(view(on: parents)?.record == nil && parents.status.progress == .inStep)
    parents.answers = { _ in nil }
    network.now += 86_400_000
    work()
    #expect(view(on: parents)?.record == Self.words)
  }

  @Test func forWhomItIsOutNothingIsSealed() throws {
    let other = TestDevice(network)
    try bringIn(other, nil)
    let out = id(other)
    // The entry is stored and its answer gets lost; meanwhile somebody is taken out whom it was for.
    network.onTheWay = { call, answer in if case .storeEntry = call { nil } else { answer } }
    handOver()
    network.onTheWay = { $1 }
    parents.wish(.remove(out))
    parents.wait()
    work()
    let first = try #require(view(on: hers))
    #expect(first.recipients.contains(out) && first.isClosed && first.record == nil)
    let views = try #require(parents.host.sync?.book.handedOver)
    let second = try #require(views.first { !$0.isClosed })
    #expect(second.record == Self.words && !second.recipients.contains(out))
    #expect(views.count == 2 && packs.isEmpty)
  }

  @Test func whatCannotBeOpenedJustNowIsReadLater() throws {
    parents.answers = { $0 == .take ? [AnswerForm.no.rawValue] : nil }
    handOver()
    work()
    #expect(view(on: parents)?.record == nil && parents.status.progress != .inStep)
    parents.answers = { _ in nil }
    work()
    #expect(view(on: parents)?.record == Self.words && parents.status.progress == .inStep)
  }
}
