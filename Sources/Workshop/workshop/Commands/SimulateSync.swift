import Commands
import ServerCore
import Sync
import SyncSimulation

/// `workshop simulate-sync`: what a family's sync does under every fault that the dice find.
enum SimulateSync: Command {
  static let name = "simulate-sync"
  static let summary =
    "Show that devices agree and nothing is lost, whatever network and server do."

  struct Settings {
    var seed: UInt64 = 1
    var count: UInt64 = 1
    var isHostile = false
    var hasHardship = false
    var hasFaults = false
    var stopsAtFirst = false
    var bugs: [PlantedBug] = []
    var serverBugs: [PlantedServerBug] = []
    var isTraced = false
  }

  static let options = Options<Settings>(table: [
    Option(name: "--seed", placeholder: "NUMBER", help: "The first; 1 unless given.") {
      guard let seed = UInt64($1) else { return "\"\($1)\" is not a seed: a whole number from 0." }
      $0.seed = seed
      return nil
    },
    Option(name: "--seeds", placeholder: "NUMBER", help: "How many; 1 unless given.") {
      guard let count = UInt64($1), (1...100_000_000).contains(count) else {
        return "\"\($1)\" is not a number of seeds: 1 to 100000000."
      }
      $0.count = count
      return nil
    },
    .switch("--first", help: "Ends with the first seed that breaks something.") {
      $0.stopsAtFirst = true
    },
    .switch("--hostile", help: "The server misleads, in another way from seed to seed.") {
      $0.isHostile = true
    },
    .switch("--hard", help: "Room is short on devices and server, and devices get lost.") {
      $0.hasHardship = true
    },
    .switch("--faulty", help: "Keys, rows, hints and the answers of an honest server fail.") {
      $0.hasFaults = true
    },
    Option(
      name: "--bug",
      placeholder: "NAME",
      help: "Takes a protection away, in builds for tests alone."
    ) {
      let (bug, serverBug) = (PlantedBug(rawValue: $1), PlantedServerBug(rawValue: $1))
      if bug == nil, serverBug == nil {
        return "There is no bug \"\($1)\": \(Self.bugs.joined(separator: ", "))."
      }
      $0.bugs += [bug].compactMap { $0 }
      $0.serverBugs += [serverBug].compactMap { $0 }
      return nil
    },
    .switch("--trace", help: "Tells everything that happens.") {
      $0.isTraced = true
    },
  ])

  private static let bugs = Set(
    PlantedBug.allCases.map(\.rawValue) + PlantedServerBug.allCases.map(\.rawValue)
  ).sorted()

  static var usage: String {
    """
    Usage: workshop simulate-sync [--seed NUMBER] [--seeds NUMBER] [--first] [--hostile] [--hard] [--faulty] [--bug NAME] [--trace]

    \(options.help)

    Each seed is a family with several devices and a server. Requests get lost, come twice and come late,
    devices are killed, copied and restored, the server is emptied and goes back, and a member posts what it may
    not. Then there is quiet, and
    the invariants of the protocol are looked at; the command ends with 1 when one is broken.
    """
  }

  static func run(_ arguments: [String]) throws(Failure) {
    let settings = try options.read(arguments, into: Settings(), usage: usage)
    var broken = 0
    for seed in settings.seed..<settings.seed + settings.count {
      let world = SyncWorld(
        seed: seed,
        mischief: settings.isHostile ? Mischief.of(seed) : nil,
        bugs: settings.bugs,
        serverBugs: settings.serverBugs,
        hasHardship: settings.hasHardship,
        hasFaults: settings.hasFaults,
        trace: settings.isTraced ? { Terminal.write($0) } : nil
      )
      do throws(BrokenInvariant) {
        try world.run()
      } catch {
        broken += 1
        Terminal.write(error.description)
        if settings.stopsAtFirst { break }
      }
    }
    if broken > 0 {
      throw Failure(code: .broken, message: "Broken: \(broken) of \(settings.count) seeds.")
    }
    Terminal.write("All invariants hold for \(settings.count) seeds.")
  }
}
