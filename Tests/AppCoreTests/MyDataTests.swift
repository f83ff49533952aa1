import AppCore
import Copies
import SyncEngine
import Testing

@Suite struct MyDataTests {
  @Test func settingsLeadBackHome() {
    var script = Script.started()
    script.send(.home(.settingsChosen))
    #expect(script.state.screen == .settings)
    script.send(.back)
    #expect(script.state.screen == .home)
  }

  @Test func aCopyIsAskedForOnce() {
    var script = Self.inSettings()
    script.send(.myData(.copyAskedFor))
    #expect(script.effects == [.ask(.readLog(of: .savedCopy, afterPaint: false))])
    script.send(.myData(.copyAskedFor))
    #expect(script.effects.isEmpty)
    script.endCopy(with: .handedOver)
    script.send(.myData(.copyAskedFor))
    #expect(script.effects == [.ask(.readLog(of: .savedCopy, afterPaint: false))])
  }

  @Test func whatBecameOfACopyIsToldUntilSheComesBack() {
    let ends: [(MyDataAction, SavedCopy)] = [
      (.handedOver, .made(leftOut: 2)), (.copyNotMade, .notMade), (.copyWithdrawn, .none),
    ]
    for (action, told) in ends {
      var script = Self.inSettings()
      script.send(.myData(.copyAskedFor))
      // Two records that cannot be read.
      script.send(.myData(.logRead([1, 0, 0, 0, 33, 1, 0, 0, 0, 33])))
      script.send(.myData(action))
      #expect(script.state.savedCopy == told)
      script.send(.back)
      script.send(.home(.settingsChosen))
      #expect(script.state.savedCopy == .none)
    }
  }

  @Test func aCopyThatIsBeingMadeIsStillSoAfterAWalkHome() {
    var script = Self.inSettings()
    script.send(.myData(.copyAskedFor))
    script.send(.back)
    script.send(.home(.settingsChosen))
    #expect(script.state.savedCopy.isMaking)
  }

  /// A copy changes nothing, so a tab that only shows may make one.
  @Test func aReaderCanSaveACopy() {
    var script = Script(seed: 2)
    script.open(Script.started().stored, role: .reader)
    script.send(.myData(.copyAskedFor))
    #expect(script.effects == [.ask(.readLog(of: .savedCopy, afterPaint: false))])
  }

  @Test func aCopyIsNamedAfterTodayAndHoldsTheLog() {
    var script = Self.inSettings()
    script.send(.myData(.copyAskedFor))
    script.send(.answered(Answer(.readLog, for: .savedCopy, [])))
    let file = BackupWriter.file(of: [], exportedAt: script.moment.now).bytes
    #expect(script.effects == [.ask(.handOver(file, as: "timequest-2026-10-29.json"))])
    script.send(.answered(Answer(.handOver, for: .savedCopy, [1])))
    #expect(script.state.savedCopy == .made(leftOut: 0))
  }

  @Test func whateverTheBrowserCannotDoThereIsNoCopyThen() {
    for kind in [PortKind.readLog, .handOver] {
      var script = Self.inSettings()
      script.send(.myData(.copyAskedFor))
      script.send(.answered(Answer(kind, for: .savedCopy, nil)))
      #expect(script.state.savedCopy == .notMade)
    }
  }

  private static func inSettings() -> Script {
    var script = Script.started()
    script.send(.home(.settingsChosen))
    return script
  }
}
