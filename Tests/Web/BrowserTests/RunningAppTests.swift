import Access
import App
import AppCore
import Browser
import Domain
import Editing
import Family
import Game
import Setup
import SyncEngine
import SyncWire
import TestApp
import TestSupport
import Testing
import Time
import Transfer

@Suite struct RunningAppTests {
  @Test func howeverMuchHappensTheScreenIsDrawnOnceAFrame() {
    let browser = FakePort.opened()
    for _ in 1...5 { browser.app.news(.pageHidden) }
    #expect(browser.framesAskedFor == 1)
    browser.app.frame()
    browser.app.news(.pageShown)
    browser.app.news(.pageHidden)
    #expect(browser.framesAskedFor == 2)
    #expect(browser.patches.count == 1)
  }

  @Test func aFrameWithoutAChangeSendsNoPatches() {
    let browser = FakePort.opened()
    browser.app.frame()
    browser.app.news(.pageShown)
    browser.app.frame()
    #expect(browser.patches.count == 1)
  }

  @Test func whileTheLogIsReadThePageStaysAsItCame() {
    let browser = FakePort()
    browser.app.news(.launched, FakePort.onHomeScreen)
    browser.app.frame()
    #expect(browser.patches.isEmpty)
    browser.app.opened(device: 1, records: [], role: .writer)
    browser.app.frame()
    #expect(browser.patches.count == 1)
  }

  @Test func aBatchIsNumberedFromTheCounterThatStorageGives() throws {
    let browser = FakePort.opened()
    browser.app.send(.newChosen)
    let batch = try #require(browser.appended.first)
    let encoded = browser.app.encode(through: batch, without: 0, from: 41)
    #expect(encoded.count == 6)
    let read = LogReader.read(FakePort.joined(encoded.map { $0.record }))
    #expect(read.damaged == 0)
    #expect(read.operations.map { $0.id } == encoded.map { $0.id })
    let rest = browser.app.encode(through: batch, without: 2, from: 41)
    #expect(rest.map { $0.id } == encoded.dropFirst(2).map { $0.id })
    browser.answer(.append, [1])
    #expect(browser.app.encode(through: batch, without: 0, from: 47).isEmpty)
  }

  @Test func theBrowserIsToldWhereBackLeads() {
    let browser = FakePort.opened()
    for action in FirstStart.shortest { browser.app.send(action) }
    browser.app.frame()
    browser.app.send(.sidePage(.chosen(.stats)))
    browser.app.frame()
    browser.app.frame()
    browser.app.send(.back)
    browser.app.frame()
    #expect(browser.asked(for: .setInside).map { $0.bytes } == [[1], [0]])
  }

  /// It has undone its own entry: there is none to take away any more.
  @Test func aBrowserThatWentBackIsNotToldSo() {
    let browser = FakePort.opened()
    for action in FirstStart.shortest { browser.app.send(action) }
    browser.app.send(.sidePage(.chosen(.stats)))
    browser.app.frame()
    browser.app.news(.wentBack)
    browser.app.frame()
    #expect(browser.app.state.screen == .home)
    #expect(browser.asked(for: .setInside).map { $0.bytes } == [[1]])
  }

  @Test func aSnapshotIsMadeInPartsAndReadByTheNextStart() throws {
    let operations = RandomFamily.operations(seed: 1, count: 600)
    let browser = FakePort.opened(bytes(of: operations))
    #expect(browser.asked(for: .saveSnapshot).count == 1)
    #expect(browser.app.packSnapshot() == nil)
    var snapshot: [UInt8]?
    while snapshot == nil { snapshot = browser.app.packSnapshot() }
    #expect(snapshot == bytes(of: TestSupport.snapshot(after: operations[...])))

    let next = FakePort().app
    #expect(next.restore(snapshot: try #require(snapshot)))
    snapshot?[50] ^= 1
    #expect(!next.restore(snapshot: try #require(snapshot)))
  }

  @Test func aQuestGoneThroughUnseenLeavesNothing() throws {
    let browser = FakePort.opened()
    for action in FirstStart.shortest { browser.app.send(action) }
    browser.app.frame()
    let asked = browser.asked.count
    let before = (snapshot: browser.app.state.core.snapshot, notes: browser.app.state.core.notes)
    let page = screen(browser.app.state, .english).html
    var parts = 1
    while browser.app.rehearse() { parts += 1 }
    // Of three steps one is guessed and done; each of the nine taps is drawn.
    #expect(parts == 2 * 9)
    #expect(browser.asked.count == asked)
    #expect(browser.patches.count == 1)
    #expect(browser.app.state.core.notes == before.notes)
    #expect(bytes(of: browser.app.state.core.snapshot) == bytes(of: before.snapshot))
    #expect(screen(browser.app.state, .english).html == page)
  }

