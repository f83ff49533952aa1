extension Language {
  /// The same with the text of each `{{section.name}}` in its place; what names no text stays as it is.
  package func filled(_ template: String) -> String {
    var filled = ""
    var rest = template[...]
    while let opening = rest.firstRange(of: "{{"),
      let closing = rest[opening.upperBound...].firstRange(of: "}}")
    {
      let name = rest[opening.upperBound..<closing.lowerBound]
      filled += rest[..<opening.lowerBound]
      filled += text(named: name)?.escapedForHTML ?? "{{\(name)}}"
      rest = rest[closing.upperBound...]
    }
    return filled + rest
  }

  private func text(named name: Substring) -> String? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let entry = file.entry(String(name[..<dot]), String(name[name.index(after: dot)...]))
    return entry?.plainTexts.first
  }
}

extension String {
  package var escapedForHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
