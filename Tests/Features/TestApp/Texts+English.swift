import Foundation
import Strings
import TextTables

extension Languages {
  /// Where the tables are.
  package static let folder: URL = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Page/Strings/Tables")

  /// All that there are, held against each other.
  package static let there: Languages = {
    do throws(LanguageFault) {
      return try Languages(folder.path)
    } catch {
      preconditionFailure(error.words)
    }
  }()
}

extension Language {
  package static let english = Languages.there.all[0]

  /// Longer and accented, each text in brackets.
  package static let pseudo: Language = {
    do throws(LanguageFault) {
      return try Language(english.file.pseudo("pseudo"))
    } catch {
      preconditionFailure(error.words)
    }
  }()

  /// English with some lines of its file changed, as a translator would.
  package static func english(changed lines: [String: String]) throws -> Language {
    try Language(TextFile(try englishFile(changed: lines)))
  }

  package static func englishFile(changed lines: [String: String]) throws -> String {
    let file = Languages.folder.appending(path: "en.texts")
    var rest = lines
    let text = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in rest.removeValue(forKey: String(line)) ?? String(line) }
    guard rest.isEmpty else { throw UnknownLines(lines: Array(rest.keys)) }
    return text.joined(separator: "\n")
  }

  private struct UnknownLines: Error {
    let lines: [String]
  }
}

extension Texts {
  package static let english = Language.english.texts
}
