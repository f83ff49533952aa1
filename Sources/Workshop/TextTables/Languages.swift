import FoundationEssentials

/// All languages of a folder, each of them held against the first one.
package struct Languages: Sendable {
  /// The one that all others follow.
  package static let first = "en"

  package let all: [Language]

  /// - Parameter folder: has a file a language, "en.texts".
  package init(_ folder: String) throws(LanguageFault) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let languages = names.filter { $0.hasSuffix(".texts") }.map { String($0.dropLast(6)) }.sorted()
    guard languages.contains(Self.first) else {
      throw LanguageFault("There is no \(Self.first).texts in \"\(folder)\".")
    }
    let reference = try Self.read(folder, Self.first)
    var all: [Language] = []
    for name in [Self.first] + languages.filter({ $0 != Self.first }) {
      let file = try Self.read(folder, name)
      let problems = file.problems(beside: reference)
      guard problems.isEmpty else {
        throw LanguageFault(problems.map { "\(name).texts: \($0)" }.joined(separator: "\n"))
      }
      let language = try Language(file)
      guard language.name == name else {
        throw LanguageFault("\(name).texts says that its language is \(language.name).")
      }
      all.append(language)
    }
    self.all = all
  }

  package func language(_ name: String) -> Language? { all.first { $0.name == name } }

  private static func read(_ folder: String, _ name: String) throws(LanguageFault) -> TextFile {
    let path = "\(folder)/\(name).texts"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw LanguageFault("\"\(path)\" cannot be read.")
    }
    do throws(TextFault) {
      return try TextFile(text)
    } catch {
      throw LanguageFault("\(name).texts, line \(error.line): \(error.words)")
    }
  }
}
