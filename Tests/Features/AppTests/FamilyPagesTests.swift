import Access
import App
import AppCore
import Basics
import Domain
import Editing
import Family
import Game
import Setup
import SyncEngine
import TestApp
import Testing
import Time
import Transfer

/// The family's tab and the pages behind it; handing the device back.
@Suite struct FamilyPagesTests {
  private static func withPlayers(_ names: [String]) -> Script {
    var script = Script.started()
    script.openFamilyArea(at: .people)
    script.send(.family(.pageChosen(.players)))
    for name in names { script.add(name) }
    return script
  }

  private static func names(_ script: Script) -> [String] {
    script.state.ledger.allPlayers.map { $0.name }
  }

  @Test func playersStandInTheOrderInWhichTheyWereAdded() {
    var script = Self.withPlayers(["Tom", "Mia", "Zoe", "Ada"])
    #expect(Self.names(script) == ["", "Tom", "Mia", "Zoe", "Ada"])
    // Also when one has got another name meanwhile, and after a start.
    let tom = script.state.ledger.allPlayers[1].id
    script.advance(Seconds(10))
    script.send(.name(.left(tom, "Thomas")))
    var next = Script(seed: 2)
    next.open(script.stored.reversed())
    #expect(Self.names(next) == ["", "Thomas", "Mia", "Zoe", "Ada"])
  }

  @Test func aPageBehindATabLeadsBackToItAndTheTabHome() {
    var script = Script.started()
    script.openFamilyArea(at: .people)
    for page in [FamilyPage.players, .keys, .copies, .erase, .handOver] {
      script.send(.family(.pageChosen(page)))
      #expect(script.state.family.place == .page(page, of: .people))
      script.send(.back)
      #expect(script.state.family.place == .tab(.people))
    }
    script.send(.back)
    #expect(script.state.screen == .home)
  }

  @Test func aNewPlayerGetsARoutineInOneTap() throws {
    var script = Self.withPlayers(["Mia"])
    let mia = script.state.ledger.allPlayers[1].id
    script.advance(Seconds(5))
    script.send(.family(.people(.starterChosen(mia, Script.starter, .everyDay))))
    let routine = try #require(script.state.ledger.allRoutines.last)
    #expect(routine.players == [mia])
    #expect(routine.steps.map { $0.name } == ["Dress", "Eat", "Brush"])
    #expect(routine.madeBy == .parent && routine.activeDays == .everyDay)
  }

  @Test func theDeviceGoesToWhoeverItIsHandedOverTo() {
    var script = Self.withPlayers(["Mia"])
    let mia = script.state.ledger.allPlayers[1].id
    script.send(.family(.pageChosen(.handOver)))
    script.send(.family(.handedOver(mia)))
    #expect(script.state.player == mia)
    #expect(script.state.room != .family)
    #expect(!script.state.gate.isOpen)
  }

  @Test func thePlayerIsToldOnceOfAPINThatWasSetLater() {
    var script = Script.started()
    let isTold = { (script: Script) in
      script.state.ledger.setting(.hasNewPIN, on: script.state.core.device) ?? false
    }
    script.openFamilyArea()
    #expect(!isTold(script))
    // On a device without one.
    script.send(.back)
    script.send(.familyAreaChosen)
    for action in FirstStart.choosing.actions { script.send(.gate(action)) }
    script.send(.family(.handedOver(script.state.ledger.allPlayers[0].id)))
    #expect(isTold(script))
    script.send(.home(.newPINRead))
    #expect(!isTold(script))
    script.openFamilyArea()
    #expect(!isTold(script))
  }

  @Test func whatStandsBehindAClosedGateDoesNothing() {
    var script = Script.started()
    script.send(.familyAreaChosen)
    let player = script.state.ledger.allPlayers[0].id
    script.send(.family(.people(.starterChosen(player, Script.starter, .everyDay))))
    script.send(.family(.pageChosen(.erase)))
    #expect(script.state.family.place == .tab(.routines))
    #expect(script.state.ledger.allRoutines.count == 1)
  }
}

extension Script {
  fileprivate mutating func add(_ name: String) {
    advance(Seconds(1))
    send(.family(.people(.newTyped(name))))
    send(.family(.people(.added)))
  }
}
