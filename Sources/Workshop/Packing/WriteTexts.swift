import Commands
import FoundationEssentials
import TextTables

/// `workshop texts`: the tables that the module reads.
package enum WriteTexts: Command {
  package static let name = "texts"
  package static let summary = "Write the tables of texts that the browser loads, one a language."

  package static let usage = """
    Usage: workshop texts [--pseudo NAME] DIR OUT

    Holds all languages of the folder DIR against each other, and writes each of them into two folders in OUT:
    en.texts becomes texts/en.table, which a first paint needs, and later/en.table.

    \(options.help)
    """

  private struct Settings {
    var pseudo = ""
    var folders: [String] = []
  }

  private static let options = Options<Settings>(
    table: [
      Option(
        name: "--pseudo",
        placeholder: "NAME",
        help: "write another one, made of English: longer and accented, to try the screens with"
      ) {
        $0.pseudo = $1
        return nil
      }
    ],
    operand: {
      $0.folders.append($1)
      return nil
    }
  )

  package static func run(_ arguments: [String]) throws(Failure) {
    let settings = try options.read(arguments, into: Settings(), usage: usage)
    guard settings.folders.count == 2 else {
      throw .usage("Two folders have to be named.", usage)
    }
    let languages = try Languages.read(settings.folders[0])
    for language in languages.all { try write(language, settings.folders[1]) }
    guard !settings.pseudo.isEmpty else { return }
    try write(try pseudo(settings.pseudo, languages), settings.folders[1])
  }

  private static func pseudo(_ name: String, _ languages: Languages) throws(Failure) -> Language {
    do throws(LanguageFault) {
      return try Language(languages.all[0].file.pseudo(name))
    } catch {
      throw Failure(code: .damagedInput, message: error.words)
    }
  }

  private static func write(_ language: Language, _ folder: String) throws(Failure) {
    for (part, table) in [("texts", language.table), ("later", language.laterTable)] {
      let path = "\(folder)/\(part)/\(language.name).table"
      guard FileManager.default.createFile(atPath: path, contents: Data(table)) else {
        throw Failure(code: .cannotCreate, message: "\"\(path)\" cannot be written.")
      }
    }
  }
}

extension Languages {
  static func read(_ folder: String) throws(Failure) -> Languages {
    do throws(LanguageFault) {
      return try Languages(folder)
    } catch {
      throw Failure(code: .damagedInput, message: error.words)
    }
  }
}
