import App
import AppCore
import Domain
import Game
import SyncEngine
import TestApp
import Testing
import Time

/// What the app's icon offers that is held long.
@Suite struct ShortcutTests {
  private var script = Script.started()

  private mutating func take(_ byte: UInt8) {
    script.send(.answered(Answer(.takeShortcut, for: .shortcuts, [byte])))
  }

  @Test mutating func itLeadsToOneGuess() {
    take(Shortcut.oneGuess.rawValue)
    #expect(script.state.session?.plan.count == 1)
  }

  @Test mutating func itLeadsToTheQuestOfToday() {
    take(Shortcut.quest.rawValue)
    #expect(script.state.session?.plan.count == 3)
  }

  @Test(arguments: [0, 3, 255] as [UInt8]) mutating func anyOtherByteLeadsNowhere(byte: UInt8) {
    take(byte)
    #expect(script.state.screen == .home)
  }

  @Test mutating func whatIsInFrontOfThePlayerComesFirst() {
    script.startQuest()
    script.guess(.minutes(2))
    let session = script.state.session?.id
    take(Shortcut.oneGuess.rawValue)
    #expect(script.state.session?.id == session)
  }

  @Test mutating func aTabThatDoesNotWriteStaysWhereItIs() {
    script.send(.tab(.becameReader))
    take(Shortcut.quest.rawValue)
    #expect(script.state.screen == .home)
  }
}
