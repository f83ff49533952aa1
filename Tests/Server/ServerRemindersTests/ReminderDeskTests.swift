import Basics
import ICalendar
import NativeKeys
import SyncWire
import Synchronization
import TestSupport
import TestTiers
import Testing

@testable import ServerCore
@testable import ServerReminders

/// A desk over a store in memory, with a push service of dice.
private final class Office: Sendable {
  static let family = FamilyID(1)
  /// 2026-03-27, two days before clocks go forward in Europe.
  static let start: Int64 = 1_774_569_600

  let store = MemoryReminders().store
  let sent = Mutex<[PushRequest]>([])
  let answers = Mutex<[PushAnswer]>([])
  let members = Mutex<Set<DeviceID>>([])

  var desk: ReminderDesk {
    ReminderDesk(
      store: store,
      voucher: ServerVoucher(key: Self.key, contact: "mailto:me@timequest.example"),
      zone: { Self.zones[$0] },
      isMember: { _, device in self.members.withLock { $0.contains(device) } },
      send: { request in
        self.sent.withLock { $0.append(request) }
        return self.answers.withLock { $0.isEmpty ? .taken : $0.removeFirst() }
      }
    )
  }

  static let key = OpenSSL.makePair()

  /// Two zones that put their clocks on other days, and one that never does.
  static let zones: [String: OffsetTable] = [
    "Europe/Berlin": OffsetTable(
      before: 3600,
      transitions: [(1_774_746_000, 7200), (1_792_890_000, 3600)]
    ),
    "America/New_York": OffsetTable(
      before: -14400,
      transitions: [(1_793_512_800, -18000)]
    ),
    "Asia/Kolkata": OffsetTable(before: 19800),
  ]

  func keep(
    _ device: UInt128,
    _ times: [WeeklyMinute],
    zone: String = "Europe/Berlin",
    endpoint: String? = nil,
    at now: Int64 = start
  ) -> Bool {
    _ = members.withLock { $0.insert(DeviceID(device)) }
    let subscription = PushSubscription(
      endpoint: endpoint ?? "https://push.example/\(device)",
      key: Self.key.publicKey,
      auth: [UInt8](repeating: 1, count: 16)
    )
    let request = ReminderRequest(subscription: subscription, zone: zone, times: times)
    return desk.service { now }.keep(Self.family, DeviceID(device), request) == .kept
  }

  /// What is sent up to an instant, a look in each minute.
  func run(_ from: Int64, _ to: Int64) -> [(at: Int64, PushRequest)] {
    var all: [(at: Int64, PushRequest)] = []
    for now in stride(from: from, through: to, by: 60) {
      while desk.work(now: { now }) {}
      all += sent.withLock { requests in
        defer { requests = [] }
        return requests.map { (now, $0) }
      }
    }
    return all
  }
}

@Suite struct ReminderDeskTests {
  private static let day: Int64 = 86_400
  private static let daily = WeeklyMinute(minute: 450, days: 127)

  /// Europe puts its clocks on 29 March and 25 October, New York on 1 November.
  @Test func remindersComeOnceEachAtTheirMinuteOverTwoChangesOfClocks() throws {
    let office = Office()
    var random = SplitMix64(seed: 11)
    var expected: [String: Set<String>] = [:]
    let devices = Tier.upTo(UInt128(8), nightly: 60)
    for device in devices {
      let zone = random.pick(Office.zones.keys.sorted())
      // Also minutes that are left out, and that come twice.
      let minute = Int64(random.pick([450, 150, 90, 0, 1439, random.below(1440)]))
      #expect(office.keep(device, [WeeklyMinute(minute: minute, days: 127)], zone: zone))
      expected["https://push.example/\(device)"] = []
    }
    let end = Office.start + 220 * Self.day
    var count = 0
    var now = Office.start
    while let next = office.store.earliest(), next <= end {
      now = next
      while office.desk.work(now: { now }) {}
      for request in office.sent.withLock({ $0 }) {
        count += 1
        let device = try #require(UInt128(request.endpoint.dropFirst(21)))
        let row = try #require(office.store.rows(Office.family, DeviceID(device)).first)
        let zone = try #require(Office.zones[row.zone])
        let wall = zone.wall(at: now).seconds
        let (day, second) = (wall / Self.day, wall % Self.day)
        let isNew = expected[request.endpoint, default: []].insert("\(day)").inserted
        #expect(isNew, "twice on one day")
        let isLeftOut = zone.offset(at: now - 7200) < zone.offset(at: now)
        #expect(
          second == row.time.minute * 60 || isLeftOut && second == row.time.minute * 60 + 3600
        )
      }
      office.sent.withLock { $0 = [] }
    }
    #expect(count >= 166 * devices.count)
    for (endpoint, days) in expected { #expect((219...221).contains(days.count), "\(endpoint)") }
  }