  @Test func aQuestUnseenGoesOnBesideTheRealOne() throws {
    let browser = FakePort.opened()
    for action in FirstStart.shortest { browser.app.send(action) }
    for _ in 0..<5 { #expect(browser.app.rehearse()) }
    let quest = try #require(browser.app.state.ledger.allRoutines.first?.id)
    browser.app.send(.home(.questChosen(quest)))
    let page = screen(browser.app.state, .english).html
    while browser.app.rehearse() {}
    #expect(screen(browser.app.state, .english).html == page)
  }

  @Test(arguments: 1...40)
  func whateverALogHoldsAQuestGoneThroughUnseenEnds(_ seed: UInt64) {
    let operations = RandomFamily.operations(seed: seed, count: 400)
    let browser = FakePort.opened(bytes(of: operations))
    if let player = browser.app.state.ledger.allPlayers.last?.id {
      browser.app.send(.player(.chosen(player)))
    }
    var parts = 1
    while parts < 200, browser.app.rehearse() { parts += 1 }
    #expect(parts < 200, "seed \(seed)")
  }

  @Test func withoutTheLaterPartNoQuestIsGoneThroughUnseen() {
    let browser = FakePort(laterPart: .coming)
    browser.app.opened(device: 1, records: [], role: .writer)
    #expect(!browser.app.rehearse())
    #expect(browser.app.packSnapshot() == nil)
  }

  @Test func aBatchWithoutAnAnswerIsOrderedAgainWhenItsTimeIsUp() throws {
    let browser = FakePort.opened()
    browser.app.send(.newChosen)
    let timer = try #require(browser.asked(for: .wait).first?.id)
    browser.app.answer(timer, [])
    #expect(browser.appended.count == 2)
    #expect(Set(browser.appended).count == 1)
    browser.app.answer(timer, [])
    #expect(browser.appended.count == 2)
  }

  @Test func aWaitReplacesTheOneOfTheSameNameAndTheBrowserIsToldSo() throws {
    let browser = FakePort.opened()
    browser.app.send(.newChosen)
    browser.app.send(.firstStart(.makerChosen(.parent)))
    let player = try #require(browser.app.state.ledger.allPlayers.first?.id)
    browser.app.send(.name(.typed(player, "A")))
    let first = try #require(browser.asked(for: .wait).last?.id)
    browser.app.send(.name(.typed(player, "Ad")))
    let stopped = try #require(browser.asked(for: .stopWaiting).first)
    var reader = ByteReader(stopped.bytes[...])
    #expect(reader.number() == Int64(first) && stopped.id == 0)
    browser.app.answer(first, [])
    #expect(browser.app.state.ledger.allPlayers[0].name.isEmpty)
    browser.answer(.wait, [])
    #expect(browser.app.state.ledger.allPlayers[0].name == "Ad")
  }

  @Test func aDelayIsADurationOrATimeOfDay() {
    let sent = [Delay.after(Seconds(2)), .at(Instant(milliseconds: 7))].map { delay in
      Request.wait(TimerID(.quest, 3), until: delay)
    }
    #expect(sent[0].bytes == [0, 0xd0, 7, 0, 0, 0, 0, 0, 0])
    #expect(sent[1].bytes == [1, 7, 0, 0, 0, 0, 0, 0, 0])
    #expect(sent.allSatisfy { $0.owner == .quest && $0.number == 3 })
  }

  @Test func eventsAndAnswersThatNobodyWaitsForAreNothing() {
    let browser = FakePort()
    browser.app.event(node: 999_999, code: 1, value: "")
    browser.app.event(node: 1, code: 250, value: "")
    browser.app.answer(77, [])
    browser.app.answer(0, nil)
    #expect(browser.asked.isEmpty)
  }

  @Test func theLookThatIsKeptIsThereFromTheStart() {
    #expect(FakePort.opened(at: [0, 0, 2]).app.state.game.look == .blueHour)
    #expect(FakePort.opened(at: [0, 0, 9]).app.state.game.look == .asDevice)
    #expect(FakePort.opened(at: []).app.state.game.look == .asDevice)
  }
}
