import AppCore
import Basics
import Browser
import Domain
import Strings
import SyncEngine
import TestApp
import TestSupport
import Testing
import Time

@Suite struct ProgramTests {
  @Test func howeverMuchHappensTheScreenIsDrawnOnceAFrame() {
    let browser = FakeBrowser()
    let program = browser.program()
    program.opened(device: 1, records: [], role: .writer)
    for _ in 1...5 { program.send(.quest(.pageHidden)) }
    #expect(browser.framesAskedFor == 1)
    program.frame()
    program.send(.quest(.pageShown))
    program.send(.quest(.pageHidden))
    #expect(browser.framesAskedFor == 2)
    #expect(browser.patches.count == 1)
  }

  @Test func aFrameWithoutAChangeSendsNoPatches() {
    let browser = FakeBrowser()
    let program = browser.program()
    program.opened(device: 1, records: [], role: .writer)
    program.frame()
    program.send(.quest(.pageShown))
    program.frame()
    #expect(browser.patches.count == 1)
  }

  @Test func aBatchIsNumberedFromTheCounterThatStorageGives() throws {
    let browser = FakeBrowser()
    let program = browser.program()
    program.opened(device: 1, records: [], role: .writer)
    program.send(.start(.newChosen))
    let batch = try #require(browser.appended.first)
    let encoded = program.encode(batch: batch, from: 41)
    #expect(encoded.count == 6)
    let read = LogReader.read(FakeBrowser.joined(encoded.map { $0.record }))
    #expect(read.damaged == 0)
    #expect(read.operations.map { $0.id } == encoded.map { $0.id })
    program.saved(batch: batch)
    #expect(program.encode(batch: batch, from: 47).isEmpty)
  }

  @Test func theBrowserIsToldWhereBackLeads() {
    let browser = FakeBrowser()
    let program = browser.program()
    program.opened(device: 1, records: [], role: .writer)
    for action in FirstStart.shortest { program.send(action) }
    program.frame()
    program.send(.home(.statsChosen))
    program.frame()
    program.frame()
    program.send(.quest(.left))
    program.frame()
    #expect(browser.insides == [true, false])
  }

  @Test func aSnapshotIsMadeInPartsAndReadByTheNextStart() throws {
    let operations = RandomFamily.operations(seed: 1, count: 600)
    let browser = FakeBrowser()
    let program = browser.program()
    program.opened(device: 1, records: bytes(of: operations), role: .writer)
    #expect(browser.snapshotsAskedFor == 1)
    #expect(program.packSnapshot() == nil)
    var snapshot: [UInt8]?
    while snapshot == nil { snapshot = program.packSnapshot() }
    #expect(snapshot == bytes(of: TestSupport.snapshot(after: operations[...])))

    let next = FakeBrowser().program()
    #expect(next.restore(snapshot: try #require(snapshot)))
    snapshot?[50] ^= 1
    #expect(!next.restore(snapshot: try #require(snapshot)))
  }

  @Test func aBatchWithoutAnAnswerIsOrderedAgainWhenItsTimeIsUp() throws {
    let browser = FakeBrowser()
    let program = browser.program()
    program.opened(device: 1, records: [], role: .writer)
    program.send(.start(.newChosen))
    let timer = try #require(browser.timers.first)
    program.timerFired(timer)
    #expect(browser.appended.count == 2)
    #expect(Set(browser.appended).count == 1)
    program.timerFired(timer)
    #expect(browser.appended.count == 2)
  }

  @Test func aCopyOpenedInAnEmptyPlaceShowsTheSameHome() throws {
    let before = FakeBrowser()
    let played = before.program()
    played.opened(device: 1, records: [], role: .writer)
    for action in FirstStart.shortest { played.send(action) }
    var records: [[UInt8]] = []
    for batch in before.appended {
      records += played.encode(batch: batch, from: Int64(records.count + 1)).map { $0.record }
    }
    let log = FakeBrowser.joined(records)
    let file = played.copy(of: log)

    let after = FakeBrowser()
    let installed = after.program()
    installed.placed(isInstalled: true, wasUsed: false)
    installed.opened(device: 2, records: [], role: .writer)
    installed.fileChosen()
    installed.copyChosen(file)
    installed.planCopy(onto: [])
    #expect(after.storedCounters == [0])
    let copied = FakeBrowser.joined(installed.encodeCopy().map { $0.record })
    #expect(copied == log)

    #expect(Self.home(of: copied, device: 2) == Self.home(of: log, device: 1))
  }

  @Test func aDamagedCopyIsNotStored() {
    let browser = FakeBrowser()
    let program = browser.program()
    program.placed(isInstalled: true, wasUsed: false)
    program.opened(device: 2, records: [], role: .writer)
    for file in [Array("{\"schema\":7,".utf8), []] {
      program.fileChosen()
      program.copyChosen(file)
    }
    #expect(browser.storedCounters.isEmpty)
    #expect(program.encodeCopy().isEmpty)
  }

