import App
import AppCore
import Basics
import Devices
import Domain
import Family
import Setup
import SyncEngine
import SyncWire
import TestApp
import Time

/// How devices come together, on both sides.
extension Gallery {
  static func devices() -> [(name: String, html: String)] {
    (inviting() + joining() + whoSees() + sheets()).map { (name: $0.0, html: $0.1) }
  }

  private static let own = DeviceID(100)

  private static func pairings(isInviter: Bool) -> [PairingStatus] {
    let all = Array(0..<64)
    return [
      // In no letter of English.
      .showing(code: [UInt8](repeating: 0, count: 10), until: 1_793_260_800_000),
      .comparing(symbols: all, isInviter: isInviter), .done(DeviceID(200)),
    ] + PairingEnd.allCases.map { .over($0) }
  }

  private mutating func tell(_ name: String, _ status: SyncStatus) -> (String, String) {
    send(.news(.syncChanged, status.bytes))
    return (name, html)
  }

  private var member: SyncStatus {
    let player = state.core.ledger.allPlayers.first?.id.raw ?? 0
    var status = SyncStatus()
    status.standing = .member
    status.device = Self.own
    status.devices = [
      SyncDevice(id: Self.own, isParents: true, players: [player], isRemoved: false),
      SyncDevice(id: DeviceID(200), isParents: false, players: [player], isRemoved: false),
      SyncDevice(id: DeviceID(201), isParents: false, players: [player], isRemoved: false),
      SyncDevice(id: DeviceID(300), isParents: true, players: [], isRemoved: false),
      SyncDevice(id: DeviceID(400), isParents: false, players: [], isRemoved: false),
      SyncDevice(id: DeviceID(500), isParents: false, players: [7], isRemoved: false),
    ]
    return status
  }

  private static func inviting() -> [(String, String)] {
    var gallery = parent()
    var shown = gallery.take(
      "devices, alone",
      [
        .family(.placeChosen(.people)), .family(.pageChosen(.devices)), .devices(.addChosen),
        .devices(.roleChosen(.parents)), .devices(.invited), .devices(.wished(false)),
      ]
    )
    var status = gallery.member
    for pairing in pairings(isInviter: true) {
      status.pairing = pairing
      shown.append(gallery.tell("devices, \(pairing)", status))
      if case .showing = pairing { shown += gallery.take("devices, link", handing) }
    }
    status.pairing = .none
    for notice in SyncNotice.allCases {
      status.notices = [notice]
      shown.append(gallery.tell("devices, \(notice)", status))
    }
    status.seen = status.notices
    shown.append(gallery.tell("devices, told earlier", status))
    shown += gallery.take(
      "devices",
      [
        .devices(.deviceChosen(own)), .back, .devices(.deviceChosen(DeviceID(200))),
        .devices(.addChosen),
      ]
    )
    status.devices[1].isLeaving = true
    shown.append(gallery.tell("devices, one leaves", status))
    shown += gallery.take(
      "devices, one leaves",
      [.back, .devices(.deviceChosen(DeviceID(200))), .back, .devices(.addChosen)]
    )
    shown += gallery.named()
    status.standing = .removed
    shown.append(gallery.tell("devices, removed", status))
    shown += gallery.take("devices, removed", [.devices(.codeWanted)])
    status.standing = .member
    status.device = DeviceID(400)
    shown.append(gallery.tell("devices, of a player", status))
    return shown
      + gallery.take(
        "devices, of a player",
        [.devices(.deviceChosen(own)), .back, .devices(.addChosen)]
      )
  }

  /// By what the family calls them, with the day of their last news.
  private mutating func named() -> [(String, String)] {
    let (id, inLog) = (DeviceID(200), UInt128(77))
    var shown: [(String, String)] = []
    for days in [0, 1, 5] {
      let time = state.core.moment.now.milliseconds - Int64(days) * 86_400_000
      let operation = Operation(
        id: OperationID(UInt128(2000 + days)),
        clock: HybridTime(packed: UInt64(time) << 16, device: inLog + UInt128(days)),
        recordedAt: Instant(milliseconds: time),
        offset: .utc,
        player: nil,
        body: .set(.nameInLog(id.raw), inLog + UInt128(days))
      )
      var told = self
      told.send(.tab(.newsArrived([operation])))
      shown.append(("devices, news \(days)", told.html))
      shown += told.take("devices, news \(days)", [.devices(.deviceChosen(id))])
    }
    send(.devices(.deviceChosen(Self.own)))
    return shown
      + take(
        "devices, named",
        [.devices(.nameTyped(Self.own, Self.typed("Laptop"))), .devices(.nameLeft), .back]
      )
  }

