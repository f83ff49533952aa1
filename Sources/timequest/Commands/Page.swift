import Foundation
import Markup
import ServerCore
import Strings
import Views

/// `timequest page`: what a browser reads before Swift runs, with its words and drawings filled in.
///
/// What the page says when Swift cannot run has to stand in the page itself, and still comes from the one
/// table of texts.
enum Page: Command {
  static let name = "page"
  static let summary = "Fill texts and drawings into the page that browsers load first."

  static let usage = """
    Usage: timequest page TEMPLATE DRAWINGS

    Writes the file TEMPLATE to the output, each {{name}} in it replaced by the text of that name,
    {{shell}} by home as it is before anything is known, {{drawings}} by what is in the file DRAWINGS, and {{contentSecurityPolicy}} by what the server says in
    the header of that name, for hosts that say nothing.
    """

  static func run(_ arguments: [String]) throws(Failure) {
    guard arguments.count == 2 else {
      throw .usage("One template and its drawings have to be named.", usage)
    }
    let path = arguments[0]
    var page = try text(of: path)
    let drawings = try text(of: arguments[1])
    for (name, text) in words(.english) {
      page = page.replacingOccurrences(of: "{{\(name)}}", with: escaped(text))
    }
    page = page.replacingOccurrences(of: "{{drawings}}", with: drawings)
    page = page.replacingOccurrences(of: "{{shell}}", with: shell(Language.english.texts).html)
    if let rest = page.range(of: "{{") {
      let hint = page[rest.lowerBound...].prefix(30)
      throw Failure(code: .noInput, message: "\"\(path)\" asks for an unknown text: \(hint)")
    }
    Terminal.write(page)
  }

  private static func text(of path: String) throws(Failure) -> String {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Failure(code: .noInput, message: "\"\(path)\" cannot be read.")
    }
    return text
  }

  private static func words(_ language: Language) -> [String: String] {
    let page = language.page
    return [
      "language": language.texts.language,
      "appName": language.texts.appName,
      "contentSecurityPolicy": SecurityHeaders.policyOfPage,
      "description": page.description,
      "noScript": page.noScript,
      "troubleTitle": page.title,
      "everythingIsKept": page.everythingIsKept,
      "reload": page.reload,
      "unsafeAddressTitle": page.unsafeAddressTitle,
      "unsafeAddress": page.unsafeAddress,
      "oldBrowserTitle": page.oldBrowserTitle,
      "oldBrowser": page.oldBrowser,
    ]
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