  @Test func aSealedCopyIsOpenedWithWhatItWasSealedWith() throws {
    let browser = FakeBrowser()
    let program = browser.program()
    program.opened(device: 1, records: [], role: .writer)
    program.send(.start(.newChosen))
    let setUp = try #require(browser.appended.first)
    let log = FakeBrowser.joined(program.encode(batch: setUp, from: 1).map { $0.record })
    let copy = program.copy(of: log)
    let (salt, iv) = ([UInt8](repeating: 1, count: 16), [UInt8](repeating: 2, count: 12))
    let head = program.sealingHead(salt: salt, iv: iv)
    // Turned around, for want of a cipher.
    let file = program.sealedCopy(of: copy.reversed())

    let other = FakeBrowser()
    let next = other.program()
    next.placed(isInstalled: true, wasUsed: false)
    next.opened(device: 2, records: [], role: .writer)
    next.fileChosen()
    next.copyChosen(file)
    next.send(.copies(.opening(.passphraseTyped("eight ch"))))
    next.send(.copies(.opening(.passphraseGiven)))
    let asked = try #require(other.unsealed.first)
    #expect(asked.passphrase == "eight ch" && asked.rounds == 600_000)
    #expect(asked.salt == salt && asked.iv == iv && asked.head == head)
    next.unsealed(nil)
    next.send(.copies(.opening(.passphraseGiven)))
    #expect(other.unsealed.count == 2)
    next.unsealed(asked.sealed.reversed())
    next.planCopy(onto: [])
    #expect(FakeBrowser.joined(next.encodeCopy().map { $0.record }) == log)
  }

  @Test func aCopyIsNamedAfterToday() {
    let browser = FakeBrowser()
    let program = browser.program()
    program.opened(device: 1, records: [], role: .writer)
    program.send(.myData(.copyAskedFor))
    #expect(browser.savedCopies == ["timequest-2026-10-29.json"])
  }

  /// The patches of a first frame.
  private static func home(of log: [UInt8], device: UInt128) -> [[UInt8]] {
    let browser = FakeBrowser()
    let program = browser.program()
    program.opened(device: device, records: log, role: .writer)
    program.frame()
    return browser.patches
  }

  @Test func eventsOfUnknownNodesAndCodesAreNothing() {
    let program = FakeBrowser().program()
    program.event(node: 999_999, code: 1, value: "")
    program.event(node: 1, code: 250, value: "")
    program.timerFired(77)
  }
}

/// Writes down what the program asks for.
private final class FakeBrowser {
  var patches: [[UInt8]] = []
  var framesAskedFor = 0
  var appended: [BatchID] = []
  var timers: [Int] = []
  var insides: [Bool] = []
  var snapshotsAskedFor = 0
  var savedCopies: [String] = []
  var storedCounters: [Int64] = []
  var unsealed:
    [(
      passphrase: String, rounds: Int64,
      salt: [UInt8], iv: [UInt8], head: [UInt8], sealed: [UInt8]
    )] = []

  func program() -> Program {
    let moment = Moment(
      now: Instant(milliseconds: 1_793_260_800_000),
      monotonic: .zero,
      offset: .utc
    )
    let host = BrowserHost(
      moment: { moment },
      applyPatches: { self.patches.append($0) },
      requestFrame: { self.framesAskedFor += 1 },
      append: { batch, _ in self.appended.append(batch) },
      wait: { timer, _ in self.timers.append(timer) },
      setInside: { self.insides.append($0) },
      takePen: {},
      keepStorage: {},
      reload: {},
      saveSnapshot: { self.snapshotsAskedFor += 1 },
      rememberUse: { _ in },
      keepDrafts: { _ in },
      keepLook: { _ in },
      gate: GateHost(
        read: {},
        store: { _ in },
        make: { _, _ in },
        derivePIN: { _, _, _ in },
        deriveFamilyCode: { _ in }
      ),
      copies: CopiesHost(
        offset: { _ in .utc },
        save: { name, _, _ in self.savedCopies.append(name) },
        remember: { _ in },
        pick: {},
        unseal: { self.unsealed.append(($0, $1, $2, $3, $4, $5)) },
        plan: {},
        store: { self.storedCounters.append($0) },
        readKeeping: {},
        erase: {}
      )
    )
    return Program(host: host, texts: .english, dice: Dice(seed: (1, 2, 3, 4)))
  }

  static func joined(_ records: [[UInt8]]) -> [UInt8] {
    records.flatMap { record in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: record.count >> $0) } + record
    }
  }
}
