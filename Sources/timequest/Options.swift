/// One option of a command: `--name VALUE` or `--name=VALUE`.
struct Option<Settings>: Sendable {
  let name: String
  let placeholder: String
  let help: String
  /// Takes the value, or returns what is wrong with it.
  let set: @Sendable (inout Settings, String) -> String?
}

/// The options of a command: read by the same table that the help is written from.
struct Options<Settings>: Sendable {
  let table: [Option<Settings>]

  /// The settings with what the arguments say.
  ///
  /// - Parameter usage: is shown below the first argument that says nothing.
  func read(
    _ arguments: [String],
    into settings: Settings,
    usage: String
  ) throws(Failure) -> Settings {
    var settings = settings
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = table.first(where: { $0.name == parts.first ?? "" }) else {
        throw .usage("There is no option \"\(argument)\".", usage)
      }
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
        throw .usage("\(option.name) needs a value.", usage)
      }
      if let problem = option.set(&settings, value) { throw .usage(problem, usage) }
    }
    return settings
  }

  var help: String {
    let heads = table.map { "  \($0.name) \($0.placeholder)" }
    let width = heads.map(\.count).max() ?? 0
    return zip(heads, table).map { head, option in
      head + String(repeating: " ", count: width - head.count + 3) + option.help
    }.joined(separator: "\n")
  }
}
