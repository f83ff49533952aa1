extension TextFile {
  /// - Throws: the first line that says nothing.
  package init(_ text: String) throws(TextFault) {
    var line = 0
    for words in text.split(separator: "\n", omittingEmptySubsequences: false) {
      line += 1
      do throws(PatternFault) {
        if let problem = try take(words) { throw PatternFault(words: problem) }
      } catch {
        throw TextFault(line: line, words: error.words)
      }
    }
  }

  /// - Returns: what is wrong with the line.
  private mutating func take(_ line: Substring) throws(PatternFault) -> String? {
    if line.allSatisfy(\.isWhitespace) || line.hasPrefix("#") { return nil }
    if line.hasPrefix("[") { return takeSection(line) }
    if line.hasPrefix("  - ") { return try takeItem(line.dropFirst(4)) }
    guard let equals = line.firstRange(of: " =") else { return "There is no = in it." }
    let value = line[equals.upperBound...]
    if sections.isEmpty {
      settings[String(line[..<equals.lowerBound])] = Self.unquoted(value)
      return nil
    }
    return try takeEntry(line[..<equals.lowerBound], value)
  }

  private mutating func takeSection(_ line: Substring) -> String? {
    guard line.hasSuffix("]") else { return "A section ends with ]." }
    let isLater = line.hasSuffix(", later]")
    let parts = line.dropFirst().dropLast(isLater ? 8 : 1).split(separator: ": ")
    guard let path = parts.first, parts.count <= 2 else { return "This section has no name." }
    if sections.contains(where: { $0.path == path }) { return "This section stands above, too." }
    sections.append(
      Section(
        path: String(path),
        type: parts.count == 2 ? String(parts[1]) : nil,
        part: isLater ? .later : .first
      )
    )
    return nil
  }

  private mutating func takeEntry(
    _ head: Substring,
    _ value: Substring
  ) throws(PatternFault) -> String? {
    let name = head.prefix { $0 != "[" && $0 != "(" }
    let rest = head[name.endIndex...]
    let form = rest.prefix { $0 != "(" }
    let inside = rest[form.endIndex...]
    guard form.isEmpty || form.hasPrefix("[") && form.hasSuffix("]"),
      inside.isEmpty || inside.hasSuffix(")")
    else { return "A name looks like name, name(word, #number) or name[](word)." }
    if entry(sections[sections.count - 1].path, String(name)) != nil {
      return "\(name) stands above, too."
    }
    let parameters = inside.dropFirst().dropLast().split(separator: ", ").map {
      Parameter(name: String($0.drop { $0 == "#" }), isNumber: $0.hasPrefix("#"))
    }
    var entry = Entry(name: String(name), form: String(form), parameters: parameters, texts: [])
    if form.isEmpty { entry.texts = [try TextPattern(Self.unquoted(value), parameters)] }
    if !form.isEmpty, !value.isEmpty { return "The texts of a list stand below it." }
    sections[sections.count - 1].entries.append(entry)
    return nil
  }

  private mutating func takeItem(_ value: Substring) throws(PatternFault) -> String? {
    let section = sections.count - 1
    guard section >= 0, let entry = sections[section].entries.last, entry.isList else {
      return "There is no list above it."
    }
    let text = try TextPattern(Self.unquoted(value), entry.parameters)
    sections[section].entries[sections[section].entries.count - 1].texts.append(text)
    return nil
  }

  /// Blanks at the ends count within quotation marks only.
  private static func unquoted(_ value: Substring) -> String {
    let blanks = value.drop { $0 == " " }
    let trimmed = String(blanks.reversed().drop { $0 == " " }.reversed())
    guard trimmed.count > 1, trimmed.hasPrefix("\""), trimmed.hasSuffix("\"") else {
      return trimmed
    }
    return String(trimmed.dropFirst().dropLast())
  }
}
