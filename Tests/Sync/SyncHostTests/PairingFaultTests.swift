import Basics
import SyncWire
import Testing

@testable import Sync
@testable import SyncHost

/// A pairing bears what happens to requests on their way, and calls nobody *in* who has not begun.
@Suite struct PairingFaultTests {
  /// What becomes of one answer.
  enum Fault: CaseIterable {
    case lost
    case unavailable
    case pageOfSomebody
    case damaged
  }

  private static let page = Array("<!doctype html><title>Please sign in</title>".utf8)

  /// More than a founding, a pairing and a first reading take.
  private static let requests = 1...24

  private let network = TestNetwork()
  private let inviter: TestDevice
  private let joiner: TestDevice

  init() { (inviter, joiner) = (TestDevice(network), TestDevice(network)) }

  private func wait(_ times: Int = 6) {
    for _ in 0..<times { for device in [inviter, joiner] { device.wait() } }
  }

  private func show() throws -> [UInt8] {
    inviter.wish(.invite(isParents: true, player: nil, own: []))
    for _ in 0..<4 where inviter.shownCode == nil { inviter.wait() }
    return try #require(inviter.shownCode, "\(inviter.status.pairing)")
  }

  private func meet() throws {
    joiner.wish(.join(code: try show()))
    wait()
    inviter.wish(.compared(areSame: true))
    wait()
  }

  /// Of all requests, the nth from now on.
  private func spoil(_ number: Int, _ fault: Fault) {
    var count = 0
    network.onTheWay = { _, answer in
      count += 1
      guard count == number else { return answer }
      switch fault {
      case .lost: return nil
      case .unavailable: return Answered(status: 503, body: Self.page)
      case .pageOfSomebody: return Answered(status: 200, body: Self.page)
      case .damaged:
        guard answer.status == 200, !answer.body.isEmpty else { return answer }
        var body = answer.body
        body[body.count / 2] ^= 1
        return Answered(status: 200, body: body)
      }
    }
  }

  @Test(arguments: Fault.allCases, requests)
  func twoDevicesComeTogetherWhateverBecomesOfOneAnswer(fault: Fault, number: Int) throws {
    spoil(number, fault)
    try meet()
    #expect(inviter.status.pairing == .done(try #require(joiner.status.device)))
    #expect(joiner.status.pairing == .done(try #require(joiner.status.device)))
    inviter.make(operation(7))
    wait()
    #expect(ids(joiner).contains(7))
    for device in [inviter, joiner] {
      #expect(device.status.standing == .member)
      #expect(device.status.devices.count == 2)
      #expect(device.status.devices.allSatisfy { $0.hasBegun })
      #expect(device.status.notices.isEmpty)
      #expect(device.status.progress == .inStep)
    }
  }

  @Test(arguments: [QuestionKind.derive, .openMessage, .sealMessage, .random, .hash, .makeDevice])
  func twoDevicesComeTogetherAlsoWhereAKeyCannotBeReadOnce(kind: QuestionKind) throws {
    for device in [inviter, joiner] {
      var count = 0
      device.answers = { asked in
        if asked == kind { count += 1 }
        return asked == kind && count == 1 ? [AnswerForm.cannotSay.rawValue] : nil
      }
    }
    try meet()
    #expect(inviter.status.pairing == .done(try #require(joiner.status.device)))
    #expect(joiner.status.progress == .inStep)
  }

  @Test func whoeverDoesNotComeAnyMoreIsNotCalledIn() throws {
    joiner.wish(.join(code: try show()))
    wait()
    inviter.wish(.compared(areSame: true))
    // The joiner has gone, and sees no more of it.
    for _ in 0..<8 { inviter.wait() }
    #expect(inviter.status.pairing == .waiting)
    #expect(inviter.status.devices.count { $0.hasBegun } == 1)
    network.now += 600_001
    inviter.wait()
    #expect(inviter.status.pairing == .over(.unheard))
    #expect(inviter.status.devices.contains { !$0.hasBegun && !$0.isRemoved })
  }

  @Test func whoeverIsLetInAndCancelledStandsInTheFamilyNoMore() throws {
    joiner.wish(.join(code: try show()))
    wait()
    inviter.wish(.compared(areSame: true))
    inviter.wish(.cancelPairing)
    for _ in 0..<3 { inviter.wait() }
    #expect(inviter.status.pairing == .over(.cancelled))
    #expect(inviter.status.devices.count { !$0.isRemoved } == 1)
    wait()
    // It has read nothing by which it could believe that it is out.
    #expect(joiner.status.notices == [.unknown])
    #expect(joiner.status.progress != .inStep)
  }

  @Test func whoeverIsToldOfTooManyRequestsAsksAFewTimesMoreAndSaysSo() throws {
    var count = 0
    network.onTheWay = { call, answer in
      guard case .makeMailbox = call else { return answer }
      count += 1
      let refusal = SyncRefusal.tooMany
      return Answered(status: refusal.status, body: refusal.body)
    }
    inviter.wish(.invite(isParents: true, player: nil, own: []))
    for _ in 0..<4 { inviter.wait() }
    #expect(count == 4)
    #expect(inviter.status.pairing == .over(.refused))
  }

  @Test func onlyTheServersOwnWordsRefuse() throws {
    network.onTheWay = { call, answer in
      guard case .makeMailbox = call else { return answer }
      let refusal = SyncRefusal.quota
      return Answered(status: refusal.status, body: refusal.body)
    }
    inviter.wish(.invite(isParents: true, player: nil, own: []))
    #expect(inviter.status.pairing == .over(.refused))
  }
}
