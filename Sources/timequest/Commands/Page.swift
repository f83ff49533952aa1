import Foundation
import Strings

/// `timequest page`: the page that a browser loads first, with its words filled in.
///
/// What it says when Swift cannot run has to stand in the page itself, and still comes from the one
/// table of texts.
enum Page: Command {
  static let name = "page"
  static let summary = "Fill the texts into the page that browsers load first."

  static let usage = """
    Usage: timequest page TEMPLATE

    Writes the file TEMPLATE to the output, each {{name}} in it replaced by the text of that name.
    """

  static func run(_ arguments: [String]) throws(Failure) {
    guard let path = arguments.first, arguments.count == 1 else {
      throw .usage("One template has to be named.", usage)
    }
    guard var page = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Failure(code: .noInput, message: "The template \"\(path)\" cannot be read.")
    }
    for (name, text) in words(.english) {
      page = page.replacingOccurrences(of: "{{\(name)}}", with: escaped(text))
    }
    if let rest = page.range(of: "{{") {
      let hint = page[rest.lowerBound...].prefix(30)
      throw Failure(code: .noInput, message: "\"\(path)\" asks for an unknown text: \(hint)")
    }
    Terminal.write(page)
  }

  private static func words(_ texts: Texts) -> [String: String] {
    [
      "language": texts.language,
      "appName": texts.appName,
      "noScript": texts.trouble.noScript,
      "troubleTitle": texts.trouble.title,
      "everythingIsKept": texts.trouble.everythingIsKept,
      "reload": texts.trouble.reload,
      "oldBrowserTitle": texts.trouble.oldBrowserTitle,
      "oldBrowser": texts.trouble.oldBrowser,
    ]
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
