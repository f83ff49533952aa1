import App
import AppCore
import Basics
import Devices
import Domain
import Setup
import SyncEngine
import SyncWire
import TestApp
import Testing
import Time

/// A device that has come to its family as a parent's opens at the family area, and asks nothing about play.
@Suite struct ParentsDeviceTests {
  /// What a parent's device gets: nothing of what a player has done, the practice among it.
  private static let family = Script.started().stored.filter {
    $0.record(counter: 1).stream == .plan
  }
  private static let mira = PlayerID(77)
  private static let added = SyncEngine.Operation(
    id: OperationID(0xADD),
    clock: HybridTime(packed: 1_793_260_900_000 << 16, device: 8),
    recordedAt: Instant(milliseconds: 1_793_260_900_000),
    offset: .utc,
    player: nil,
    body: .playerSet(mira, name: "Mira")
  )

  /// It has what the family has, and its PIN is chosen.
  private static func joined(_ log: [SyncEngine.Operation] = family) -> GateScript {
    var script = Script()
    script.open([], device: 9)
    var devices = DevicesScript(script)
    devices.script.send(.joinChosen)
    devices.tell { become(&$0, isParents: true) }
    devices.script.send(.tab(.newsArrived(log)))
    var tab = GateScript()
    (tab.script, tab.device) = (devices.script, GateDevice())
    tab.send(.devices(.goneOn))
    tab.submit("97531")
    return tab
  }

  private static func become(_ status: inout SyncStatus, isParents: Bool) {
    status.standing = .member
    status.device = DevicesScript.own
    status.devices = [
      SyncDevice(
        id: DevicesScript.own,
        isParents: isParents,
        players: isParents ? [] : [mira.raw],
        isRemoved: false
      )
    ]
    status.pairing = .done(DevicesScript.own)
  }

  /// A later start, with what lies there by then.
  private static func opened(
    after tab: GateScript,
    _ log: [SyncEngine.Operation] = family,
    role: TabRole = .writer,
    laterPart: LaterPart.Phase = .here
  ) -> GateScript {
    var later = GateScript()
    later.script = Script(seed: 2, laterPart: laterPart)
    later.device = tab.device
    later.script.open(log + tab.script.stored, role: role, device: 9)
    later.send(.page(.shown))
    return later
  }

  private static func html(_ tab: GateScript) -> String {
    App.screen(tab.script.state, .english).html
  }

  @Test(arguments: [[], [added]])
  func itOpensThereAtEveryStart(others: [SyncEngine.Operation]) {
    let log = Self.family + others
    let first = Self.joined(log)
    #expect(first.script.state.screen == .family(.routines) && first.isOpen)
    for role in [TabRole.writer, .reader] {
      let tab = Self.opened(after: first, log, role: role)
      #expect(tab.script.state.screen == .family(.routines) && !tab.isOpen)
      #expect(Self.html(tab).contains("Back to the game"))
    }
  }

  @Test func aStartWaitsForTheFamilyAreaAndHasNothingBefore() {
    var tab = Self.opened(after: Self.joined(), laterPart: .coming)
    #expect(tab.script.state.screen == .nothing && !tab.script.state.canGoBack)
    tab.send(.laterPart(.arrived))
    #expect(tab.script.state.screen == .family(.routines))
    #expect(tab.phase == .asking)
  }

  @Test func whoIsGivenItPlaysAtOnceAndTheNextStartIsTheParents() {
    let log = Self.family + [Self.added]
    var tab = Self.joined(log)
    tab.send(.family(.handedOver(Self.mira)))
    #expect(tab.script.state.screen == .home && tab.script.state.player == Self.mira)
    #expect(Self.opened(after: tab, log).script.state.screen == .family(.routines))
  }

  @Test func aQuestThatIsUnderWayGoesOn() throws {
    var tab = Self.joined()
    let player = try #require(tab.script.state.player)
    tab.send(.family(.handedOver(player)))
    tab.script.startQuest()
    tab.script.guess(Seconds(60))
    let session = try #require(tab.script.state.session?.id)
    tab = Self.opened(after: tab)
    #expect(tab.script.state.screen == .quest(session))
  }

  @Test func fromTheGateThereIsAWayToPlayAndBack() {
    let log = Self.family + [Self.added]
    var tab = Self.opened(after: Self.joined(log), log)
    #expect(tab.script.state.canGoBack)
    tab.send(.back)
    #expect(tab.script.state.screen == .whoPlays)
    #expect(Self.html(tab).contains("aria-label=\"Family area\""))
    tab.send(.familyAreaChosen)
    #expect(tab.script.state.screen == .family(.routines))
  }

  /// It may never be at home, where other devices take a new version.
  @Test func aNewVersionComesWhileItsFamilyAreaIsClosed() {
    var tab = Self.joined()
    tab.send(.saving(.saved(.max)))
    tab.send(.updateFound)
    tab.send(.page(.hidden))
    #expect(!tab.script.effects.contains(.ask(.reload)))
    tab.script.advance(.minutes(6))
    tab.send(.page(.shown))
    #expect(tab.phase == .asking && tab.script.effects.contains(.ask(.reload)))
  }

  @Test func noOtherDeviceLeavesItsGateForOne() {
    var tab = GateScript()
    (tab.script, tab.device) = (Script.started(), FirstStart.device)
    tab.enter()
    tab.send(.updateFound)
    tab.send(.page(.hidden))
    #expect(tab.phase == .asking && !tab.script.effects.contains(.ask(.reload)))
  }

  /// Where the app opens, *Back* leads out of it.
  @Test func atItsTabsNothingIsBehind() {
    var tab = Self.joined()
    #expect(!tab.script.state.canGoBack)
    tab.send(.family(.pageChosen(.devices)))
    #expect(tab.script.state.canGoBack)
    var first = GateScript()
    first.script = Script.started()
    first.script.openFamilyArea()
    #expect(first.script.state.canGoBack)
  }

  /// The page was closed before anybody went on.
  @Test(arguments: [([], Shown.practice), ([added], .whoPlays)])
  func whatIsFoundOutAtALaterStartLeadsThereAtOnce(
    others: [SyncEngine.Operation],
    shown: Shown
  ) {
    var script = Script()
    script.open(Self.family + others, device: 9)
    #expect(script.state.screen == shown)
    var devices = DevicesScript(script)
    devices.tell {
      Self.become(&$0, isParents: true)
      $0.pairing = .none
    }
    #expect(devices.script.state.screen == .family(.routines))
    // Once.
    devices.script.send(.back)
    devices.tell()
    #expect(devices.script.state.screen != .family(.routines))
  }

  @Test func aDeviceThatIsRemovedStaysAParents() {
    var devices = DevicesScript(Self.joined().script)
    devices.tell {
      Self.become(&$0, isParents: true)
      $0.standing = .removed
      $0.devices[0].isRemoved = true
    }
    #expect(devices.script.state.core.isParents)
  }

  @Test func asAPlayersItOpensAtTheGame() {
    let tab = Self.joined(Self.family + [Self.added])
    var devices = DevicesScript(tab.script)
    devices.tell { Self.become(&$0, isParents: false) }
    #expect(!devices.script.state.core.isParents)
  }

  /// Somebody plays there.
  @Test func thePhoneOnWhichTheFamilyBeganStaysAtTheGame() {
    var devices = DevicesScript.atDevices()
    devices.tellOfFamily()
    var script = Script(seed: 2)
    script.open(devices.script.stored)
    #expect(script.state.screen == .home)
  }
}