  private static let handing: [Action] = [
    .answered(Answer(.readAddress, for: .devices, [])),
    .answered(Answer(.drawCode, for: .devices, [21] + Array("M0 0h7v1h-7z".utf8))),
    .answered(Answer(.copyText, for: .devices, [])),
    .answered(Answer(.shareText, for: .devices, nil)),
  ]

  private static func joining() -> [(String, String)] {
    var gallery = Gallery(isSetUp: false)
    var shown = gallery.take(
      "joining",
      [.joinChosen, .devices(.typed("0")), .devices(.codeEntered)]
    )
    var status = SyncStatus()
    for pairing in [.waiting] + pairings(isInviter: false) {
      status.pairing = pairing
      shown.append(gallery.tell("joining, \(pairing)", status))
    }
    return shown + byLink()
  }

  /// To a device that has nothing, and to others.
  private static func byLink() -> [(String, String)] {
    let link = Action.answered(
      Answer(.takeJoinLink, for: .devices, [1, 0] + Array(String(repeating: "0", count: 18).utf8))
    )
    var empty = Gallery(isSetUp: false)
    var shown = empty.take(
      "link, empty",
      [
        link, .back, .joinChosen, .devices(.scanWanted),
        .answered(Answer(.scanCode, for: .devices, nil)),
      ]
    )
    for standing in [SyncStatus.Standing.alone, .member, .removed] {
      var gallery = Gallery(isSetUp: true)
      var status = SyncStatus()
      status.standing = standing
      gallery.send(.news(.syncChanged, status.bytes))
      shown += gallery.take("link, \(standing)", [link])
    }
    return shown
  }

  private static let sheet = Action.answered(
    Answer(.readCode, for: .devices, [UInt8](repeating: 0, count: 16))
  )
  private static let noSheet = Action.answered(Answer(.readCode, for: .devices, []))

  private static func sheets() -> [(String, String)] {
    var gallery = parent()
    let player = gallery.state.core.ledger.allPlayers.first?.id.raw ?? 0
    gallery.send(.family(.placeChosen(.people)))
    gallery.send(.family(.pageChosen(.devices)))
    var status = gallery.member
    status.codes = [SyncCode(player: 0, lookup: 1), SyncCode(player: player, lookup: 2)]
    status.devices[0].players = []
    var shown = [gallery.tell("sheets", status)]
    shown += gallery.take(
      "sheet",
      [
        .devices(.sheetChosen(of: 0)), sheet, .back, .devices(.sheetChosen(of: 0)), noSheet, .back,
        .devices(.sheetCodeWanted), .devices(.typed("0")), .devices(.sheetCodeEntered),
      ]
    )
    for pairing in [.waiting, .over(.isRead), .done(own)] as [PairingStatus] {
      status.pairing = pairing
      shown.append(gallery.tell("sheet, \(pairing)", status))
    }
    status.pairing = .none
    gallery.send(.news(.syncChanged, status.bytes))
    shown += gallery.take("sheet, keys", [.back, .back, .family(.pageChosen(.keys))])
    gallery = Gallery()
    gallery.send(.news(.syncChanged, status.bytes))
    shown += gallery.take(
      "my data, code",
      [
        .sidePage(.chosen(.settings)), .sidePage(.chosen(.myData)),
        .devices(.sheetChosen(of: player)),
        sheet, .back, .devices(.sheetChosen(of: player)), noSheet, .back,
        .devices(.sheetCodeWanted), .devices(.typed("0")), .devices(.sheetCodeEntered),
      ]
    )
    for pairing in [.waiting, .over(.isRead), .over(.unknownSheet), .done(own)] as [PairingStatus] {
      status.pairing = pairing
      shown.append(gallery.tell("my data, \(pairing)", status))
    }
    gallery = Gallery(isSetUp: false)
    return shown
      + gallery.take(
        "joining by sheet",
        [
          .joinChosen, .devices(.sheetCodeWanted), .devices(.typed("0")),
          .devices(.sheetCodeEntered),
        ]
      )
  }

  private static func whoSees() -> [(String, String)] {
    var gallery = Gallery()
    var shown: [(String, String)] = []
    var status = gallery.member
    for progress in [SyncStatus.Progress.onItsOwn, .catchingUp, .inStep] {
      status.progress = progress
      gallery.send(.sidePage(.chosen(.settings)))
      shown.append(gallery.tell("settings, \(progress)", status))
      shown += gallery.take("who sees, \(progress)", [.sidePage(.chosen(.devices))])
    }
    return shown
  }
}
