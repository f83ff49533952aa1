import ServerCore
import Sync
import SyncSimulation
import TestTiers
import Testing

/// Each protection that is taken away is found out, by a seed that breaks an invariant without it and with it none.
///
/// When the machine changes, so do the seeds: `workshop simulate-sync --first --seeds 2000 --bug NAME`, with
/// `--hostile` or `--faulty` for those of such families, says the new one.
@Suite struct PlantedBugTests {
  struct Find: Sendable {
    var bugs: [PlantedBug] = []
    var serverBugs: [PlantedServerBug] = []
    let seed: UInt64
    var isHostile = false
    var hasFaults = false

    func world(isWhole: Bool) -> SyncWorld {
      SyncWorld(
        seed: seed,
        mischief: isHostile ? .of(seed) : nil,
        bugs: isWhole ? [] : bugs,
        serverBugs: isWhole ? [] : serverBugs,
        hasFaults: hasFaults
      )
    }
  }

  private static let finds: [Find] =
    devices.map { Find(bugs: [$0], seed: $1) }
    + hostile.map { Find(bugs: [$0], seed: $1, isHostile: true) }
    + faulty.map { Find(bugs: $0, seed: $1, hasFaults: true) }
    + servers.map { Find(serverBugs: [$0], seed: $1) }
    + [Find(serverBugs: [.writtenEndsPairing], seed: 1, hasFaults: true)]
    // The rules are the same on devices and server, and so is a hole in them.
    + [Find(bugs: [.anybodyRevokes], serverBugs: [.anybodyRevokes], seed: 1)]

  private static let devices: [(PlantedBug, UInt64)] = [
    (.assumedIsStored, 1), (.chainUnchecked, 1), (.cutNotLookedBack, 209), (.oldEpochGoesOn, 34),
    (.lostIsSetAside, 7937), (.wrappedForRevoked, 1), (.nothingCarried, 1), (.codeNotWrappedFor, 6),
    (.codeNotStruck, 2), (.givenBackUnmarked, 55), (.codeNotRenewed, 2), (.wrappedForOldCode, 2),
    (.firstSecretGiven, 6), (.rosterNotRefilled, 1), (.orphansDropped, 1911),
    (.onlyOwnRefilled, 165), (.sentIsStored, 1), (.storedAfterSending, 2), (.wishForgotten, 12),
    (.viewDue, 12), (.closedViewKept, 9), (.viewGoesWithLog, 9),
  ]

  private static let hostile: [(PlantedBug, UInt64)] = [
    (.signaturesUnread, 98), (.citationsUnread, 7), (.noNewName, 108), (.nothingHeldBack, 339),
    (.notesUnread, 52),
  ]

  /// What is left out for ever has to be left out first, which nobody does who is whole.
  private static let faulty: [([PlantedBug], UInt64)] = [
    ([.lookWhileReadingDropped], 1), ([.stopsAtOnce], 2), ([.errorIsNoOpen], 71),
    ([.errorIsNoSignature], 32), ([.noWatch], 1), ([.logLookedAtOnce], 1),
    ([.leftOutForEver, .errorIsNoOpen], 22), ([.secretNotTakenTwice, .errorIsNoTake], 98),
    ([.errorIsNoSeal], 8), ([.errorIsNoSegment], 274), ([.anyStatusEndsPairing], 3),
  ]

  private static let servers: [(PlantedServerBug, UInt64)] = [
    (.linksUncompared, 1), (.olderRosterTaken, 6), (.cutsUncompared, 12), (.entriesInAnyOrder, 10),
    (.erasedWithoutMark, 3), (.entriesUnchecked, 1), (.sealsUnread, 3),
    (.closedViewsKept, 10), (.closedViewsTaken, 297), (.viewsUnbounded, 24), (.anybodyErases, 28),
  ]

  @Test(.enabled(if: Tier.isNightly), arguments: finds)
  func aPlantedBugIsFound(find: Find) throws {
    #expect(throws: BrokenInvariant.self) { try find.world(isWhole: false).run() }
    try find.world(isWhole: true).run()
  }

  @Test func everyBugHasASeed() {
    let found = Self.finds.flatMap { find in
      find.bugs.map { $0.rawValue } + find.serverBugs.map { $0.rawValue }
    }
    let all =
      PlantedBug.allCases.map { $0.rawValue } + PlantedServerBug.allCases.map { $0.rawValue }
    #expect(Set(found) == Set(all))
  }
}
