import Basics
import SyncExamples
import SyncWire
import Testing

@Suite struct RosterEntryTests {
  private static let entries = Example.all["entries"].list

  private func entry(_ index: Int) throws -> RosterEntry {
    try RosterEntry(record: record(index)[...])
  }

  private func record(_ index: Int) -> [UInt8] {
    Array(Self.entries[index]["text"].text.utf8) + Self.entries[index]["signature"].bytes
  }

  @Test func everyEntrySaysWhatTheOtherProgramWrote() throws {
    let kinds = try Self.entries.indices.map { try entry($0).head.kind }
    #expect(
      kinds == ["found", "add", "open", "add", "epoch", "view", "close", "revoke", "again"]
        + ["code", "of a later version"]
    )
    for (index, example) in Self.entries.enumerated() {
      let head = try entry(index).head
      let isSecond = ["code", "view", "close"].contains(head.kind)
      #expect(head.version == (isSecond ? 2 : 1) && head.index == Int64(index))
      #expect(head.previous == (index == 0 ? .zero : Self.entries[index - 1]["hash"].hash))
      #expect(try entry(index).record == record(index), "\(example["text"].text)")
    }
  }

  @Test func whatIsReadIsWrittenToTheSameLetter() throws {
    for index in Self.entries.indices.dropLast() {
      let entry = try entry(index)
      #expect(try RosterEntry.text(entry.head, entry.body) == entry.signed.text)
    }
  }

  @Test func anEntryOfALaterKindKeepsItsText() throws {
    let entry = try entry(10)
    guard case .unknown = entry.body else {
      Issue.record("it is known")
      return
    }
    #expect(String(decoding: entry.record, as: UTF8.self).contains(#""more":{"not":["known""#))
  }

  @Test func anEntryOfALaterVersionIsKeptAsUnknown() throws {
    let text = Self.entries[1]["text"].text.replacing("\"version\":1", with: "\"version\":2")
    let entry = try RosterEntry(
      SignedText(text: Array(text.utf8), signature: entry(1).signed.signature)
    )
    guard case .unknown = entry.body else {
      Issue.record("it is known")
      return
    }
    #expect(entry.head.kind == "add" && entry.head.version == 2)
  }

  @Test func membersThatNobodyKnowsStayWhereTheyAre() throws {
    let text = Self.entries[0]["text"].text.dropLast() + ",\"new\":{\"deep\":[1e400, null]}}"
    let signed = SignedText(text: Array(text.utf8), signature: try entry(0).signed.signature)
    let entry = try RosterEntry(signed)
    guard case .found(let body) = entry.body else {
      Issue.record("it founds nothing")
      return
    }
    #expect(body.codes.count == 1)
    #expect(entry.signed == signed)
  }

  @Test func aFoundingHasItsDeviceItsSecretsAndTheFamilysCode() throws {
    guard case .found(let body) = try entry(0).body else {
      Issue.record("it founds nothing")
      return
    }
    let phone = Example.all["devices"]["phone"]
    #expect(body.device.id == phone["id"].id())
    #expect(body.device.sign.bytes == phone["sign"]["public"].bytes)
    #expect(body.device.wrap.bytes == phone["wrap"]["public"].bytes)
    #expect(body.device.isParents)
    #expect(try entry(0).head.author == .device(body.device.id))
    #expect(body.epochs[0].wraps.map(\.recipient) == [.device(body.device.id), .familyCode])
    #expect(body.epochs[0].stream == .plan && body.epochs[0].number == 1)
    #expect(KeyID(body.codes[0].lookup) == Example.all["codes"][0]["lookup"].id())
    #expect(body.codes[0].sealed == Example.all["codes"][0]["sealed"].bytes)
  }

  @Test func anEpochCarriesTheSecretBeforeIt() throws {
    guard case .epoch(let body) = try entry(4).body else {
      Issue.record("it is no epoch")
      return
    }
    #expect(body.epoch.number == 2)
    #expect(body.epoch.previous.map(\.keyID) == [Example.all["epochs"][0]["keyId"].id()])
  }

  @Test func aRevocationSaysWhereEachChainEnds() throws {
    guard case .revoke(let body) = try entry(7).body else {
      Issue.record("it revokes nothing")
      return
    }
    let head = Example.all["segments"][1]["head"].hash
    #expect(body.cuts == [Cut(Example.player, ChainPlace(3, head))])
    #expect(body.device == Example.all["devices"]["tablet"]["id"].id())
  }

  @Test func aRevocationNamesTheCodesThatGoWithTheDevice() throws {
    guard case .revoke(let body) = try entry(7).body else {
      Issue.record("it revokes nothing")
      return
    }
    #expect(KeyID(body.strikes[0]) == Example.all["codes"][1]["lookup"].id())
    #expect(body.strikes.count == 1)
    var before = body
    before.strikes = []
    let head = try entry(7).head
    let text = String(decoding: try RosterEntry.text(head, .revoke(before)), as: UTF8.self)
    #expect(!text.contains("strikes"), "as programs of the first version write it")
  }

  @Test func aNewCodeSaysWhichItReplacesAndBringsASecret() throws {
    guard case .code(let body) = try entry(9).body else {
      Issue.record("it makes no code")
      return
    }
    #expect(KeyID(body.replaces) == Example.all["codes"][0]["lookup"].id())
    #expect(KeyID(body.code.lookup) == Example.all["codes"][2]["lookup"].id())
    #expect(body.code.name == .familyCode && body.epochs.map { $0.number } == [3])
    #expect(body.epochs[0].wraps.map { $0.recipient }.last == .familyCode)
  }

  @Test func aViewSaysWhoseItIsAndWhoReadsIt() throws {
    guard case .view(let body) = try entry(5).body, case .close(let end) = try entry(6).body else {
      Issue.record("nothing is handed over, or it has no end")
      return
    }
    #expect(body.player == Example.player)
    #expect(body.epoch.stream == Example.all["epochs"][4]["stream"].id())
    #expect(body.epoch.keyID == Example.all["epochs"][4]["keyId"].id())
    #expect(body.epoch.number == 1 && body.epoch.previous.isEmpty)
    let devices = ["tablet", "phone"].map { Example.all["devices"][$0]["id"].id() as DeviceID }
    #expect(body.epoch.wraps.map { $0.recipient } == devices.map { .device($0) })
    #expect(end.stream == body.epoch.stream)
  }

  @Test(arguments: [5, 6, 9])
  func aKindIsKnownInTheVersionThatItCameWith(_ index: Int) throws {
    let text = Self.entries[index]["text"].text.replacing("\"version\":2", with: "\"version\":1")
    let signature = try entry(index).signed.signature
    let entry = try RosterEntry(SignedText(text: Array(text.utf8), signature: signature))
    guard case .unknown = entry.body else {
      Issue.record("it is known")
      return
    }
  }

  @Test func aDeviceUnderANewNameSaysTheOldOne() throws {
    guard case .add(let body) = try entry(3).body else {
      Issue.record("it adds nothing")
      return
    }
    #expect(body.instead == Example.all["devices"]["tablet"]["id"].id())
  }

  @Test func anotherServersEntriesComeBackToTheLetter() throws {
    guard case .again(let body) = try entry(8).body else {
      Issue.record("it repeats nothing")
      return
    }
    #expect(try body.entries.map { try RosterEntry($0).record } == [record(2)])
  }

  @Test func theSignatureIsOverLabelFamilyAndText() {
    let signed = RosterEntry.signedBytes(FamilyID(1 << 120), text: [7, 8])
    #expect(
      signed == Array("timequest/1 entry\0".utf8) + [1] + [UInt8](repeating: 0, count: 15) + [7, 8]
    )
  }

  @Test(arguments: [
    ("\"index\":0", "\"index\":-1"), ("\"index\":0", "\"index\":9007199254740992"),
    ("\"index\":0", "\"index\":0.0"), ("\"version\":1", "\"version\":0"),
    ("\"previous\":\"0", "\"previous\":\"g"), ("\"previous\":\"0", "\"previous\":\""),
    ("\"at\":[0,", "\"at\":["), ("\"kind\":\"found\"", "\"kind\":\"add\""),
    ("\"kind\":\"found\"", "\"kind\":1"),
    ("\"number\":1", "\"number\":0"), ("\"number\":1", "\"number\":4294967296"),
    ("\"wraps\":[", "\"wraps\":[1,"), ("recovery:family", "recovery:f"),
    ("\"parent\":true", "\"parent\":1"),
    ("\"sign\":\"B", "\"sign\":\"A"), ("\"codes\":", "\"coded\":"), ("{", "["), ("}", "}}"),
  ])
  func anEntryThatNobodyCouldHaveWrittenIsRefused(of: String, with: String) throws {
    let text = Self.entries[0]["text"].text.replacing(of, with: with, maxReplacements: 1)
    let signature = try entry(0).signed.signature
    #expect(throws: WireError.damaged) {
      try RosterEntry(SignedText(text: Array(text.utf8), signature: signature))
    }
  }

  @Test func anEntryIsNoLongerThanSixtyFourKibibytes() throws {
    let signature = try entry(10).signed.signature
    let start = Self.entries[10]["text"].text.dropLast() + ",\"long\":\""
    func text(of length: Int) -> [UInt8] {
      Array(start.utf8) + [UInt8](repeating: 97, count: length - start.utf8.count - 2)
        + Array("\"}".utf8)
    }
    let longest = SignedText(text: text(of: 65536), signature: signature)
    #expect(try RosterEntry(record: RosterEntry(longest).record[...]).signed == longest)
    let tooLong = SignedText(text: text(of: 65537), signature: signature)
    #expect(throws: WireError.tooLarge) { try RosterEntry(tooLong) }
    #expect(throws: WireError.tooLarge) {
      try RosterEntry(record: (tooLong.text + signature.bytes)[...])
    }
  }

  @Test func nothingLongerIsWrittenEither() throws {
    guard case .found(var body) = try entry(0).body else { return #expect(Bool(false)) }
    body.epochs = Array(repeating: body.epochs[0], count: 200)
    let head = try entry(0).head
    #expect(throws: WireError.tooLarge) { _ = try RosterEntry.text(head, .found(body)) }
  }
}
