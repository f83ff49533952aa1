import Basics
import SyncWire
import Testing

@testable import Sync
@testable import SyncHost
@testable import SyncSimulation

/// What fails is no answer: nothing advances, nobody is condemned, and it is told until it is over.
@Suite struct CannotSayTests {
  private let network = TestNetwork()
  private let first: TestDevice
  private let second: TestDevice

  init() throws {
    (first, second) = (TestDevice(network), TestDevice(network))
    try bringIn(second)
    try #require(second.status.progress == .inStep)
  }

  /// Until the first device and others have nothing more to say to each other.
  private func wait(_ others: TestDevice...) {
    for _ in 0..<3 { for device in [first] + others { device.wait() } }
  }

  private func bringIn(_ device: TestDevice) throws {
    try first.bringIn(device) { wait(device) }
  }

  private func bringInThird() throws -> TestDevice {
    let third = TestDevice(network)
    try bringIn(third)
    return third
  }

  private func book(_ device: TestDevice) throws -> Book { try #require(device.host.sync?.book) }

  /// Once, for the nth question of a kind from now on.
  private func failOnce(_ kind: QuestionKind, nth: Int = 1) -> () -> Int {
    let counter = Counter()
    second.answers = { asked in
      if asked == kind { counter.count += 1 }
      return asked == kind && counter.count == nth ? KeyAnswerer.cannotSay : nil
    }
    return { counter.count }
  }

  private final class Counter { var count = 0 }

  private static let onReading: [(QuestionKind, Int)] = [
    (.hash, 1), (.links, 1), (.isSigned, 1), (.isMarked, 1), (.open, 1),
  ]

  @Test(arguments: onReading)
  func whatCannotBeSaidOnceIsAskedAgainAndComes(kind: QuestionKind, nth: Int) throws {
    let asked = failOnce(kind, nth: nth)
    first.make(operation(7))
    second.look()
    #expect(asked() >= nth)
    #expect(!ids(second).contains(7))
    #expect(second.status.progress == .catchingUp)
    second.wait()
    #expect(ids(second).contains(7))
    #expect(second.status.notices.isEmpty)
    #expect(second.status.progress == .inStep)
  }

  @Test(arguments: [QuestionKind.operations, .mark, .seal])
  func whatCannotBeSaidWhileItSendsIsAskedAgainAndLeaves(kind: QuestionKind) throws {
    let asked = failOnce(kind)
    second.make(operation(8))
    #expect(asked() > 0)
    second.wait()
    first.look()
    #expect(ids(first).contains(8))
    #expect(second.status.progress == .inStep)
  }

  @Test func whoCannotReadItsKeysForLongSaysSoUntilItCan() throws {
    second.answers = { $0 == .open ? KeyAnswerer.cannotSay : nil }
    first.make(operation(7))
    second.look()
    for _ in 0..<3 {
      #expect(second.status.progress == .catchingUp)
      second.wait()
    }
    #expect(second.status.notices == [.keysUnread])
    second.restart()
    #expect(second.status.notices == [.keysUnread])
    second.answers = { _ in nil }
    second.wait()
    #expect(second.status.notices.isEmpty)
    #expect(ids(second).contains(7))
  }

  @Test func whoCannotReadItsTokenAsksNobodyAndSaysNothingOfANetwork() {
    for _ in 0..<3 { second.tell(.couldNotAsk(.family)) }
    #expect(second.status.notices == [.keysUnread])
    #expect(second.status.progress == .catchingUp)
    second.wait()
    #expect(second.status.notices.isEmpty)
    #expect(second.status.progress == .inStep)
  }

  @Test func whatWaitedAndCannotBeReadOnceGoesOnWaiting() throws {
    let third = TestDevice(network)
    first.make((10..<20).map { operation($0) })
    first.wish(.closePairing)
    first.wish(.invite(isParents: true, player: nil, own: []))
    third.wish(.join(code: try #require(first.shownCode)))
    var rows = 0
    third.answers = { kind in
      if kind == .row { rows += 1 }
      return kind == .row && rows == 1 ? KeyAnswerer.cannotSay : nil
    }
    first.wait()
    first.wish(.compared(areSame: true))
    wait(third)
    #expect(rows > 0)
    #expect(ids(third).isSuperset(of: ids(first)))
    #expect(third.status.progress == .inStep)
  }

  @Test func aSecretThatCouldNotBeTakenWhenItsEntryCameIsTakenLater() throws {
    let third = try bringInThird()
    second.answers = { $0 == .take ? KeyAnswerer.cannotSay : nil }
    first.wish(.remove(try #require(third.status.device)))
    second.look()
    first.make(operation(30))
    #expect(second.status.progress != .inStep)
    second.answers = { _ in nil }
    second.wait()
    #expect(ids(second).contains(30))
    #expect(second.status.progress == .inStep)
  }

  /// Devices are numbered by it where they have no names.
  @Test func onEachDeviceTheOthersStandInTheOrderInWhichTheyCame() throws {
    let third = try bringInThird()
    let fourth = TestDevice(network)
    try bringIn(fourth)
    wait(second, third, fourth)
    let order = [first, second, third, fourth].map { $0.status.device }
    for device in [first, second, third, fourth] {
      #expect(device.status.devices.map { $0.id } == order)
    }
  }

  /// It would come in without what it is to read: only who reads it already gives it away.
  @Test func whoeverLearnsLateThatSomebodyPlaysThereLetsNobodyInWithout() throws {
    let (own, third) = (TestDevice(network), TestDevice(network))
    second.wish(.invite(isParents: false, player: 5, own: []))
    third.wish(.join(code: try #require(second.shownCode)))
    for _ in 0..<2 { for device in [second, third] { device.wait() } }
    second.answers = { $0 == .isSigned ? KeyAnswerer.cannotSay : nil }
    first.wish(.closePairing)
    first.wish(.invite(isParents: false, player: 5, own: []))
    own.wish(.join(code: try #require(first.shownCode)))
    for _ in 0..<2 { for device in [first, own] { device.wait() } }
    first.wish(.compared(areSame: true))
    for _ in 0..<3 { for device in [first, own] { device.wait() } }
    #expect(own.status.standing == .member)
    second.wish(.compared(areSame: true))
    second.wait()
    second.answers = { _ in nil }
    for _ in 0..<3 { for device in [first, second, own, third] { device.wait() } }
    #expect(second.status.pairing == .over(.notItsRole))
    #expect(third.status.standing == .alone)
    #expect(first.status.devices.count == 3)
    #expect(second.status.progress == .inStep)
  }

  @Test func nobodyIsToldOfAKeyThatOpensAtTheSecondTry() throws {
    let third = try bringInThird()
    var tries = 0
    second.answers = { kind in
      if kind == .take { tries += 1 }
      return kind == .take && tries == 1 ? KeyAnswerer.no : nil
    }
    first.wish(.remove(try #require(third.status.device)))
    second.look()
    #expect(tries == 2)
    #expect(second.status.notices.isEmpty)
    #expect(second.status.progress == .inStep)
  }

  @Test func aKeyThatDoesNotOpenTwiceIsToldUntilItDoes() throws {
    let third = try bringInThird()
    second.answers = { $0 == .take ? KeyAnswerer.no : nil }
    first.wish(.remove(try #require(third.status.device)))
    second.look()
    #expect(second.status.notices == [.keyUnopened])
    second.answers = { _ in nil }
    second.look()
    #expect(second.status.notices.isEmpty)
    #expect(second.status.progress == .inStep)
  }

  @Test func aHintThatComesWhileTheLogIsReadIsHeard() throws {
    first.make(operation(7))
    var isFirst = true
    network.meanwhile = { call in
      if case .readLog = call, isFirst {
        isFirst = false
        first.make(operation(8))
        second.tell(.hinted(first.host.sync?.book.log.cursor.number ?? 0))
      }
    }
    second.look()
    #expect(ids(second).isSuperset(of: [7, 8]))
    #expect(second.status.progress == .inStep)
  }

  @Test func aDamagedAnswerOfTheLogCondemnsNobody() throws {
    first.make(operation(7))
    var isFirst = true
    network.onTheWay = { call, answer in
      guard case .readLog = call, isFirst, answer.body.count > 200 else { return answer }
      isFirst = false
      var body = answer.body
      body[body.count / 2] ^= 1
      return Answered(status: answer.status, body: body)
    }
    second.look()
    second.wait()
    #expect(!isFirst)
    #expect(second.status.standing == .member)
    #expect(second.status.notices.isEmpty)
    #expect(ids(second).contains(7))
  }

  @Test func aPageOfSomebodyInBetweenIsNoAnswerWhateverItsStatus() throws {
    let page = Array("<!doctype html><h1>Welcome to our network</h1>".utf8)
    for status in [200, 201, 204, 401, 403, 404, 409, 410, 500, 503, 507] {
      network.onTheWay = { _, _ in Answered(status: status, body: page) }
      second.make(operation(UInt128(status)))
      second.wait()
      #expect(second.status.standing == .member)
      #expect(second.status.progress == .onItsOwn, "\(status)")
      network.onTheWay = { $1 }
      second.wait()
      first.look()
      #expect(ids(first).contains(UInt128(status)))
      #expect(second.status.progress == .inStep)
      #expect(second.status.notices.isEmpty)
    }
  }

  @Test func aPageOfSomebodyInBetweenEndsNoSearchForWhatAServerHasLost() throws {
    let past = network.memory.tables
    first.make(operation(7))
    second.look()
    network.memory.tables = past
    network.onTheWay = { call, answer in
      guard case .readLink = call else { return answer }
      return Answered(status: 200, body: Array("<h1>Welcome</h1>".utf8))
    }
    let asked = network.asked
    second.look()
    #expect(network.asked == asked + 2)
    #expect(second.status.progress == .onItsOwn)
    network.onTheWay = { $1 }
    wait(second)
    #expect(second.status.notices == [.rollback])
    #expect(second.status.progress == .inStep)
    #expect(ids(first).contains(7) && ids(second).contains(7))
  }

  /// As an earlier version left them behind, and as a device does whose memory has failed twice under another name.
  @Test func whatWasPassedOverOfADeviceOfTheFamilyComesBackWithinADay() throws {
    second.answers = { $0 == .open ? KeyAnswerer.no : nil }
    first.make(operation(7))
    second.look()
    second.answers = { _ in nil }
    #expect(second.status.notices == [.refused])
    first.make(operation(8))
    network.now += 86_400_000
    second.wait()
    #expect(ids(second).isSuperset(of: [7, 8]))
    #expect(second.status.notices == [.cameBack])
    #expect(second.status.progress == .inStep)
  }

  /// A server may give the same again.
  @Test func whatIsPassedOverIsReadAgainOnceADay() throws {
    second.answers = { $0 == .open ? KeyAnswerer.no : nil }
    first.make(operation(7))
    second.look()
    for _ in 0..<3 { second.wait() }
    let asked = network.asked
    for _ in 0..<3 { second.wait() }
    #expect(network.asked == asked + 3)
    second.answers = { _ in nil }
    network.now += 86_400_000
    second.wait()
    #expect(ids(second).contains(7))
    #expect(second.status.notices == [.cameBack])
  }

  @Test func whatIsNotWhatItSaysAtOneLookAloneIsTaken() throws {
    var opened = 0
    second.answers = { kind in
      if kind == .open { opened += 1 }
      return kind == .open && opened == 1 ? KeyAnswerer.no : nil
    }
    first.make(operation(7))
    second.look()
    #expect(opened == 2)
    #expect(ids(second).contains(7))
    #expect(second.status.notices.isEmpty)
  }

  @Test func nobodyStandsStillBecauseOneSignatureCouldNotBeFound() throws {
    var checked = 0
    second.answers = { kind in
      if kind == .isSigned { checked += 1 }
      return kind == .isSigned && checked == 1 ? KeyAnswerer.no : nil
    }
    first.wish(.closePairing)
    first.wish(.invite(isParents: true, player: nil, own: []))
    let third = TestDevice(network)
    third.wish(.join(code: try #require(first.shownCode)))
    wait(third)
    first.wish(.compared(areSame: true))
    wait(third, second)
    #expect(checked > 1)
    #expect(second.status.standing == .member)
    #expect(second.status.devices.count == 3)
    #expect(second.status.notices.isEmpty)
  }
}
