/// One option of a command: `--name VALUE` or `--name=VALUE`, or a switch, which is `--name` alone.
package struct Option<Settings>: Sendable {
  package let name: String
  /// Empty for a switch.
  let placeholder: String
  let help: String
  let set: @Sendable (inout Settings, String) -> String?

  /// - Parameter set: takes the value, or returns what is wrong with it; a switch is handed an empty one.
  package init(
    name: String,
    placeholder: String,
    help: String,
    set: @escaping @Sendable (inout Settings, String) -> String?
  ) {
    self.name = name
    self.placeholder = placeholder
    self.help = help
    self.set = set
  }

  package static func `switch`(
    _ name: String,
    help: String,
    set: @escaping @Sendable (inout Settings) -> Void
  ) -> Option {
    Option(name: name, placeholder: "", help: help) { settings, _ in
      set(&settings)
      return nil
    }
  }
}

/// The options of a command: read by the same table that the help is written from.
package struct Options<Settings>: Sendable {
  let table: [Option<Settings>]
  let operand: (@Sendable (inout Settings, String) -> String?)?

  /// - Parameter operand: takes what is no option, or returns what is wrong with it; none where everything has
  ///   to be one.
  package init(
    table: [Option<Settings>],
    operand: (@Sendable (inout Settings, String) -> String?)? = nil
  ) {
    self.table = table
    self.operand = operand
  }

  /// The settings with what the arguments say.
  ///
  /// - Parameter usage: is shown below the first argument that says nothing.
  package func read(
    _ arguments: [String],
    into settings: Settings,
    usage: String
  ) throws(Failure) -> Settings {
    var settings = settings
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if let problem = take(argument, &rest, &settings) { throw .usage(problem, usage) }
    }
    return settings
  }

  /// - Returns: what is wrong with the argument.
  private func take(
    _ argument: String,
    _ rest: inout ArraySlice<String>,
    _ settings: inout Settings
  ) -> String? {
    if let operand, !argument.hasPrefix("-") { return operand(&settings, argument) }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = table.first(where: { $0.name == parts.first ?? "" }) else {
      return "There is no option \"\(argument)\"."
    }
    if option.placeholder.isEmpty {
      return parts.count > 1 ? "\(option.name) takes no value." : option.set(&settings, "")
    }
    guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
      return "\(option.name) needs a value."
    }
    return option.set(&settings, value)
  }

  package var help: String {
    let heads = table.map {
      $0.placeholder.isEmpty ? "  \($0.name)" : "  \($0.name) \($0.placeholder)"
    }
    let width = heads.map(\.count).max() ?? 0
    return zip(heads, table).map { head, option in
      head + String(repeating: " ", count: width - head.count + 3) + option.help
    }.joined(separator: "\n")
  }
}