  @Test func onlyOnItsDays() {
    let office = Office()
    // Sundays at 18:00; the 27th is a Friday.
    #expect(office.keep(1, [WeeklyMinute(minute: 1080, days: 64)]))
    let sent = office.run(Office.start, Office.start + 9 * Self.day)
    #expect(sent.map(\.at) == [1_774_800_000])
  }

  /// The server is ended after each of the steps, and begun again.
  @Test func whateverEndsTheServerEachRingGoesOutAndNoneUnderTwoNames() throws {
    let office = Office()
    #expect(office.keep(1, [Self.daily]))
    let first = try #require(office.store.earliest())
    // Written down, sent, and never heard of: the process was ended.
    let before = try #require(office.store.due(first))
    var row = before
    row.next += Self.day
    row.ring = ReminderRow.Ring(at: first, attempts: 1, again: first + ReminderDesk.wait)
    #expect(office.store.update(before, row))
    let sent = office.run(first, first + Self.day)
    #expect(sent.map(\.at) == [first + 60, first + Self.day])
    #expect(Set(sent.map { $0.1.headers.first { $0.name == "Topic" }?.value }) == ["reminder-0"])
    #expect(!office.desk.work { first + Self.day + 61 })
  }

  @Test func aServiceThatIsBusyIsAskedLaterAndLater() {
    let office = Office()
    #expect(office.keep(1, [Self.daily]))
    office.answers.withLock {
      $0 = [.busy(after: nil), .busy(after: nil), .busy(after: 1200), .taken]
    }
    let first = office.store.earliest() ?? 0
    let waits = office.run(first, first + 4 * 3600).map { $0.at - first }
    #expect(waits == [0, 60, 180, 1380])
  }

  @Test func whatIsTooLateIsNotSent() {
    let office = Office()
    #expect(office.keep(1, [Self.daily]))
    let first = office.store.earliest() ?? 0
    // The server was away for three hours, and then for five days.
    #expect(office.run(first + 3 * 3600, first + 4 * 3600).isEmpty)
    let later = first + 5 * Self.day + 600
    #expect(office.run(later, later).count == 1)
    // A service that is never well is given up for the day.
    office.answers.withLock { $0 = [PushAnswer](repeating: .busy(after: nil), count: 99) }
    // The clocks have gone forward meanwhile.
    let sixth = first + 6 * Self.day - 3600
    let sent = office.run(sixth, sixth + Self.day - 60)
    #expect((5...20).contains(sent.count))
    #expect(sent.allSatisfy { $0.at < sixth + ReminderDesk.patience })
  }

  @Test(arguments: [(201, true, true), (404, false, false), (410, false, false), (400, true, true)])
  func whatIsGoneIsForgotten(status: Int, stays: Bool, ringsAgain: Bool) {
    let office = Office()
    #expect(office.keep(1, [Self.daily, WeeklyMinute(minute: 1080, days: 64)]))
    let first = office.store.earliest() ?? 0
    office.answers.withLock { $0 = [PushAnswer(status: status, retryAfter: nil)] }
    #expect(office.run(first, first + 3600).count == 1)
    #expect(office.store.rows(Office.family, DeviceID(1)).isEmpty != stays)
    #expect(office.run(first + Self.day, first + Self.day).isEmpty != ringsAgain)
  }

  @Test func whoeverIsOutIsNotRemindedAndForgotten() {
    let office = Office()
    #expect(office.keep(1, [Self.daily]))
    office.members.withLock { $0 = [] }
    #expect(office.run(Office.start, Office.start + 2 * Self.day).isEmpty)
    #expect(office.store.earliest() == nil)
  }

