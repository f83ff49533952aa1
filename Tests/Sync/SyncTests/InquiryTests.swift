import Basics
import SyncWire
import Testing

@testable import Sync

@Suite struct InquiryTests {
  private let key = PublicKey.blank

  private func question(_ byte: UInt8) -> KeyQuestion { .isSigned([byte], .blank, by: key) }

  /// What one run of an event asks after, and what it is told.
  private func run(_ bytes: [UInt8], _ inquiry: inout Inquiry) -> [Bool] {
    bytes.map { inquiry.isSigned([$0], .blank, by: key) }
  }

  @Test func anUnknownAnswerEndsTheRun() {
    var inquiry = Inquiry()
    let first = try? inquiry.hash([1])
    #expect(first == nil)
    #expect(inquiry.open == [.hash([1])])
    _ = inquiry.learn([.hash(.zero)])
    let second = try? inquiry.hash([1])
    #expect(second == .zero)
    #expect(inquiry.open == [])
  }

  @Test func whatIsLikelyIsAssumedAndAskedAsWell() {
    var inquiry = Inquiry()
    let assumed = run([1, 2], &inquiry)
    #expect(assumed == [true, true])
    #expect(inquiry.open == [question(1), question(2)])
    _ = inquiry.learn([.yes(true), .yes(false)])
    let known = run([1, 2], &inquiry)
    #expect(known == [true, false])
    #expect(inquiry.open == [])
  }

  @Test func nothingIsMadeWhileSomethingIsButAssumed() {
    var inquiry = Inquiry()
    _ = run([1], &inquiry)
    let signature = try? inquiry.signature([3], by: DeviceID(1))
    #expect(signature == nil)
    #expect(inquiry.open == [question(1)])
  }

  @Test func anAnswerIsFoundAlsoWhereTheNextRunAsksMoreBeforeIt() {
    var inquiry = Inquiry()
    _ = run([1, 2], &inquiry)
    _ = inquiry.learn([.yes(true), .yes(false)])
    let answers = run([1, 9, 2], &inquiry)
    #expect(answers == [true, true, false])
    #expect(inquiry.open == [question(9)])
  }

  @Test func eachRandomNumberOfAnEventIsAnotherAndStaysTheSame() {
    var inquiry = Inquiry()
    let none = try? inquiry.random()
    _ = inquiry.learn([.number(5)])
    let first = try? inquiry.random()
    let unknown = try? inquiry.random()
    _ = inquiry.learn([.number(6)])
    let both = [try? inquiry.random(), try? inquiry.random()]
    #expect(none == nil && first == 5 && unknown == nil)
    #expect(both == [5, 6])
  }
}
