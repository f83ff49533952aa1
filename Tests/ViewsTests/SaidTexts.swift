import Strings

/// Everything that a table of texts can say, found by looking into it.
///
/// A member of a kind that is not known here is found, too: it would be a text that nobody checks.
struct SaidTexts {
  struct Said {
    /// Where it stands: "reveal.spotOn.remarks".
    let place: String
    let text: String
  }

  private(set) var all: [Said] = []
  private(set) var unknown: [String] = []

  init(_ table: Any) {
    look(into: table, at: "")
  }

  init(_ language: Language) {
    look(into: language.texts, at: "")
    look(into: language.page, at: "page")
  }

  private mutating func look(into table: Any, at place: String) {
    let mirror = Mirror(reflecting: table)
    if mirror.superclassMirror != nil { unknown.append("what \(place) inherits") }
    for child in mirror.children {
      let name = child.label ?? "?"
      take(child.value, at: place.isEmpty ? name : place + "." + name)
    }
  }

  private mutating func take(_ value: Any, at place: String) {
    let mirror = Mirror(reflecting: value)
    if let text = value as? String {
      add([text], at: place)
    } else if let texts = value as? [String], !texts.isEmpty {
      add(texts, at: place)
    } else if let texts = value as? [TextFunctions.OfName], !texts.isEmpty {
      for text in texts { add(TextFunctions.said(by: text), at: place) }
    } else if let texts = value as? [TextFunctions.OfNumber], !texts.isEmpty {
      for text in texts { add(TextFunctions.said(by: text), at: place) }
    } else if let texts = value as? [TextFunctions.OfNameAndNumbers], !texts.isEmpty {
      for text in texts { add(TextFunctions.said(by: text), at: place) }
    } else if let texts = TextFunctions.said(by: value) {
      add(texts, at: place)
    } else if mirror.displayStyle == .struct, "\(type(of: value))".hasSuffix("Texts") {
      look(into: value, at: place)
    } else {
      unknown.append("\(place): \(type(of: value))")
    }
  }

  private mutating func add(_ texts: [String], at place: String) {
    all += texts.map { Said(place: place, text: $0) }
  }
}
