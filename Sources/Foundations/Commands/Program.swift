import Edition

/// A program of several commands: finds the one that is meant, and tells the shell how it went.
package struct Program: Sendable {
  let name: String
  let commands: [any Command.Type]

  /// - Parameter commands: in the order in which the help names them.
  package init(_ name: String, _ commands: [any Command.Type]) {
    self.name = name
    self.commands = commands
  }

  /// - Parameter arguments: without the program's own path.
  package func run(_ arguments: [String]) -> ExitCode {
    do throws(Failure) {
      try runCommand(arguments)
      return .ok
    } catch {
      Terminal.writeError(error.message)
      return error.code
    }
  }

  private func runCommand(_ arguments: [String]) throws(Failure) {
    guard let name = arguments.first else { throw .usage("No command is given.", usage) }
    guard !isHelp(name) else { return Terminal.write(usage) }
    guard name != "--version" else { return Terminal.write("\(self.name) \(Release.number)") }
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .usage("There is no command \"\(name)\".", usage)
    }
    let rest = Array(arguments.dropFirst())
    guard !rest.contains(where: isHelp) else { return Terminal.write(command.usage) }
    try command.run(rest)
  }

  private func isHelp(_ argument: String) -> Bool {
    ["help", "-h", "--help"].contains(argument)
  }

  private var usage: String {
    let list = commands.map { "  \(name) \($0.name)   \($0.summary)" }.joined(separator: "\n")
    return """
      Usage: \(name) COMMAND [OPTIONS]

      \(list)

      \(name) COMMAND --help tells more about one of them, and \(name) --version which release this is.
      """
  }
}
