import AppCore
import Testing

@Suite struct MyDataTests {
  @Test func settingsLeadBackHome() {
    var script = Script.started()
    script.send(.home(.settingsChosen))
    #expect(script.state.screen == .settings)
    script.send(.quest(.left))
    #expect(script.state.screen == .home)
  }

  @Test func aCopyIsAskedForOnce() {
    var script = Self.inSettings()
    script.send(.myData(.copyAskedFor))
    #expect(script.effects == [.copies(.save(passphrase: nil))])
    script.send(.myData(.copyAskedFor))
    #expect(script.effects.isEmpty)
    script.send(.myData(.copyMade(leftOut: 0)))
    script.send(.myData(.copyAskedFor))
    #expect(script.effects == [.copies(.save(passphrase: nil))])
  }

  @Test func whatBecameOfACopyIsToldUntilSheComesBack() {
    let ends: [(MyDataAction, SavedCopy)] = [
      (.copyMade(leftOut: 2), .made(leftOut: 2)), (.copyNotMade, .notMade), (.copyWithdrawn, .none),
    ]
    for (action, told) in ends {
      var script = Self.inSettings()
      script.send(.myData(.copyAskedFor))
      script.send(.myData(action))
      #expect(script.state.savedCopy == told)
      script.send(.quest(.left))
      script.send(.home(.settingsChosen))
      #expect(script.state.savedCopy == .none)
    }
  }

  @Test func aCopyThatIsBeingMadeIsStillSoAfterAWalkHome() {
    var script = Self.inSettings()
    script.send(.myData(.copyAskedFor))
    script.send(.quest(.left))
    script.send(.home(.settingsChosen))
    #expect(script.state.savedCopy == .making)
  }

  /// A copy changes nothing, so a tab that only shows may make one.
  @Test func aReaderCanSaveACopy() {
    var script = Script(seed: 2)
    script.open(Script.started().stored, role: .reader)
    script.send(.myData(.copyAskedFor))
    #expect(script.effects == [.copies(.save(passphrase: nil))])
  }

  private static func inSettings() -> Script {
    var script = Script.started()
    script.send(.home(.settingsChosen))
    return script
  }
}
