import Commands
import ServerStorage
import SyncWire

/// `timequest move`: families from a folder into a database, or the other way.
enum MoveFamilies: Command {
  static let name = "move"
  static let summary = "Move families from a folder into a database, or back."
  static let usage = """
    Usage: timequest move FROM TO [--last | --family ID]

    FROM and TO are each a folder that serve --data names or a database that serve --database names. All families of
    FROM are copied into TO, each as it is at one moment, and compared there; what was copied before and is the same is
    not copied again, and nothing of FROM is changed. Servers of FROM may go on.

    Then stop them, and do the same with --last: only what was written meanwhile is left. No server starts on FROM from
    then on, and servers can start on TO.

    With --family only the one of this id (32 letters and digits) is copied: into a folder it is a backup of one family,
    and out of it the way back. Where it has gone on meanwhile, it stays as it is.
    """

  private struct Wish {
    var places: [String] = []
    var isLast = false
    var only: FamilyID?
  }

  static func run(_ arguments: [String]) throws(Failure) {
    let wish = try read(arguments)
    guard wish.places.count == 2, !wish.isLast || wish.only == nil else {
      throw .usage("Two places have to be named, and --last moves all.", usage)
    }
    let places = wish.places.map { FamilyStorage($0) }
    guard places[0] != places[1] else { throw .usage("It is the same place twice.", usage) }
    try move(places[0], places[1], wish)
  }

  private static func read(_ arguments: [String]) throws(Failure) -> Wish {
    var (wish, left) = (Wish(), arguments[...])
    while let argument = left.popFirst() {
      switch argument {
      case "--last": wish.isLast = true
      case "--family":
        guard let id = left.popFirst().flatMap({ UInt128(hexText: $0) }) else {
          throw .usage("--family wants 32 letters and digits.", usage)
        }
        wish.only = FamilyID(id)
      default: wish.places.append(argument)
      }
    }
    return wish
  }

  private static func move(
    _ source: FamilyStorage,
    _ target: FamilyStorage,
    _ wish: Wish
  ) throws(Failure) {
    var told = ContinuousClock.now
    let moved = try Failure.tell { () throws(StorageError) in
      try MovedFamilies(from: source, to: target, isLast: wish.isLast, only: wish.only, .live) {
        count in
        guard told.duration(to: .now) > .seconds(10) else { return }
        told = .now
        Terminal.write("\(count) families were looked at")
      }
    }
    for finding in moved.findings { Terminal.write("\(finding)") }
    Terminal.write(moved.summary(of: wish.isLast, wish.only))
    if !moved.findings.isEmpty {
      throw Failure(code: .broken, message: "Not moved: \(moved.findings.count).")
    }
  }
}

extension MovedFamilies {
  fileprivate func summary(of isLast: Bool, _ only: FamilyID?) -> String {
    let what =
      "\(whole) families are in TO as they are in FROM; \(copied) were copied now, \(bytes >> 20) MB."
    guard findings.isEmpty, only == nil else { return what }
    let next =
      isLast
      ? "Servers can start on TO, and none starts on FROM."
      : "Stop the servers of FROM, and do the same with --last."
    return what + " " + next
  }
}
