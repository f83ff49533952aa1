import Commands
import NativeKeys
import ServerStorage

/// `timequest backup`: a copy of what a server keeps, also while it runs.
enum BackUpFamilies: Command {
  static let name = "backup"
  static let summary = "Copy what a server keeps of families into one file."
  static let usage = """
    Usage: timequest backup DIR FILE

    DIR is the folder that serve --data names; the server may go on. FILE is as it was at one moment, and is only
    there when it is whole and on disk. Nothing is overwritten. Reminders are not in it: devices say again when they
    want to be reminded.
    """

  static func run(_ arguments: [String]) throws(Failure) {
    let (folder, file) = try arguments.two(usage)
    try Failure.tell { () throws(StorageError) in try FamilyBackup.write(from: folder, to: file) }
    Terminal.write("The families of \(folder) are in \(file)")
  }
}

/// `timequest restore`: a server's folder out of a copy.
enum RestoreFamilies: Command {
  static let name = "restore"
  static let summary = "Make a server's folder out of a backup."
  static let usage = """
    Usage: timequest restore FILE DIR

    DIR must have no families yet. Start a server on it afterwards: what devices have sent since the backup was
    made, they send again by themselves.
    """

  static func run(_ arguments: [String]) throws(Failure) {
    let (file, folder) = try arguments.two(usage)
    try Failure.tell { () throws(StorageError) in try FamilyBackup.restore(file, into: folder) }
    Terminal.write("The families of \(file) are in \(folder)")
  }
}

/// `timequest doctor`: whether what a server keeps is as it has to be.
enum ExamineFamilies: Command {
  static let name = "doctor"
  static let summary = "Look at what a server keeps, and say what to do."
  static let usage = """
    Usage: timequest doctor DIR
           timequest doctor --database ADDRESS

    DIR is the folder that serve --data names, ADDRESS what serve --database names; servers may go on, and nothing is
    changed. Each thing that is not as it has to be, in the families or in what is to be reminded of, is one line with
    what to do about it, and the command ends with 1.
    """

  static func run(_ arguments: [String]) throws(Failure) {
    let report = try look(arguments)
    for finding in report.findings { Terminal.write("\(finding)") }
    Terminal.write(report.summary)
    if !report.findings.isEmpty {
      throw Failure(code: .broken, message: "Found: \(report.findings.count).")
    }
  }
}

extension ExamineFamilies {
  private static func look(_ arguments: [String]) throws(Failure) -> HealthReport {
    let isDatabase = arguments.first == "--database"
    guard let place = arguments.last, arguments.count == (isDatabase ? 2 : 1) else {
      throw .usage("One folder or one database has to be named.", usage)
    }
    return try Failure.tell { () throws(StorageError) in
      isDatabase
        ? try FamilyDoctor.look(atDatabase: place, .live) : try FamilyDoctor.look(at: place, .live)
    }
  }
}

extension HealthReport {
  fileprivate var summary: String {
    let kept = "\(families) families, \(records) records, \(bytes >> 20) MB; \(erased) erased"
    let use = isInUse ? " A server uses them now." : ""
    return (findings.isEmpty ? "All is well: " : "Looked at: ") + kept + "." + use
  }
}

extension [String] {
  fileprivate func two(_ usage: String) throws(Failure) -> (String, String) {
    guard count == 2 else { throw .usage("A folder and a file have to be named.", usage) }
    return (self[0], self[1])
  }
}

extension Failure {
  /// What storage says, for the person who typed it.
  static func tell<Result>(
    _ work: () throws(StorageError) -> Result
  ) throws(Failure) -> Result {
    do throws(StorageError) {
      return try work()
    } catch {
      throw Failure(code: error.exitCode, message: error.description)
    }
  }
}

extension StorageError {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .noFamilies: .noInput
    case .isThere, .noFile, .noFolder: .cannotCreate
    case .notOurs, .isNewer, .isOfAnotherVersion, .newerReminders: .damagedInput
    case .isInUse, .hasMoved, .failed, .noReminders, .noPostgres, .noDatabase: .unavailable
    }
  }
}
