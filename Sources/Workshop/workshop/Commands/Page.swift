import Commands
import FoundationEssentials
import Game
import Markup
import ServerCore
import Strings
import TextTables

/// `workshop page`: what a browser reads before Swift runs, with its words and drawings filled in.
///
/// What the page says when Swift cannot run has to stand in the page itself, and still comes from the one
/// table of texts.
enum Page: Command {
  static let name = "page"
  static let summary = "Fill texts and drawings into the page that browsers load first."

  static let usage = """
    Usage: workshop page --texts DIR [--language NAME] [--music SERVICE] TEMPLATE DRAWINGS

    Writes the file TEMPLATE to the output, each {{name}} in it replaced by the text of that name,
    {{shell}} by home as it is before anything is known, {{drawings}} by what is in the file DRAWINGS,
    {{languages}} by the names of all languages, {{music}} by the attribute that names the hosts of connected
    music, and {{contentSecurityPolicy}} by what the server says in the header of that name, for hosts that
    say nothing.

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

  static func run(_ arguments: [String]) throws(Failure) {
    let settings = try options.read(arguments, into: Settings(), usage: usage)
    guard settings.files.count == 2 else {
      throw .usage("One template and its drawings have to be named.", usage)
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
    words["appName"] = language.texts.appName
    words["contentSecurityPolicy"] = SecurityHeaders.policyOfPage(with: settings.music)
    var page = template
    for (name, text) in words {
      page = page.replacing("{{\(name)}}", with: escaped(text))
    }
    page = page.replacing("{{music}}", with: attribute(settings.music))
    let drawings = try text(of: settings.files[1])
    page = page.replacing("{{drawings}}", with: drawings)
    return page.replacing("{{shell}}", with: shell(language.texts).html)
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

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing("\"", with: "&quot;")
  }
}
