import ServerCore
import Sync
import SyncSimulation
import Testing

/// Each protection that is taken away is found out, by a seed that breaks an invariant without it and with it none.
///
/// When the machine changes, so do the seeds: `timequest simulate-sync --first --seeds 2000 --bug NAME`, with
/// `--hostile` for those of a hostile server, says the new one.
@Suite struct PlantedBugTests {
  struct Find: Sendable {
    let bug: PlantedBug?
    let serverBug: PlantedServerBug?
    let seed: UInt64
    var isHostile = false

    func world(isWhole: Bool) -> SyncWorld {
      SyncWorld(
        seed: seed,
        mischief: isHostile ? .of(seed) : nil,
        bugs: isWhole ? [] : [bug].compactMap { $0 },
        serverBugs: isWhole ? [] : [serverBug].compactMap { $0 }
      )
    }
  }

  private static let finds: [Find] =
    devices.map { Find(bug: $0, serverBug: nil, seed: $1) }
    + hostile.map { Find(bug: $0, serverBug: nil, seed: $1, isHostile: true) }
    + servers.map { Find(bug: nil, serverBug: $0, seed: $1) }
    // The rules are the same on devices and server, and so is a hole in them.
    + [Find(bug: .anybodyRevokes, serverBug: .anybodyRevokes, seed: 4)]

  private static let devices: [(PlantedBug, UInt64)] = [
    (.assumedIsStored, 1), (.chainUnchecked, 3), (.cutNotLookedBack, 88), (.oldEpochGoesOn, 11),
    (.lostIsSetAside, 1413),
    (.wrappedForRevoked, 1), (.nothingCarried, 1), (.codeNotRenewed, 6), (.firstSecretGiven, 6),
    (.rosterNotRefilled, 9), (.orphansDropped, 164), (.onlyOwnRefilled, 56), (.sentIsStored, 1),
    (.storedAfterSending, 6), (.wishForgotten, 1),
  ]

  private static let hostile: [(PlantedBug, UInt64)] = [
    (.signaturesUnread, 228), (.citationsUnread, 27), (.noNewName, 318), (.nothingHeldBack, 49),
    (.notesUnread, 50),
  ]

  private static let servers: [(PlantedServerBug, UInt64)] = [
    (.linksUncompared, 3), (.olderRosterTaken, 4), (.cutsUncompared, 1), (.entriesInAnyOrder, 42),
    (.erasedWithoutMark, 3), (.entriesUnchecked, 1),
  ]

  @Test(arguments: finds)
  func aPlantedBugIsFound(find: Find) throws {
    #expect(throws: BrokenInvariant.self) { try find.world(isWhole: false).run() }
    try find.world(isWhole: true).run()
  }

  @Test func everyBugHasASeed() {
    let found = Self.finds.compactMap { $0.bug?.rawValue ?? $0.serverBug?.rawValue }
    let all =
      PlantedBug.allCases.map { $0.rawValue } + PlantedServerBug.allCases.map { $0.rawValue }
    #expect(Set(found) == Set(all))
  }
}
