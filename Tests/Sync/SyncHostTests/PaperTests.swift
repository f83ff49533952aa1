import Basics
import NativeKeys
import SyncSimulation
import SyncWire
import Testing

@testable import SyncHost

/// A family that is founded with the code which its parent put on paper long before.
@Suite struct PaperTests {
  private static let code: [UInt8] = Array(1...16)
  private static let family = FamilyID(0xABC)
  private let network = TestNetwork()
  private let parents: TestDevice
  private let other: TestDevice
  private let paper: FamilyPaper

  init() throws {
    (parents, other) = (TestDevice(network), TestDevice(network))
    let made = RecoveryCode(Self.code, KeyWork()).rosterCode(.familyCode, Self.family)
    paper = try #require(FamilyPaper(Self.family, made))
  }

  private func work(_ more: TestDevice...) {
    for _ in 0..<4 { for device in [parents, other] + more { device.wait() } }
  }

  private func found(writing code: [UInt8] = []) throws {
    try parents.bringIn(other, paper: WrittenPaper(paper, code: code)) { work() }
    parents.wish(.closePairing)
    other.wish(.closePairing)
    parents.make(operation(1))
    work()
  }

  private func comesBack() -> TestDevice {
    let new = TestDevice(network)
    new.wish(.recover(code: Self.code))
    work(new)
    return new
  }

  @Test func thePaperOfTheFirstDayBringsTheFamilyBack() throws {
    try found()
    #expect(parents.status.family == Self.family)
    #expect(parents.status.codes.map { $0.lookup } == [paper.lookup])
    let back = comesBack()
    #expect(back.status.standing == .member && ids(back) == [1])
    #expect(ids(other) == [1])
  }

  /// It has shown it to nobody since, so whoever finds that phone has no code of the family's.
  @Test func theFoundersDeviceIsTakenOutAndThePaperStaysGood() throws {
    try found()
    let founder = try #require(parents.status.device)
    #expect(other.status.codes[0].knowers.isEmpty)
    other.wish(.remove(founder))
    work()
    #expect(!other.status.codes[0].isVoid && other.status.notices.isEmpty)
    #expect(ids(comesBack()) == [1])
  }

  @Test func aCodeThatWasNeverPutOnPaperIsKeptAndGoesWithItsDevice() throws {
    try found(writing: Self.code)
    let founder = try #require(parents.status.device)
    #expect(parents.paper(.familyCode) == Self.code)
    #expect(other.status.codes[0].knowers == [founder])
    other.wish(.remove(founder))
    work()
    #expect(other.status.notices.contains(.familyCodeVoid))
    #expect(comesBack().status.pairing == .over(.unknownSheet))
  }

  /// The server took it, the answer was lost, and the power was cut.
  @Test func aKillWhileItIsFoundedLeavesThePaperGood() throws {
    network.onTheWay = { call, answer in if case .found = call { nil } else { answer } }
    parents.wish(
      .invite(isParents: true, player: nil, own: [], paper: WrittenPaper(paper))
    )
    parents.restart()
    network.onTheWay = { $1 }
    for _ in 0..<4 { parents.wait() }
    #expect(parents.status.standing == .member)
    #expect(ids(comesBack()).isEmpty)
    #expect(parents.status.devices.count == 2)
  }

  /// A copy of the device, or this one before its memory was cleared: it comes back by the same paper.
  @Test func whereThePaperHasFoundedAFamilyAlreadyThatIsSaid() throws {
    try found()
    let copy = TestDevice(network)
    copy.wish(.invite(isParents: true, player: nil, own: [], paper: WrittenPaper(paper)))
    for _ in 0..<4 { copy.wait() }
    #expect(copy.status.pairing == .over(.isFounded))
    #expect(copy.status.standing == .alone)
    copy.wish(.closePairing)
    copy.wish(.recover(code: Self.code))
    work(copy)
    #expect(copy.status.standing == .member && ids(copy) == [1])
    #expect(parents.status.devices.count == 3)
  }

  @Test func whatIsNoPaperBeginsAFamilyWithACodeOfItsOwn() throws {
    let broken = try #require(FamilyPaper(bytes: Array(paper.bytes.dropLast())))
    try parents.bringIn(other, paper: WrittenPaper(broken)) { work() }
    #expect(parents.status.standing == .member)
    #expect(parents.status.codes.map { $0.lookup } != [paper.lookup])
    #expect(parents.paper(.familyCode) != nil)
  }
}
