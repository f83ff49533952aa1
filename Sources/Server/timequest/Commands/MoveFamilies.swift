import Commands
import ServerStorage

/// `timequest move`: families from a folder into a database, or the other way.
enum MoveFamilies: Command {
  static let name = "move"
  static let summary = "Move families from a folder into a database, or back."
  static let usage = """
    Usage: timequest move FROM TO [--last]

    FROM and TO are each a folder that serve --data names or a database that serve --database names. All families of
    FROM are copied into TO, each as it is at one moment, and compared there; what was copied before and is the same is
    not copied again, and nothing of FROM is changed. Servers of FROM may go on.

    Then stop them, and do the same with --last: only what was written meanwhile is left. No server starts on FROM from
    then on, and servers can start on TO.
    """

  static func run(_ arguments: [String]) throws(Failure) {
    let places = arguments.filter { $0 != "--last" }
    guard places.count == 2, arguments.count < 4 else {
      throw .usage("Two places have to be named.", usage)
    }
    let (source, target) = (FamilyStorage(places[0]), FamilyStorage(places[1]))
    guard source != target else { throw .usage("It is the same place twice.", usage) }
    try move(source, target, isLast: places.count < arguments.count)
  }

  private static func move(
    _ source: FamilyStorage,
    _ target: FamilyStorage,
    isLast: Bool
  ) throws(Failure) {
    var told = ContinuousClock.now
    let moved = try Failure.tell { () throws(StorageError) in
      try MovedFamilies(from: source, to: target, isLast: isLast, .live) { count in
        guard told.duration(to: .now) > .seconds(10) else { return }
        told = .now
        Terminal.write("\(count) families were looked at")
      }
    }
    for finding in moved.findings { Terminal.write("\(finding)") }
    Terminal.write(moved.summary(isLast: isLast))
    if !moved.findings.isEmpty {
      throw Failure(code: .broken, message: "Not moved: \(moved.findings.count).")
    }
  }
}

extension MovedFamilies {
  fileprivate func summary(isLast: Bool) -> String {
    let what =
      "\(whole) families are in TO as they are in FROM; \(copied) were copied now, \(bytes >> 20) MB."
    guard findings.isEmpty else { return what }
    let next =
      isLast
      ? "Servers can start on TO, and none starts on FROM."
      : "Stop the servers of FROM, and do the same with --last."
    return what + " " + next
  }
}
