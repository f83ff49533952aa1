import Basics
import Domain
import Foundation
import SyncWire
import Testing

@testable import SyncSimulation

/// What years of a family come to: the app's fold, a worker's machine on each device, real keys, and the server's
/// handlers above tables in memory.
///
/// A day takes as much room as another, so some of them show what three years take; all of these are measured by
/// `TIMEQUEST_SYNC_DAYS=1095 swift test --filter YearsTests`.
@Suite struct YearsTests {
  private static let threeYears = 1095
  /// What the protocol's page promises of 50,000 operations.
  private static let most = 8_000_000.0

  private let days =
    ProcessInfo.processInfo.environment["TIMEQUEST_SYNC_DAYS"].flatMap { Int($0) } ?? 40

  @Test func threeYearsOfFourDevicesAreAtMostEightMegabytes() throws {
    let family = try FamilyOfFour()
    var (dice, mostPacks) = (SplitMix64(seed: 3), 0)
    let begun = family.bytes
    for day in 0..<days {
      for quest in 0..<2 + day % 2 {
        family.network.now += 10_000_000
        let place = dice.next() % 5 < 4 ? 2 : 3
        mostPacks = max(mostPacks, try family.playQuest(on: place))
        if quest == 0 { family.plan(1 + Int(dice.next() % 7), on: Int(dice.next() % 3)) }
      }
      family.network.now += 50_000_000
      try family.open()
      for place in [2, 3] { #expect(family.fall(on: place) == nil) }
    }
    try family.open()
    let scale = Double(Self.threeYears) / Double(days)
    let (operations, bytes) = (Double(family.count) * scale, Double(family.bytes - begun) * scale)
    print(
      """
      \(days) days: \(family.count) operations, \(family.network.packs) packs, \(family.bytes) bytes; three years: \
      \(Int(operations)) operations, \(Int(bytes)) bytes; at most \(mostPacks) packs a quest
      """
    )
    #expect((45_000...60_000).contains(operations))
    #expect(bytes + Double(begun) <= Self.most)
    #expect(mostPacks <= 2)
    try expectEverythingEverywhere(family)
  }

  /// It is out of sight, and in sight again, at each tap.
  @Test func aQuestOnAPhoneThatGoesDarkIsAtMostTwoPacks() throws {
    let family = try FamilyOfFour()
    let packs = try (0..<5).map { _ in try family.playQuest(on: 2, goesDark: true) }
    print("packs of quests on a phone that goes dark: \(packs)")
    #expect(packs.allSatisfy { $0 <= 2 })
  }

  private func expectEverythingEverywhere(_ family: FamilyOfFour) throws {
    let logs = family.devices.map { ids($0) }
    #expect(logs[2] == logs[3] && logs[0] == logs[1])
    #expect(logs[2].count == family.count && logs[0].isSubset(of: logs[2]))
    #expect(logs[0].count < family.count)
    #expect(family.experience(on: 2) == family.experience(on: 3))
    #expect(family.experience(on: 2).points > 100)
  }
}
