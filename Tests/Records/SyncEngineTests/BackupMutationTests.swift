import Basics
import Copies
import Domain
import SyncEngine
import SyncWire
import TestSupport
import TestTiers
import Testing

/// Whoever changes a file by accident or on purpose: it is refused with a place and a reason, or it is
/// taken whole.
@Suite struct BackupMutationTests {
  private static let names = (1...6).map { "schema-\($0)" } + ["schema-6-all"]

  @Test(arguments: Tier.upTo(2, nightly: 10))
  func changedFilesAreRefusedOrWhole(part: Int) throws {
    let seed = UInt64(7000 + part)
    var dice = SplitMix64(seed: seed)
    var log = EarlierFiles.Log(RandomFamily.operations(seed: seed, count: 20))
    try log.open(EarlierFiles.fixture(schema: 1), player: PlayerID(1))
    let (operations, ledger) = (log.operations, log.ledger)
    let files =
      Self.names.map { EarlierFiles.fixture($0) }
      + [BackupFiles.file(of: BackupFiles.records(seed: seed, count: 12))]
    var refused = 0
    for round in 1...1000 {
      let file = Self.changed(dice.pick(files), &dice)
      guard let fault = try Self.check(file, operations, ledger, "seed \(seed), round \(round)")
      else { continue }
      refused += 1
      #expect(fault.line > 0, "seed \(seed), round \(round)")
    }
    print("changed files, seed \(seed): \(refused) of 1000 refused, the others whole")
    #expect(refused > 400 && refused < 1000)
  }

  private static func check(
    _ file: [UInt8],
    _ log: [Operation],
    _ ledger: Ledger,
    _ subject: Comment
  ) throws -> BackupFault? {
    let backup: Backup
    do throws(BackupFault) {
      backup = try EarlierFiles.read(file, onto: ledger)
    } catch {
      return error
    }
    let plan = BackupPlan(backup, onto: log, ledger)
    let stored = LogReader.read(BackupFiles.joined(plan.records))
    try #require(stored.damaged == 0, subject)
    var after = ledger
    after.apply(stored.operations)
    for player in after.allPlayers {
      let before = ledger.experience(of: player.id, in: ledger.history(of: player.id))
      let now = after.experience(of: player.id, in: after.history(of: player.id))
      try #require(now >= before, subject)
    }
    // Nothing is left to be taken a second time; to look each time would take the tests half a minute.
    if file.count % 4 == 0 {
      let again = try EarlierFiles.read(file, onto: after)
      try #require(BackupPlan(again, onto: log + stored.operations, after).isNothingNew, subject)
    }
    // Every session that the file has is there.
    if let sessions = try JSON.parse(file)["sessions"]?.array, backup.leftOut.repeated == 0 {
      try #require(plan.sessions.inFile == sessions.count, subject)
      let guesses = sessions.reduce(0) { $0 + ($1["estimations"]?.array?.count ?? 0) }
      try #require(plan.estimations.inFile == guesses, subject)
    }
    return nil
  }

  /// One to three changes, of bytes or of values.
  private static func changed(_ file: [UInt8], _ dice: inout SplitMix64) -> [UInt8] {
    var file = file
    for _ in 0...dice.below(3) where file.count > 40 {
      switch dice.below(12) {
      case 0: file[dice.below(file.count)] ^= 1 << UInt8(dice.below(8))
      case 1: file.insert(dice.pick(Array("{}[]\",:0-9e. \n\\".utf8)), at: dice.below(file.count))
      case 2: file.removeSubrange(dice.range(in: file, upTo: 40))
      case 3:
        let piece = Array(file[dice.range(in: file, upTo: 400)])
        file.insert(contentsOf: piece, at: dice.below(file.count))
      case 4: if dice.chance(oneIn: 6) { file.removeSubrange(dice.below(file.count)...) }
      case 5...8: file = changingValue(file, &dice)
      default: file = movingElement(file, &dice)
      }
    }
    return file
  }

  /// Puts another value where one stands, so that the text stays JSON.
  private static func changingValue(_ file: [UInt8], _ dice: inout SplitMix64) -> [UInt8] {
    guard let document = try? JSON.parse(file) else { return file }
    let values: [JSON] = [
      .null, 0, -1, 1, 7, 253_402_300_800, true, "", "learning", "player",
      "2025-02-03T06:30:00Z", "2025-02-04T06:30:07Z", "2019-12-31T23:59:59.999Z", [], [1],
      .object([]), "A68A4D1F",
    ]
    let numbers = [0.5, 1e300].compactMap { JSONNumber($0) }.map { JSON.number($0) }
    var place = dice.below(document.valueCount)
    return document.replacingValue(at: &place, by: dice.pick(values + numbers)).bytes
  }

  /// Takes an element out of a list, doubles it, or changes its place.
  private static func movingElement(_ file: [UInt8], _ dice: inout SplitMix64) -> [UInt8] {
    guard let document = try? JSON.parse(file), let members = document.object else { return file }
    let name = dice.pick(["routines", "sessions", "operations"])
    return JSON.object(
      members.map { member in
        guard member.name == name, var list = member.value.array, !list.isEmpty else {
          return member
        }
        let element = dice.pick(list)
        switch dice.below(3) {
        case 0: list.remove(at: dice.below(list.count))
        case 1: list.insert(element, at: dice.below(list.count + 1))
        default: list.swapAt(dice.below(list.count), dice.below(list.count))
        }
        return JSONMember(name: name, value: .array(list))
      }
    ).bytes
  }
}

extension SplitMix64 {
  fileprivate mutating func range(in file: [UInt8], upTo length: Int) -> Range<Int> {
    let start = below(file.count)
    return start..<min(start + 1 + below(length), file.count)
  }
}

extension JSON {
  /// How many values there are in it, itself among them.
  fileprivate var valueCount: Int {
    switch self {
    case .array(let elements): elements.reduce(1) { $0 + $1.valueCount }
    case .object(let members): members.reduce(1) { $0 + $1.value.valueCount }
    default: 1
    }
  }

  /// - Parameter place: of the value, counted down on the way to it.
  fileprivate func replacingValue(at place: inout Int, by value: JSON) -> JSON {
    place -= 1
    if place == -1 { return value }
    switch self {
    case .array(let elements):
      return .array(elements.map { $0.replacingValue(at: &place, by: value) })
    case .object(let members):
      return .object(
        members.map {
          JSONMember(name: $0.name, value: $0.value.replacingValue(at: &place, by: value))
        }
      )
    default: return self
    }
  }
}
