import App
import AppCore
import Basics
import Devices
import Domain
import Family
import SyncEngine
import SyncWire
import TestApp
import TestSupport
import Testing

/// How another device comes to the family, on the one that invites it, and what is told there.
@Suite struct DevicesTests {
  private var devices = DevicesScript.atDevices()

  // Inviting

  @Test mutating func whoeverInvitesSaysFirstWhoseItWillBe() {
    devices.send(.addChosen)
    #expect(devices.html.contains("Whose is the other device?"))
    devices.send(.invited)
    #expect(!devices.wishes.contains { if case .invite = $0 { true } else { false } })
    #expect(devices.script.state.devices.place == .roles)
  }

  @Test mutating func aPlayersDeviceIsInvitedAsOne() {
    invite(.players(PlayerID(devices.player)))
    #expect(
      devices.wishes == [
        .invite(isParents: false, player: devices.player, own: [], paper: devices.paper)
      ]
    )
  }

  @Test mutating func whoeverHasPlayedHereIsToldToTheFounder() {
    devices.script.send(.back)
    devices.script.send(.back)
    devices.script.send(.back)
    devices.script.beginQuest()
    devices.script.send(.back)
    devices.script.openFamilyArea(at: .people)
    devices.script.send(.family(.pageChosen(.devices)))
    invite(.parents)
    #expect(
      devices.wishes == [
        .invite(isParents: true, player: nil, own: [devices.player], paper: devices.paper)
      ]
    )
  }

  /// Nobody gives on what they cannot read, and a player's device brings in no parent's.
  @Test mutating func aRoleThatCannotBeHandedOnCannotBeChosen() {
    devices.tellOfFamily()
    devices.tell { $0.devices[0].players = [] }
    invite(.players(PlayerID(devices.player)))
    #expect(!devices.wishes.contains { if case .invite = $0 { true } else { false } })
    #expect(devices.html.contains("this one does not"))
    invite(.parents)
    #expect(devices.wishes == [.invite(isParents: true, player: nil, own: [])])

    devices.tell { $0.device = DevicesScript.other }
    invite(.parents)
    #expect(devices.wishes == [.closePairing])
    #expect(devices.html.contains("this one is a player’s"))
    invite(.players(PlayerID(devices.player)))
    #expect(
      devices.wishes == [.invite(isParents: false, player: devices.player, own: [])]
    )
  }

  /// Its next device begins anew.
  @Test mutating func whatNobodyReadsAnyMoreMayBeBegunByADeviceThatAnybodyAdds() {
    devices.tellOfFamily()
    devices.tell {
      $0.devices[0].players = []
      $0.devices[1].isRemoved = true
    }
    invite(.players(PlayerID(devices.player)))
    #expect(devices.wishes == [.invite(isParents: false, player: devices.player, own: [])])
  }

  @Test mutating func theCodeIsShownWithItsTime() {
    invite(.parents)
    #expect(devices.html.contains("One moment"))
    let until = devices.script.moment.now.adding(.minutes(10)).milliseconds
    devices.tell(.showing(code: DevicesScript.code, until: until))
    let text = PairingCode(DevicesScript.code)?.text ?? "?"
    for group in text.split(separator: "-") { #expect(devices.html.contains(">\(group)<")) }
    #expect(devices.html.contains("Good until 8:10"))
  }

  // Her first own device

  private mutating func bringInHers(own: [UInt128]) {
    devices.tellOfFamily()
    devices.tell { $0.devices[0].players = own }
    invite(.players(PlayerID(devices.player)))
    devices.tell(.done(DevicesScript.other))
  }

  @Test mutating func whatWasPlayedHereMayGoAlongWithHerFirstOwnDevice() {
    bringInHers(own: [devices.player])
    #expect(devices.html.contains("played go along?"))
    devices.send(.goesAlong)
    #expect(devices.wishes == [.leave(player: devices.player), .closePairing])
  }

  @Test mutating func whereNothingOfHersLiesHereNobodyIsAsked() {
    bringInHers(own: [])
    #expect(!devices.html.contains("go along?") && devices.html.contains(">Done<"))
    devices.send(.goesAlong)
    #expect(devices.wishes.isEmpty)
  }

  @Test mutating func withASecondDeviceOfHersNobodyIsAskedAgain() {
    bringInHers(own: [devices.player])
    let another = SyncDevice(
      id: DeviceID(300),
      isParents: false,
      players: [devices.player],
      isRemoved: false
    )
    devices.tell { $0.devices.append(another) }
    #expect(!devices.html.contains("go along?"))
  }

  @Test(arguments: [true, false])
  mutating func aPersonSaysWhetherTheFourAreTheSame(areSame: Bool) {
    devices.tell(.comparing(symbols: [0, 1, 38, 63], isInviter: true))
    for name in ["Shirt", "Jacket", "Anchor", "Zebra"] { #expect(devices.html.contains(name)) }
    devices.send(.compared(areSame: areSame))
    #expect(devices.wishes == [.compared(areSame: areSame)])
    #expect(!devices.html.contains("Shirt"))
  }

  @Test mutating func whatCameOfItIsReadOnce() {
    devices.tellOfFamily()
    devices.tell(.done(DevicesScript.other))
    #expect(devices.html.contains("’s device is in"))
    devices.send(.pairingClosed)
    #expect(devices.wishes == [.closePairing])
    #expect(devices.html.contains("This device"))
  }

  @Test mutating func aDeviceThatIsInIsNamedAtOnce() {
    devices.tellOfFamily()
    devices.tell(.done(DevicesScript.other))
    devices.send(.nameTyped(DevicesScript.other, "Mia’s tablet"))
    devices.send(.pairingClosed)
    #expect(devices.wishes == [.closePairing])
    #expect(devices.html.contains("Mia’s tablet"))
  }

  /// What it may read comes later than that it is in.
  @Test mutating func whoseItIsIsKnownAtOnceWhereSomebodyHasSaidIt() {
    devices.tellOfFamily()
    devices.send(.addChosen)
    devices.send(.roleChosen(.players(PlayerID(devices.player))))
    let new = DeviceID(300)
    devices.tell {
      $0.devices.append(SyncDevice(id: new, isParents: false, players: [], isRemoved: false))
      $0.pairing = .done(new)
    }
    let title = "’s device 2 is in"
    #expect(devices.html.contains(title) && !devices.html.contains("Somebody"))
    devices.tell { $0.devices[2].players = [$0.devices[1].players[0]] }
    #expect(devices.html.contains(title))
    devices.tell { $0.devices[2].players = [] }
    devices.send(.pairingClosed)
    devices.tell(.none)
    #expect(!devices.html.contains("Somebody"))
  }

  /// Under a finger that has just left the field.
  @Test mutating func aNameThatIsTypedMakesNoOtherPage() {
    devices.tellOfFamily()
    for (pairing, opening) in [
      (PairingStatus.done(DevicesScript.other), nil),
      (.none, DevicesAction.deviceChosen(DevicesScript.other)),
    ] {
      devices.tell(pairing)
      if let opening { devices.send(opening) }
      let key = devices.script.state.devices.pageKey
      devices.send(.nameTyped(DevicesScript.other, "Tablet of \(key)"))
      devices.send(.nameLeft)
      #expect(devices.html.contains("Tablet of \(key)"))
      #expect(devices.script.state.devices.pageKey == key)
    }
  }

  @Test mutating func whereTheOtherDeviceFindsTheAppStandsInTheFirstStep() {
    invite(.parents)
    devices.tell(.showing(code: DevicesScript.code, until: 0))
    #expect(devices.html.contains("Open TimeQuest on the other device"))
    devices.send(.addressRead(Array("https://family.example/".utf8)))
    #expect(devices.html.contains("open https://family.example/ in its browser"))
  }

  @Test(arguments: [
    PairingEnd.expired, .unknownCode, .differed, .cancelled, .offline, .refused,
  ])
  mutating func whyItDidNotComeToThatIsSaidAndANewCodeIsForTheSame(end: PairingEnd) {
    invite(.parents)
    devices.tell(.over(end))
    #expect(devices.html.contains("New code"))
    devices.send(.invited)
    #expect(
      devices.wishes == [.invite(isParents: true, player: nil, own: [], paper: devices.paper)]
    )
  }

  @Test mutating func backFromACodeTakesItBack() {
    invite(.parents)
    devices.tell(.showing(code: DevicesScript.code, until: 0))
    devices.script.send(.back)
    #expect(devices.wishes == [.cancelPairing])
    devices.script.send(.back)
    #expect(devices.script.state.family.place == .tab(.people))
  }

  /// The other device is being typed on: the code has to be there again.
  @Test mutating func aCodeOutlivesALockedFamilyArea() {
    invite(.parents)
    devices.tell(.showing(code: DevicesScript.code, until: 0))
    devices.script.send(.family(.handedOver(PlayerID(devices.player))))
    #expect(devices.script.state.screen == .home)
    devices.script.openFamilyArea(at: .people)
    devices.script.send(.family(.pageChosen(.devices)))
    #expect(devices.html.contains("Good until"))
  }

  @Test mutating func aWishThatCannotBeHandedOnIsSaid() {
    invite(.parents)
    devices.script.send(.answered(Answer(.wishSync, for: .devices, nil)))
    #expect(devices.html.contains("This device could not do that just now"))
    #expect(devices.script.state.devices.status.pairing == .none)
  }

  // The list

  @Test mutating func removedDevicesAreNotShown() {
    devices.tellOfFamily()
    #expect(devices.html.contains("Plays, and reads what"))
    devices.tell { $0.devices[1].isRemoved = true }
    #expect(!devices.html.contains("Plays, and reads what"))
    #expect(devices.html.contains("This device"))
  }

  @Test mutating func severalThatAreCalledAlikeKeepTheirNumbers() {
    devices.tellOfFamily()
    let player = devices.player
    devices.tell {
      $0.devices.append(
        SyncDevice(id: DeviceID(300), isParents: false, players: [player], isRemoved: false)
      )
    }
    #expect(devices.html.contains("’s device 1<") && devices.html.contains("’s device 2<"))
    devices.tell { $0.devices[1].isRemoved = true }
    #expect(!devices.html.contains("’s device 1<") && devices.html.contains("’s device 2<"))
  }

  @Test mutating func removingIsSaidUntilTheFamilyKnowsIt() {
    devices.tellOfFamily()
    devices.send(.deviceChosen(DevicesScript.other))
    #expect(devices.html.contains("What it has already read stays on it"))
    devices.send(.removalAsked)
    #expect(devices.wishes.isEmpty && devices.html.contains("alertdialog"))
    devices.send(.removalLeft)
    #expect(!devices.html.contains("alertdialog"))
    devices.send(.removalAsked)
    devices.send(.removed(DevicesScript.other))
    #expect(devices.wishes == [.remove(DevicesScript.other)])
    // The worker says it, and says so again after a reload.
    devices.tell { $0.devices[1].isLeaving = true }
    #expect(devices.html.contains("It is being removed"))
    devices.tell { $0.devices[1].isRemoved = true }
    #expect(!devices.html.contains("It is being removed"))
  }

  @Test mutating func aPlayersDeviceRemovesNoParents() {
    devices.tellOfFamily()
    devices.tell { $0.device = DevicesScript.other }
    devices.send(.removed(DevicesScript.own))
    #expect(devices.wishes.isEmpty)
    devices.send(.deviceChosen(DevicesScript.own))
    #expect(devices.html.contains("A parent’s device can remove it"))
  }

  @Test(arguments: SyncNotice.allCases)
  mutating func whateverIsToldOfTroubleStandsOnThePage(notice: SyncNotice) {
    devices.tellOfFamily()
    #expect(!devices.html.contains("copy-note"))
    devices.tell { $0.notices = [notice] }
    #expect(devices.html.contains("copy-note"))
  }

  @Test mutating func whoeverHasNotBegunIsNotSaidToReadAnything() {
    devices.tellOfFamily()
    devices.tell { $0.devices[1].hasBegun = false }
    #expect(devices.html.contains("nothing has come from it yet"))
  }

  @Test(arguments: [
    (SyncStatus.Progress.onItsOwn, "On its own"), (.catchingUp, "Catching up"),
    (.inStep, "In step"),
    (.unanswered, "Does not answer just now"), (.noRoom, "no room left on this device"),
  ])
  mutating func howItStandsIsSaidInOneWord(progress: SyncStatus.Progress, words: String) {
    devices.tellOfFamily()
    devices.tell { $0.progress = progress }
    #expect(devices.html.contains(words))
  }

  @Test mutating func oneTroubleIsToldAtATime() {
    devices.tellOfFamily()
    devices.tell { $0.notices = [.gap, .fork, .copy] }
    #expect(devices.html.contains("The server tells two stories"))
    #expect(!devices.html.contains("is not here yet"))
    devices.tell { $0.notices = [] }
    #expect(!devices.html.contains("The server"))
  }

  @Test mutating func whatWasReadOfTroubleIsToldInSmallUntilItHappensAnew() {
    devices.tellOfFamily()
    devices.tell { $0.notices = [.lost, .copy] }
    #expect(devices.html.contains("copy-note") && !devices.html.contains("Told earlier"))
    devices.send(.noticeSeen(.copy))
    #expect(devices.wishes == [.noteSeen(.copy)])
    #expect(devices.html.contains("copy-note") && devices.html.contains("Told earlier"))
    devices.send(.noticeSeen(.lost))
    #expect(!devices.html.contains("copy-note"))
    #expect(devices.html.contains("Another device goes by the name of this one"))
    devices.tell { $0.seen = [.lost] }
    #expect(devices.html.contains("copy-note"))
    devices.tell { ($0.notices, $0.seen) = ([], []) }
    #expect(!devices.html.contains("copy-note") && !devices.html.contains("Told earlier"))
  }

  @Test mutating func nothingButOneRowSpeaksOfDevicesWhileOneIsAlone() {
    #expect(devices.html.contains("One family, several devices"))
    #expect(!devices.html.contains("On its own"))
    devices.script.send(.back)
    #expect(devices.html.contains("This one, so far") && !devices.html.contains("On its own"))
    devices.script.send(.back)
    devices.script.send(.sidePage(.chosen(.settings)))
    #expect(!devices.html.contains("Connected"))
  }

  @Test mutating func thePlayerSeesWhoReadsWhat() {
    devices.tellOfFamily()
    devices.tell {
      $0.devices.append(
        SyncDevice(id: DeviceID(300), isParents: true, players: [], isRemoved: false)
      )
    }
    devices.script.send(.back)
    #expect(devices.html.contains("In step"))
    devices.script.send(.back)
    devices.script.send(.sidePage(.chosen(.settings)))
    #expect(devices.html.contains("Connected") && devices.html.contains("In step"))
    devices.script.send(.sidePage(.chosen(.devices)))
    #expect(devices.script.state.screen == .devices)
    #expect(devices.html.contains("Another device of yours"))
    #expect(devices.html.contains("Your guesses stay closed to it"))
    #expect(!devices.html.lowercased().contains("parent"))
    devices.script.send(.back)
    #expect(devices.script.state.screen == .settings)
  }

  @Test mutating func bytesThatSayNothingChangeNothing() {
    devices.tellOfFamily()
    let before = devices.script.state.devices.status
    devices.script.send(.news(.syncChanged, [9, 9, 9]))
    devices.script.send(.answered(Answer(.readSync, for: .devices, nil)))
    #expect(devices.script.state.devices.status == before)
    devices.script.send(.news(.syncChanged, []))
    #expect(devices.script.state.devices.status == SyncStatus())
  }

  @Test func newsBeforeTheLaterPartIsHereWaitForItsQuestion() {
    var script = Script(laterPart: .coming)
    script.open([])
    var status = SyncStatus()
    status.standing = .member
    script.send(.news(.syncChanged, status.bytes))
    #expect(script.state.devices.status == SyncStatus())
  }

  private mutating func invite(_ role: DeviceRole) {
    devices.send(.addChosen)
    devices.send(.roleChosen(role))
    devices.send(.invited)
  }
}