  @Test func whatADeviceSaysAgainChangesNothingOfWhatIsUnderWay() throws {
    let office = Office()
    #expect(office.keep(1, [Self.daily]))
    let first = try #require(office.store.earliest())
    office.answers.withLock { $0 = [.busy(after: nil)] }
    #expect(office.run(first, first).count == 1)
    #expect(office.keep(1, [Self.daily], at: first + 30))
    #expect(office.run(first + 60, first + 3600).map(\.at) == [first + 60])
    // Another subscription begins anew, and what comes back for the older one does not end it.
    #expect(office.keep(1, [Self.daily], endpoint: "https://push.example/2", at: first + 4000))
    let sent = office.run(first + Self.day, first + Self.day)
    #expect(sent.map(\.1.endpoint) == ["https://push.example/2"])
  }

  // MARK: - Clocks that were wrong

  /// Its clock was 120 days ahead for some seconds; nothing was sent, or a service was busy meanwhile.
  private static func silenced(_ answers: [PushAnswer] = []) -> (Office, first: Int64) {
    let office = Office()
    #expect(office.keep(1, [daily]))
    let first = office.store.earliest() ?? 0
    office.answers.withLock { $0 = answers }
    let wrong = answers.isEmpty ? Office.start : first
    _ = office.run(wrong + 120 * day, wrong + 120 * day + 60)
    #expect(office.store.earliest() ?? 0 > first + 100 * day)
    return (office, first)
  }

  @Test(arguments: [[], [PushAnswer.busy(after: 7000), .busy(after: 7000)]])
  func whereADeviceSaysAgainWhatItWantsAClockThatWasWrongIsForgotten(
    answers: [PushAnswer]
  ) {
    let (office, first) = Self.silenced(answers)
    office.answers.withLock { $0 = [] }
    #expect(office.keep(1, [Self.daily]))
    #expect(office.run(Office.start, first + 60).map(\.at) == [first])
  }

  @Test(arguments: [[], [PushAnswer.busy(after: 7000), .busy(after: 7000)]])
  func aStartForgetsAClockThatWasWrong(answers: [PushAnswer]) {
    let (office, first) = Self.silenced(answers)
    office.answers.withLock { $0 = [] }
    office.desk.mend(now: Office.start)
    #expect(office.run(Office.start, first + 60).map(\.at) == [first])
  }

  @Test func aStartChangesNothingOfWhatAClockThatIsRightHasWritten() throws {
    let office = Office()
    #expect(office.keep(1, [Self.daily, WeeklyMinute(minute: 1080, days: 16)]))
    let first = try #require(office.store.earliest())
    office.answers.withLock { $0 = [.busy(after: nil)] }
    #expect(office.run(first, first).count == 1)
    let rows = office.store.rows(Office.family, DeviceID(1))
    office.desk.mend(now: first)
    // Nor does a clock that is put by a little.
    office.desk.mend(now: first - 60)
    #expect(office.store.rows(Office.family, DeviceID(1)) == rows)
  }

  @Test(arguments: ["", "Europe/Atlantis", "../../etc/passwd"])
  func aZoneThatNobodyKnowsIsRefused(zone: String) {
    #expect(!Office().keep(1, [Self.daily], zone: zone))
  }

  @Test(arguments: ["http://push.example/1", "", "file:///etc/passwd"])
  func onlySealedWaysAreKept(endpoint: String) {
    #expect(!Office().keep(1, [Self.daily], endpoint: endpoint))
  }

  @Test func nothingOfWhatItIsForIsSent() throws {
    let office = Office()
    #expect(office.keep(1, [Self.daily]))
    let first = try #require(office.store.earliest())
    let request = try #require(office.run(first, first).first?.1)
    #expect(
      Set(request.headers.map(\.name)) == [
        "Authorization", "Content-Encoding", "Content-Type", "TTL", "Urgency", "Topic",
      ]
    )
    #expect(request.body.count == 16 + 4 + 1 + 65 + 64 + 1 + 16)
  }
}
