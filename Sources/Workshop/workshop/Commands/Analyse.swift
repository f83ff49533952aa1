import Commands
import Copies
import Domain
import FoundationEssentials
import SyncEngine
import Time

/// `workshop analyse`: what a copy of a family's data says of its players, by the rules of the app.
enum Analyse: Command {
  static let name = "analyse"
  static let summary = "Tell what a copy of a family's data says of its players."

  struct Settings {
    var file = ""
    var isJSON = false
    var tellsDifficulty = false
    var now = Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
  }

  static let options = Options<Settings>(
    table: [
      .switch("--json", help: "Writes JSON, for other programs.") { $0.isJSON = true },
      .switch("--difficulty", help: "Tells the level of each task, which no player sees.") {
        $0.tellsDifficulty = true
      },
      Option(
        name: "--at",
        placeholder: "TIME",
        help: "As of then, like 2026-11-21T18:00:00Z; now unless given."
      ) {
        guard let now = Instant(isoText: $1) else {
          return "\"\($1)\" is not a time like 2026-11-21T18:00:00Z, from 2000 to 2099."
        }
        $0.now = now
        return nil
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
    Usage: workshop analyse FILE [--json] [--difficulty] [--at TIME]

    \(options.help)

    FILE is a copy that is not sealed, of this TimeQuest or of an earlier one. Of each player it tells,
    task by task, what the guesses lean to, tilt, wobble and the task's own spread, growth, and skill
    over memory; then quest by quest how long the whole takes; the best time of day; and the newest
    week. Days begin at midnight where this machine is (TZ tells it another place).
    """
  }

  private static let closed =
    "Results that are closed in this copy for a player's own code are not told: the code opens "
    + "them in TimeQuest, in that player's settings."

  private static let damaged =
    "A part that was sealed for a player was changed on its way. It is left out; another copy may "
    + "have it whole."

  static func run(_ arguments: [String]) throws(Failure) {
    let settings = try options.read(arguments, into: Settings(), usage: usage)
    guard !settings.file.isEmpty else { throw .usage("A file has to be named.", usage) }
    let backup = try CopyFile.backup(settings.file)
    let ledger = Ledger(backup.operations)
    let moment = ReadingMoment(settings.now)
    let players = ledger.allPlayers.map {
      PlayerAnalysis(of: $0, in: ledger, at: moment, tellsDifficulty: settings.tellsDifficulty)
    }
    if settings.isJSON {
      Terminal.write(PlayerAnalysis.json(of: players, at: moment).text)
    } else {
      for player in players { Terminal.write(player.text) }
    }
    if !backup.closed.isEmpty { Terminal.writeError(closed) }
    if !backup.leftOut.closed.isEmpty { Terminal.writeError(damaged) }
  }
}
