import Basics
import SyncExamples
import SyncWire
import Testing

@Suite struct SyncMessageTests {
  private static let hash = Example.all["log"]["links"][1].hash

  private static let refusals: [SyncRefusal] = [
    .form, .unknown, .invite, .role, .revoked([1, 2, 3]), .missing, .exists, .branch, .roster,
    .taken(ChainPlace(5, hash)), .cut([Cut(.plan, ChainPlace(7, hash)), Cut(StreamID(1), .zero)]),
    .written, .over, .tooLarge, .tooMany, .quota,
  ]

  @Test func everyRefusalIsReadAsItWasWritten() {
    for refusal in Self.refusals {
      #expect(SyncRefusal.read(status: refusal.status, refusal.body) == refusal)
    }
    #expect(Set(Self.refusals.map(\.code)).count == Self.refusals.count)
  }

  @Test func refusalsAreThoseOfTheDesign() {
    let body = String(decoding: Self.refusals[9].body, as: UTF8.self)
    #expect(
      body
        == #"{"error":{"code":"taken","message":"The chain has come to another place.","place":5,"head":"\#(Self.hash.hexText)"}}"#
    )
    #expect(
      Self.refusals.map(\.status) == [400, 401, 403, 403, 403, 404]
        + Array(repeating: 409, count: 6) + [410, 413, 429, 507]
    )
  }

  /// A gateway that answers 404 must not make a device found its family again.
  @Test(arguments: [
    "", "<html>", "{}", #"{"error":{"code":"missing"}"#, #"{"error":{"code":"other"}}"#,
    #"{"error":"missing"}"#,
  ])
  func whatNoServerOfOursSaysIsNoRefusal(body: String) {
    #expect(SyncRefusal.read(status: 404, Array(body.utf8)) == nil)
  }

  @Test func aCodeUnderAnotherStatusIsNoRefusal() {
    #expect(SyncRefusal.read(status: 404, SyncRefusal.over.body) == nil)
    #expect(SyncRefusal.read(status: 200, SyncRefusal.missing.body) == nil)
    #expect(
      SyncRefusal.read(
        status: 409,
        Array(#"{"error":{"code":"taken","place":-1,"head":"0"}}"#.utf8)
      ) == nil
    )
  }

  @Test func requestsAndAnswersSurviveTheirJSON() throws {
    let stored = StoredAnswer(at: Citation(9_007_199_254_740_991, Self.hash))
    #expect(try StoredAnswer(stored.json.bytes) == stored)
    #expect(try LinkAnswer(LinkAnswer(link: Self.hash).json.bytes).link == Self.hash)
    let code = CodeAnswer(family: Example.family, roster: [[1], [], [2, 3]])
    #expect(try CodeAnswer(code.json.bytes) == code)
    let found = FoundRequest(family: Example.family, entries: [[7]], invite: "Zähne")
    let again = try FoundRequest(found.json.bytes)
    #expect(again.family == found.family && again.entries == [[7]] && again.invite == "Zähne")
    #expect(
      try MailboxRequest(MailboxRequest(mailbox: MailboxID(3)).json.bytes).mailbox == MailboxID(3)
    )
  }

  @Test func aStoredPlaceIsOneThatJavaScriptHolds() {
    let text = #"{"seq":9007199254740992,"link":"\#(Self.hash.hexText)"}"#
    #expect(throws: WireError.damaged) { try StoredAnswer(Array(text.utf8)) }
  }
}
