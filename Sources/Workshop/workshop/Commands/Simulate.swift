import Commands
import Simulation

/// `workshop simulate`: what the rules of the game do to players made of dice.
enum Simulate: Command {
  static let name = "simulate"
  static let summary =
    "Show that difficulty, XP, insights and rooms keep what the product promises."

  struct Settings {
    var seed: UInt64 = 1
    var players = 1000
    var folder: String?
    var only: String?
  }

  private static let names = studies(Crowd(seed: 1, players: 1)).map { $0.name }

  static let options = Options<Settings>(table: [
    Option(name: "--seed", placeholder: "NUMBER", help: "Decides everything; 1 unless given.") {
      guard let seed = UInt64($1) else { return "\"\($1)\" is not a seed: a whole number from 0." }
      $0.seed = seed
      return nil
    },
    Option(
      name: "--players",
      placeholder: "NUMBER",
      help: "How many of each kind, 1 to 1000000; 1000 unless given."
    ) {
      guard let players = Int($1), (1...1_000_000).contains(players) else {
        return "\"\($1)\" is not a number of players: 1 to 1000000."
      }
      $0.players = players
      return nil
    },
    Option(
      name: "--svg",
      placeholder: "FOLDER",
      help: "Draws the charts as well, into this folder."
    ) {
      $0.folder = $1
      return nil
    },
    Option(name: "--only", placeholder: "NAME", help: "One of: \(names.joined(separator: ", ")).") {
      guard names.contains($1) else {
        return "There is no \"\($1)\": \(names.joined(separator: ", "))."
      }
      $0.only = $1
      return nil
    },
  ])

  static var usage: String {
    """
    Usage: workshop simulate [--seed NUMBER] [--players NUMBER] [--svg FOLDER] [--only NAME]

    \(options.help)

    Players with a known wobble and tilt play session after session by the rules of the app. What is
    demanded of difficulty, XP and insights is shown beside what came out; the command ends with 1
    when something is broken. Fewer players are quicker and say less: the numbers behind ± are how
    far the truth may lie, 95 times in 100.
    """
  }

  static func run(_ arguments: [String]) throws(Failure) {
    let settings = try options.read(arguments, into: Settings(), usage: usage)
    let folder = try settings.folder.map { (path) throws(Failure) in try OutputFolder(path) }
    let crowd = Crowd(seed: settings.seed, players: settings.players)
    let studies = studies(crowd).filter { $0.name == settings.only ?? $0.name }.map { $0.study }
    let demands = studies.flatMap { $0.demands() }
    Terminal.write(Demand.table(demands, crowd).text)
    for table in studies.flatMap({ $0.tables() }) { Terminal.write(table.text) }
    for chart in folder == nil ? [] : studies.flatMap({ $0.charts() }) {
      try folder?.write(chart.svg, to: chart.name + ".svg")
    }
    try judge(demands)
  }

  private static func judge(_ demands: [Demand]) throws(Failure) {
    let broken = demands.count { !$0.isKept }
    if broken > 0 {
      throw Failure(code: .broken, message: "Broken: \(broken) of \(demands.count) demands.")
    }
    Terminal.write("All \(demands.count) demands are kept.")
  }
}
