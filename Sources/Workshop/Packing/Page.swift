import Commands
import FoundationEssentials
import ServerCore
import TextTables

/// `workshop page`: what a browser reads before Swift runs, with its words and drawings filled in.
///
/// What the page says when Swift cannot run has to stand in the page itself, and still comes from the one
/// table of texts.
package enum Page: Command {
  package static let name = "page"
  package static let summary = "Fill texts and drawings into the page that browsers load first."

  package static let usage = """
    Usage: workshop page --texts DIR [--language NAME] [--music SERVICE] TEMPLATE DRAWINGS SHELL

    Writes the file TEMPLATE to the output: {{drawings}} in it becomes what is in the file DRAWINGS, {{shell}} what is
    in the file SHELL, which is home before anything is known; then each {{name}} of the page and each
    {{section.name}} becomes that text, {{languages}} the names of all languages, {{music}} the attribute that names
    the hosts of connected music, and {{contentSecurityPolicy}} what the server says in the header of that name, for
    hosts that say nothing.

    \(options.help)
    """

  private struct Settings {
    var texts = ""
    var language = Languages.first
    var music: MusicService?
    var files: [String] = []
  }

  private static let options = Options<Settings>(
    table: [
      Option(
        name: "--texts",
        placeholder: "DIR",
        help: "the folder of the tables, a file a language"
      ) {
        $0.texts = $1
        return nil
      },
      Option(name: "--language", placeholder: "NAME", help: "whose words these are (en)") {
        $0.language = $1
        return nil
      },
      Option(
        name: "--music",
        placeholder: "SERVICE",
        help:
          "what connected music asks: spotify, or two hosts, \"ACCOUNTS API\"; nothing unless given"
      ) {
        $0.music = MusicService($1)
        return $0.music == nil ? "\"\($1)\" is neither spotify nor two hosts." : nil
      },
    ],
    operand: {
      $0.files.append($1)
      return nil
    }
  )

  package static func run(_ arguments: [String]) throws(Failure) {
    let settings = try options.read(arguments, into: Settings(), usage: usage)
    guard settings.files.count == 3 else {
      throw .usage("One template, its drawings and its shell have to be named.", usage)
    }
    let languages = try Languages.read(settings.texts)
    guard let language = languages.language(settings.language) else {
      throw .usage("There is no language \"\(settings.language)\".", usage)
    }
    let path = settings.files[0]
    let page = try filled(try text(of: path), settings, languages, language)
    if let rest = page.firstRange(of: "{{") {
      let hint = page[rest.lowerBound...].prefix(30)
      throw Failure(code: .noInput, message: "\"\(path)\" asks for an unknown text: \(hint)")
    }
    Terminal.write(page)
  }

  private static func filled(
    _ template: String,
    _ settings: Settings,
    _ languages: Languages,
    _ language: Language
  ) throws(Failure) -> String {
    var words = language.page
    words["language"] = language.name
    words["languages"] = languages.all.map { $0.name }.joined(separator: " ")
    words["contentSecurityPolicy"] = SecurityHeaders.policyOfPage(with: settings.music)
    var page = template.replacing("{{drawings}}", with: try text(of: settings.files[1]))
    page = page.replacing("{{shell}}", with: try text(of: settings.files[2]))
    page = page.replacing("{{music}}", with: attribute(settings.music))
    for (name, text) in words {
      page = page.replacing("{{\(name)}}", with: text.escapedForHTML)
    }
    return language.filled(page)
  }

  private static func attribute(_ music: MusicService?) -> String {
    music.map { #" data-music="\#($0.accounts) \#($0.api)""# } ?? ""
  }

  private static func text(of path: String) throws(Failure) -> String {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Failure(code: .noInput, message: "\"\(path)\" cannot be read.")
    }
    return text
  }
}
