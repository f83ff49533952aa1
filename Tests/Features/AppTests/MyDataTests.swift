import Access
import App
import AppCore
import Copies
import Editing
import Family
import Game
import Setup
import SyncEngine
import Testing
import Transfer

@Suite struct MyDataTests {
  @Test func settingsLeadBackHome() {
    var script = Script.started()
    script.send(.sidePage(.chosen(.settings)))
    #expect(script.state.screen == .settings)
    script.send(.back)
    #expect(script.state.screen == .home)
  }

  @Test func eachPageLeadsBackToTheOneThatLedThere() {
    var script = Script.started()
    for name in [SidePageName.reminders, .look, .myData] {
      script.send(.sidePage(.chosen(name)))
      script.send(.back)
      #expect(script.state.screen == .settings)
    }
    for name in [SidePageName.savedCopy, .broughtCopy, .homeScreen] {
      script.send(.sidePage(.chosen(name)))
      script.send(.back)
      #expect(script.state.screen == .myData(.list))
    }
    script.send(.sidePage(.chosen(.homeScreenOffer)))
    script.send(.back)
    #expect(script.state.screen == .home)
  }

  @Test func anOwnCopyCanBeSealedWithAPassphrase() {
    var script = Self.inSettings()
    script.send(.sidePage(.chosen(.savedCopy)))
    script.send(.copies(.sealing(.switched(true))))
    script.send(.copies(.sealing(.passphraseTyped("short"))))
    script.send(.copies(.sealing(.copyAskedFor)))
    #expect(script.effects.isEmpty && script.state.copies.sealing.isTooShort)
    script.send(.copies(.sealing(.passphraseTyped("long enough for it"))))
    script.send(.copies(.sealing(.copyAskedFor)))
    #expect(script.effects == [.ask(.readClosed(of: .savedCopy))])
    script.send(.copies(.saving(.closedRead(ClosedHere()))))
    #expect(script.effects == [.ask(.randomBytes(28))])
    script.send(.back)
    #expect(script.state.copies.sealing == Sealing())
  }

  @Test func aCopyIsBroughtInOnItsOwnPageAndOnNoOther() {
    var script = Self.inSettings()
    script.send(.copies(.opening(.wanted)))
    #expect(script.effects.isEmpty)
    script.send(.sidePage(.chosen(.broughtCopy)))
    script.send(.copies(.opening(.wanted)))
    #expect(script.effects == [.ask(.pickFile)])
    script.send(.copies(.opening(.chosen(size: 1000))))
    #expect(script.state.copies.opened == .reading)
    script.send(.back)
    #expect(script.state.copies.opened == .none)
  }

  @Test func aCopyIsAskedForOnce() {
    var script = Self.inSettings()
    script.send(.copies(.saving(.askedFor)))
    #expect(script.effects == [.ask(.readClosed(of: .savedCopy))])
    script.send(.copies(.saving(.askedFor)))
    #expect(script.effects.isEmpty)
    script.endCopy(with: .handedOver)
    script.send(.copies(.saving(.askedFor)))
    #expect(script.effects == [.ask(.readClosed(of: .savedCopy))])
  }

  @Test func whatBecameOfACopyIsToldUntilSheComesBack() {
    let ends: [(SavedCopyAction, SavedCopy)] = [
      (.handedOver, .made(leftOut: 2)), (.notMade, .notMade), (.withdrawn, .none),
    ]
    for (action, told) in ends {
      var script = Self.inSettings()
      script.send(.copies(.saving(.askedFor)))
      script.send(.copies(.saving(.closedRead(ClosedHere()))))
      // Two records that cannot be read.
      script.send(.copies(.saving(.logRead([1, 0, 0, 0, 33, 1, 0, 0, 0, 33]))))
      script.send(.copies(.saving(action)))
      #expect(script.state.copies.saved == told)
      script.send(.back)
      script.send(.sidePage(.chosen(.myData)))
      #expect(script.state.copies.saved == .none)
    }
  }

  @Test func aCopyThatIsBeingMadeIsStillSoAfterAWalkHome() {
    var script = Self.inSettings()
    script.send(.copies(.saving(.askedFor)))
    script.send(.back)
    script.send(.sidePage(.chosen(.myData)))
    #expect(script.state.copies.saved.isMaking)
  }

  /// A copy changes nothing, so a tab that only shows may make one.
  @Test func aReaderCanSaveACopy() {
    var script = Script(seed: 2)
    script.open(Script.started().stored, role: .reader)
    script.send(.copies(.saving(.askedFor)))
    #expect(script.effects == [.ask(.readClosed(of: .savedCopy))])
  }

  @Test func aCopyIsNamedAfterTodayAndHoldsTheLog() {
    var script = Self.inSettings()
    script.send(.copies(.saving(.askedFor)))
    script.send(.answered(Answer(.readClosed, for: .savedCopy, [UInt8](repeating: 0, count: 8))))
    script.send(.answered(Answer(.readLog, for: .savedCopy, [])))
    let file = BackupWriter.file(of: [], exportedAt: script.moment.now).bytes
    #expect(script.effects == [.ask(.handOver(file, as: "timequest-2026-10-29.json"))])
    script.send(.answered(Answer(.handOver, for: .savedCopy, [1])))
    #expect(script.state.copies.saved == .made(leftOut: 0))
  }

  /// Where storage takes nothing, a copy is what there is to be carried away.
  @Test func aCopyHoldsWhatStorageHasNotTakenYet() {
    var script = Script.started()
    script.beginQuest()
    let waiting = script.state.core.saving.operations
    #expect(waiting.count > 1)
    script.send(.copies(.saving(.askedFor)))
    script.send(.copies(.saving(.closedRead(ClosedHere()))))
    script.send(.copies(.saving(.logRead([]))))
    let file = BackupWriter.file(of: [], and: waiting, exportedAt: script.moment.now).bytes
    #expect(script.effects == [.ask(.handOver(file, as: "timequest-2026-10-29.json"))])
    #expect(String(decoding: file, as: UTF8.self).contains("estimate.locked"))
  }

  @Test func whateverTheBrowserCannotDoThereIsNoCopyThen() {
    for kind in [PortKind.readClosed, .readLog, .handOver] {
      var script = Self.inSettings()
      script.send(.copies(.saving(.askedFor)))
      script.send(.answered(Answer(kind, for: .savedCopy, nil)))
      #expect(script.state.copies.saved == .notMade)
    }
  }

  private static func inSettings() -> Script {
    var script = Script.started()
    script.send(.sidePage(.chosen(.myData)))
    return script
  }
}
