import Basics
import Foundation
import NativeKeys
import Outbound
import ServerReminders
import SyncWire
import Testing

@testable import ServerCore
@testable import timequest

/// A push service of another make, on loopback, which opens each message with a library of its own.
private final class PushService {
  private let process = Process()
  private let output = Pipe()
  private var read: [UInt8] = []
  private(set) var subscription = PushSubscription.blank
  private var port = 0

  private static let here = URL(filePath: #filePath).deletingLastPathComponent()
  private static let fixtures = here.appending(path: "../../Fixtures/Outbound").standardized.path
  private static let python = here.appending(path: "../../../.build/venv/bin/python").standardized

  init() throws {
    process.executableURL = Self.python
    process.arguments = [Self.here.appending(path: "push_service.py").path, Self.fixtures]
    process.standardOutput = output
    try process.run()
    let first = try next()
    port = Int(try #require(first["port"]?.int64))
    let key = try #require(PublicKey(Base64.bytes(of: first["key"]?.string ?? "") ?? []))
    let auth = try #require(Base64.bytes(of: first["auth"]?.string ?? ""))
    subscription = PushSubscription(endpoint: "", key: key, auth: auth)
  }

  // NB: of one that has never run the number is 0, which stands for the whole group of the tests.
  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// One that the service answers with a status.
  func subscription(answering status: Int) -> PushSubscription {
    var made = subscription
    made.endpoint = "https://127.0.0.1:\(port)/\(status)"
    return made
  }

  var outbound: OutboundClient {
    OutboundClient(
      mayReach: { $0 == InternetAddress("127.0.0.1") },
      authorities: Self.fixtures + "/loopback.pem"
    )
  }

  /// What it tells next.
  func next() throws -> JSON {
    while true {
      if let end = read.firstIndex(of: 10) {
        let line = Array(read[..<end])
        read.removeFirst(end + 1)
        return try JSON.parse(line)
      }
      let bytes = output.fileHandleForReading.availableData
      try #require(!bytes.isEmpty, "the push service has ended")
      read += bytes
    }
  }
}

@Suite struct RemindingTests {
  private static let family = FamilyID(1)

  private static func reminding(
    _ service: PushService,
    _ outbound: OutboundClient? = nil,
    _ store: ReminderStore
  ) -> Reminding {
    Reminding(
      reminders: store,
      isMember: { of, _ in of == family },
      key: OpenSSL.makePair(),
      contact: "https://timequest.example",
      outbound: outbound ?? service.outbound
    )
  }

  private static func row(_ subscription: PushSubscription, due: Int64) -> ReminderRow {
    ReminderRow(
      family: family,
      device: DeviceID(2),
      number: 1,
      subscription: subscription,
      zone: "Europe/Berlin",
      time: WeeklyMinute(minute: 450, days: 127),
      next: due
    )
  }

  @Test func anotherLibraryOpensWhatIsSentAndTheVoucherHolds() throws {
    let service = try PushService()
    let store = MemoryReminders().store
    let now = Reminding.now
    _ = store.replace(
      Self.family,
      DeviceID(2),
      [Self.row(service.subscription(answering: 201), due: now - 5)]
    )
    let reminding = Self.reminding(service, nil, store)
    #expect(reminding.desk.work(now: { now }))
    let told = try service.next()
    let content = try JSON.parse(Array((told["content"]?.string ?? "").utf8))
    #expect(content["reminder"]?.int64 == Int64(1))
    #expect(content["at"]?.int64 == now - 5)
    #expect(told["sub"]?.string == "https://timequest.example")
    #expect(told["topic"]?.string == "reminder-1")
    #expect(told["aud"]?.string?.hasPrefix("https://127.0.0.1:") ?? false)
    #expect(store.rows(Self.family, DeviceID(2)).first?.ring == nil)
  }

  @Test func whoeverIsGoneIsForgottenAndWhoeverIsBusyIsAskedAgain() throws {
    let service = try PushService()
    let now = Reminding.now
    for (status, isKept, isUnderWay) in [
      (410, false, false), (503, true, true), (403, true, false),
    ] {
      let store = MemoryReminders().store
      _ = store.replace(
        Self.family,
        DeviceID(2),
        [Self.row(service.subscription(answering: status), due: now)]
      )
      #expect(Self.reminding(service, nil, store).desk.work(now: { now }))
      _ = try service.next()
      let rows = store.rows(Self.family, DeviceID(2))
      #expect(!rows.isEmpty == isKept, "\(status)")
      #expect((rows.first?.ring != nil) == isUnderWay, "\(status)")
    }
  }

  @Test func nothingIsSentIntoANetworkOfAHome() throws {
    let service = try PushService()
    let store = MemoryReminders().store
    let now = Reminding.now
    _ = store.replace(
      Self.family,
      DeviceID(2),
      [Self.row(service.subscription(answering: 201), due: now)]
    )
    #expect(Self.reminding(service, OutboundClient(), store).desk.work(now: { now }))
    #expect(store.rows(Self.family, DeviceID(2)).isEmpty)
  }
}
