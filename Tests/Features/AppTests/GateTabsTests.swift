import Access
import App
import AppCore
import Domain
import Editing
import Family
import Game
import Setup
import SyncWire
import TestApp
import Testing
import Time
import Transfer

/// One device, several tabs, and what is confirmed in one of them.
@Suite struct GateTabsTests {
  private var tab = GateScript()

  init() {
    tab.enter()
    tab.submit("2580")
  }

  @Test mutating func theOldPINOpensNoTabOnceANewOneIsStored() {
    var stale = tab.otherTab()
    tab.change(to: "9999")
    stale.device = tab.device
    stale.submit("2580")
    #expect(stale.phase == .asking)
    #expect(stale.gate.fieldError == .changed)
    #expect(stale.device.stored == tab.device.stored)
    stale.submit("9999")
    #expect(stale.isOpen)
  }

  @Test mutating func theNewPINIsNoWrongTryInAStaleTabAndPutsNothingBack() {
    var stale = tab.otherTab()
    tab.change(to: "8888")
    stale.device = tab.device
    stale.submit("8888")
    #expect(stale.gate.fieldError == .changed)
    #expect(stale.device.stored == tab.device.stored)
  }

  @Test mutating func anOpenTabOfTheOldPINClosesWhenItHearsOfTheNewOne() {
    var open = tab.otherTab()
    open.submit("2580")
    #expect(open.isOpen)
    tab.device = open.device
    tab.change(to: "9999")
    open.device = tab.device
    open.send(.tab(.keptChanged(.gate)))
    #expect(open.phase == .asking)
    #expect(open.gate.fieldError == .changed)
  }

  @Test mutating func aTabAtTheOldPINAsksForTheNewOneWhenItHearsOfIt() {
    var asking = tab.otherTab()
    asking.send(.typed("25"))
    tab.change(to: "99999")
    asking.device = tab.device
    asking.send(.tab(.keptChanged(.gate)))
    #expect(asking.gate.typed.isEmpty)
    asking.submit("99999")
    #expect(asking.isOpen)
  }

  @Test mutating func threeTabsHaveThreeTriesTogether() {
    tab.enter()
    var second = tab.otherTab()
    var third = tab.otherTab()
    tab.submit("0000")
    second.device = tab.device
    second.submit("0001")
    third.device = second.device
    third.submit("0002")
    #expect(third.phase == .resting)
    tab.device = third.device
    tab.submit("0003")
    #expect(tab.phase == .resting)
    #expect(tab.device.record?.tries.wrongInARow == 3)
    #expect(tab.gate.record?.tries.restLeft == Seconds(10))
  }

  @Test mutating func twoTabsThatRestAtTheSameTimeRestOnce() {
    tab.enter()
    tab.attemptInVain(3)
    var other = tab.otherTab()
    for seconds in [6, 3] {
      tab.script.advance(Seconds(seconds))
      other.script.advance(Seconds(seconds))
      tab.send(.page(.hidden))
      tab.send(.page(.shown))
      other.device = tab.device
      other.send(.page(.hidden))
      other.send(.page(.shown))
      tab.device = other.device
    }
    #expect(tab.device.record?.tries.restLeft == Seconds(1))
  }

  @Test mutating func aRenewedCodeCountsOnceItWasConfirmedAndNotBefore() {
    let old = tab.device.stored
    let verifier = tab.device.record?.code.verifier
    tab.change(to: "7777", withCode: true)
    #expect(tab.phase == .showingCode)
    #expect(tab.device.stored == old)
    // Left here, or killed: the old PIN and the old code are good.
    var left = tab
    left.send(.back)
    #expect(left.isOpen && left.device.stored == old)
    tab.noteCode()
    #expect(tab.isOpen)
    #expect(tab.device.record?.code.verifier != verifier)
    tab.enter()
    tab.submit("7777")
    #expect(tab.isOpen)
  }

  @Test mutating func aRenewedCodeThatIsPutOffLeavesTheOldOneGoodAndCanBeShownAgain() {
    tab.change(to: "7777", withCode: true)
    tab.send(.codePutOff)
    #expect(tab.isOpen)
    #expect(tab.device.record?.code.unwritten?.value == 2)
    #expect(tab.device.record?.code.verifier == FirstStart.device.record?.code.verifier)
    tab.send(.unwrittenWanted)
    #expect(tab.gate.familyCode == WrittenCode.text(of: 2))
    tab.noteCode()
    #expect(tab.isOpen)
    #expect(tab.device.record?.code.unwritten == nil)
    #expect(tab.device.record?.code.verifier != FirstStart.device.record?.code.verifier)
  }

  @Test mutating func aPINThatIsChangedMeanwhileKillsNoConfirmedCode() {
    tab.change(to: "7777", withCode: true)
    tab.send(.codePutOff)
    var other = tab.otherTab()
    other.submit("7777")
    tab.device = other.device
    tab.send(.tab(.keptChanged(.gate)))
    tab.holdsBack = true
    tab.change(to: "6666")
    other.device = tab.device
    other.send(.unwrittenWanted)
    other.noteCode()
    let confirmed = other.device.record?.code.verifier
    // What was asked with the record of before is answered now.
    tab.device = other.device
    tab.holdsBack = false
    tab.answerAll()
    tab.enter()
    tab.submit("6666")
    #expect(tab.isOpen)
    #expect(tab.device.record?.code.verifier == confirmed)
  }

  @Test mutating func aPINThatIsNotStoredIsToldAndTheOldOneOpens() {
    let old = tab.device.stored
    tab.holdsBack = true
    tab.change(to: "9999")
    tab.answer(.makeGate)
    tab.send(.swapped(nil, number: tab.unanswered.last?.number ?? 0))
    #expect(tab.phase == .choosing)
    #expect(tab.gate.fieldError == .notKept)
    #expect(tab.device.stored == old)
  }

  @Test mutating func aPageThatWasLongOutOfSightIsClosed() {
    tab.send(.page(.hidden))
    tab.script.advance(.minutes(4))
    tab.send(.page(.shown))
    #expect(tab.isOpen)
    tab.send(.page(.hidden))
    tab.script.advance(.minutes(6))
    tab.send(.page(.shown))
    #expect(!tab.isOpen)
  }

  @Test(arguments: [-1, -5, 10, 60])
  mutating func aClockThatIsSetKeepsNothingOpen(hours: Int) {
    tab.send(.page(.hidden))
    tab.script.advance(.minutes(6))
    tab.script.setClock(by: .hours(hours))
    tab.send(.page(.shown))
    #expect(!tab.isOpen)
  }

  @Test mutating func aDeviceThatSleptIsClosed() {
    tab.send(.page(.hidden))
    tab.script.advance(.hours(9), sleeping: true)
    tab.send(.page(.shown))
    #expect(!tab.isOpen)
  }

  @Test mutating func aPageThatNobodyTouchedIsClosedAlsoInTheMiddleOfAChange() {
    #expect(tab.script.waits[TimerID(.gate, 1)] == .untouched(.minutes(5)))
    var changing = tab
    changing.send(.changeWanted(withCode: true))
    for var some in [tab, changing] {
      some.script.fire(TimerID(.gate, 1))
      #expect(some.phase == .asking)
      some.submit("2580")
      #expect(some.isOpen)
    }
  }
}

extension GateScript {
  /// Answers the last request of a kind.
  fileprivate mutating func answer(_ kind: PortKind) {
    guard let request = unanswered.last(where: { $0.kind == kind }),
      let answer = device.answer(request)
    else { return #expect(Bool(false)) }
    send(answer)
  }
}
