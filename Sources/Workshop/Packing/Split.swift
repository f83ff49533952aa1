import Commands
import FoundationEssentials
import Splitting

/// `workshop split`: decides what of the app's module is loaded first and what later.
package enum Split: Command {
  package static let name = "split"
  package static let summary =
    "Decide which functions of the app's module are loaded after the first paint."

  package static let usage = """
    Usage: workshop split --doors TYPE MODULE FOLDER

    Reads the file MODULE as the linker left it, with names and relocations, and writes into FOLDER:
    packed.wasm, the module with short names and nothing for linkers; later, the names of the functions that
    nothing but the functions of TYPE leads to, one a line, as wasm-split reads them; and names, the short and
    the full name of each function.

    \(options.help)
    """

  private struct Settings {
    var doors = ""
    var paths: [String] = []
  }

  private static let options = Options<Settings>(
    table: [
      Option(
        name: "--doors",
        placeholder: "TYPE",
        help: "an enum with its module, whose functions lead to the later part: App.Later"
      ) {
        $0.doors = $1
        return nil
      }
    ],
    operand: {
      $0.paths.append($1)
      return nil
    }
  )

  package static func run(_ arguments: [String]) throws(Failure) {
    let settings = try options.read(arguments, into: Settings(), usage: usage)
    guard settings.paths.count == 2, !settings.doors.isEmpty else {
      throw .usage("The doors, a module and a folder have to be named.", usage)
    }
    let split = try self.split(settings.paths[0], settings.doors)
    let folder = try OutputFolder(settings.paths[1])
    try folder.write(split.packedModule, to: "packed.wasm")
    try folder.write(lines(split.shortNames(of: split.later)), to: "later")
    try folder.write(lines(split.allNames.map { "\($0.short) \($0.full)" }), to: "names")
  }

  private static func split(_ path: String, _ doors: String) throws(Failure) -> ModuleSplit {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw Failure(code: .noInput, message: "\"\(path)\" cannot be read.")
    }
    do throws(ModuleFault) {
      return try ModuleSplit(LinkedModule(Array(bytes)), doors: doors)
    } catch {
      throw Failure(code: .damagedInput, message: "\"\(path)\": \(error.words)")
    }
  }

  private static func lines(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }
}
