import Basics
import SyncWire
import Testing

@Suite struct SyncCallTests {
  private static let family = FamilyID(0xA)
  private static let digits = "0000000000000000000000000000000a"
  private static let cursor = Citation(12, .zero)

  private static let calls: [SyncCall] = [
    .found, .readLog(family, .after(cursor, limit: 500)),
    .readLog(family, .stream(.plan, before: 9_007_199_254_740_991, limit: 1)),
    .readLink(family, seq: 0), .storePack(family), .storeEntry(family, isAgain: false),
    .storeEntry(family, isAgain: true), .noteSeen(family), .hints(family),
    .eraseStream(family, StreamID(3)), .eraseFamily(family), .readPushKey(family),
    .setReminders(family), .dropReminders(family), .makeMailbox,
    .writeMessage(MailboxID(7), 0), .readMessage(MailboxID(7), 3), .readCode(lookup: 5),
  ]

  @Test func whatTheClientAsksIsWhatTheServerReads() throws {
    for call in Self.calls {
      let read = try SyncCall(method: call.route.method.rawValue, target: call.target)
      #expect(read == call, "\(call.target)")
    }
    #expect(Set(Self.calls.map(\.name)) == Set(SyncRoute.Name.allCases))
    #expect(SyncRoute.all.map(\.name) == SyncRoute.Name.allCases)
  }

  @Test func pathsAreThoseOfTheDesign() {
    let zeros = String(repeating: "0", count: 64)
    #expect(Self.calls[0].target == "/v1/families")
    #expect(
      Self.calls[1].target == "/v1/families/\(Self.digits)/log?after=12&link=\(zeros)&limit=500"
    )
    #expect(Self.calls[6].target == "/v1/families/\(Self.digits)/roster?again")
    #expect(Self.calls[16].target == "/v1/mailboxes/00000000000000000000000000000007/3")
  }

  @Test(arguments: [
    ("GET", "/v1/families"), ("POST", "/v1/families/"), ("POST", "v1/families"),
    ("get", "/v1/codes/\(digits)"),
    ("GET", "/v2/codes/\(digits)"), ("GET", "/v1/codes/\(digits)0"), ("GET", "/v1/codes/"),
    ("GET", ""),
    ("GET", "/v1/families/\(digits)/links/01"), ("GET", "/v1/families/\(digits)/links/-1"),
    ("GET", "?"),
    ("GET", "/v1/families/\(digits)/links/1/2"), ("GET", "/v1/families/\(digits)/log/"),
    ("GET", "/%76%31"),
  ])
  func thereIsNothingElse(method: String, target: String) throws {
    #expect(try SyncCall(method: method, target: target) == nil)
  }

  @Test(arguments: [
    "", "?", "?limit=5", "?after=1&limit=5", "?after=1&link=0&limit=5", "?after=x&link=0&limit=5",
    "?stream=0&before=1&limit=5", "?stream=\(digits)&limit=5", "?stream=\(digits)&before=1&limit=0",
    "?stream=\(digits)&before=1&limit=1001", "?stream=\(digits)&before=&limit=5",
  ])
  func aLogIsAskedForByACursorOrAStream(query: String) {
    #expect(throws: WireError.damaged) {
      try SyncCall(method: "GET", target: "/v1/families/\(Self.digits)/log" + query)
    }
  }

  @Test func namesThatNobodyKnowsArePassedOver() throws {
    let target =
      "/v1/families/\(Self.digits)/log?new=1&stream=\(Self.digits)&before=7&limit=5&later"
    let call = try SyncCall(method: "GET", target: target)
    #expect(call == .readLog(Self.family, .stream(StreamID(10), before: 7, limit: 5)))
  }

  @Test func aMailboxHasFourPlaces() {
    for number in ["4", "9007199254740991"] {
      let target = "/v1/mailboxes/\(Self.digits)/\(number)"
      #expect(throws: WireError.damaged) { try SyncCall(method: "PUT", target: target) }
    }
  }

  @Test func anyPathIsReadOrRefused() {
    forEachSeed(1...5000) { random in
      var target = Array(random.pick(Self.calls).target.utf8)
      for _ in 0...random.below(4) {
        target[random.below(target.count)] = UInt8(random.below(128))
      }
      let text = String(decoding: target, as: UTF8.self)
      let method = random.pick(["GET", "POST", "PUT"])
      if let call = try? SyncCall(method: method, target: text) {
        try #require(try SyncCall(method: call.route.method.rawValue, target: call.target) == call)
      }
    }
  }
}
