import Commands
import FoundationEssentials
import ICalendar
import NativeZones
import SyncWire
import Time

/// `workshop calendar`: what happens in a calendar file, as the app reads it.
enum TellCalendar: Command {
  static let name = "calendar"
  static let summary = "Tell what happens on some days of a calendar file."

  struct Settings {
    var file = ""
    var from: LocalDay?
    var to: LocalDay?
    var zone = "UTC"
  }

  static let options = Options<Settings>(
    table: [
      Option(name: "--from", placeholder: "DATE", help: "The first day, like 2026-11-21.") {
        $0.from = day($1)
        return $0.from == nil ? "\"\($1)\" is not a date like 2026-11-21." : nil
      },
      Option(name: "--to", placeholder: "DATE", help: "The day after the last one.") {
        $0.to = day($1)
        return $0.to == nil ? "\"\($1)\" is not a date like 2026-11-21." : nil
      },
      Option(
        name: "--zone",
        placeholder: "ZONE",
        help: "Where it is read, like Europe/Berlin; UTC unless given."
      ) {
        $0.zone = $1
        return SystemZones.table($1) == nil ? "\"\($1)\" is no zone of this system." : nil
      },
    ],
    operand: {
      guard $0.file.isEmpty else { return "One file has to be named, and \"\($1)\" is another." }
      $0.file = $1
      return nil
    }
  )

  static var usage: String {
    """
    Usage: workshop calendar FILE --from DATE --to DATE [--zone ZONE]

    \(options.help)

    FILE is an iCalendar file (RFC 5545). Each line is JSON and one occurrence, the earliest first, also
    of what began before the first day and is not over. What was passed over is told on the other output,
    with its line and title: all of one kind in one line.
    """
  }

  static func run(_ arguments: [String]) throws(Failure) {
    let settings = try options.read(arguments, into: Settings(), usage: usage)
    guard !settings.file.isEmpty else { throw .usage("A file has to be named.", usage) }
    guard let from = settings.from, let to = settings.to, from < to else {
      throw .usage("--from and a later --to have to be given.", usage)
    }
    var limits = CalendarLimits()
    limits.firstDay = from
    let calendar = CalendarReader.read(try bytes(of: settings.file), limits: limits)
    let found = calendar.occurrences(
      on: from..<to,
      here: SystemZones.table(settings.zone) ?? .utc,
      limits: limits,
      lookUp: SystemZones.table
    )
    for problem in (calendar.problems + found.problems).folded(areAlike: { $0.reason == $1.reason })
    {
      Terminal.writeError("\(settings.file):\(problem.first.line): \(problem.words)")
    }
    for occurrence in found.list { Terminal.write(occurrence.json.text) }
  }

  /// Also before 1970, where the app has no days: "1965-04-23".
  private static func day(_ text: String) -> LocalDay? {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map({ $0.count }) == [4, 2, 2],
      let time = WrittenTime(Array(text.utf8.filter { $0 != UInt8(ascii: "-") })[...]),
      time.form == .date
    else { return nil }
    return time.wall.day
  }

  private static func bytes(of path: String) throws(Failure) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(code: .noInput, message: "There is no file \"\(path)\" that can be read.")
    }
    return Array(data)
  }
}
