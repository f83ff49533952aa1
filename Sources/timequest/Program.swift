import Edition

/// `timequest`: finds the command that is meant, and tells the shell how it went.
enum Program {
  static let commands: [any Command.Type] = [
    Serve.self, BackUpFamilies.self, RestoreFamilies.self, ExamineFamilies.self, Page.self,
    WriteTexts.self, Split.self, Analyse.self, TellCalendar.self,
    Simulate.self, SimulateSync.self,
  ]

  static func run(_ arguments: [String]) -> ExitCode {
    do throws(Failure) {
      try runCommand(arguments)
      return .ok
    } catch {
      Terminal.writeError(error.message)
      return error.code
    }
  }

  private static func runCommand(_ arguments: [String]) throws(Failure) {
    guard let name = arguments.first else { throw .usage("No command is given.", usage) }
    guard !isHelp(name) else { return Terminal.write(usage) }
    guard name != "--version" else { return Terminal.write("timequest \(Release.number)") }
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .usage("There is no command \"\(name)\".", usage)
    }
    let rest = Array(arguments.dropFirst())
    guard !rest.contains(where: isHelp) else { return Terminal.write(command.usage) }
    try command.run(rest)
  }

  private static func isHelp(_ argument: String) -> Bool {
    ["help", "-h", "--help"].contains(argument)
  }

  private static var usage: String {
    let list = commands.map { "  timequest \($0.name)   \($0.summary)" }.joined(separator: "\n")
    return """
      Usage: timequest COMMAND [OPTIONS]

      \(list)

      timequest COMMAND --help tells more about one of them, and timequest --version which release this is.
      """
  }
}
