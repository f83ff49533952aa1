import App
import AppCore
import Domain
import Game
import SyncEngine
import Testing

@Suite struct SensesTests {
  private static let all: [Sense] = [.sound, .revealByEar, .vibration]

  @Test func soundsAndTouchesAreThereAndTheRevealByEarWaitsToBeAskedFor() {
    let script = Script.started()
    #expect(Self.all.map { script.state.core.isOn($0) } == [true, false, true])
    #expect(script.state.core.senses == 5)
  }

  @Test(arguments: all) func eachHasASwitchOfItsOwn(_ sense: Sense) {
    var script = Self.inSettings()
    let before = script.state.core.senses
    for isOn in [true, false] {
      script.send(.settings(.switched(sense.key, isOn: isOn)))
      let others = before & ~sense.rawValue
      #expect(script.state.core.senses == (isOn ? others | sense.rawValue : others))
    }
  }

  @Test func whatIsSwitchedIsStored() {
    var script = Self.inSettings()
    script.send(.settings(.switched(.revealByEar, isOn: true)))
    let player = script.state.core.player!
    #expect(script.state.core.ledger.setting(.revealByEar, of: player) == true)
    #expect(!script.effects.isEmpty)
  }

  @Test func aTabThatShowsSwitchesNothing() {
    var script = Self.inSettings()
    script.send(.tab(.becameReader))
    script.send(.settings(.switched(.sound, isOn: false)))
    #expect(script.state.core.isOn(.sound))
  }

  private static func inSettings() -> Script {
    var script = Script.started()
    script.send(.sidePage(.chosen(.settings)))
    return script
  }
}
