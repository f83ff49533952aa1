extension Coder {
  /// An object of its own; in bytes nothing but its values.
  ///
  /// When it is read and is no object, its values are what is missing.
  package mutating func nested(_ name: StaticString, _ code: (inout Coder) -> Void) {
    switch way {
    case .naming: note(name)
    case .writingJSON:
      let outer = members
      members = []
      code(&self)
      let inner = object
      members = outer
      put(name, inner)
    case .readingJSON:
      guard let inner = member(name) else { return refuse(name) }
      let outer = json
      json = inner
      code(&self)
      json = outer
    case .writingBytes, .readingBytes: code(&self)
    }
  }

  package mutating func nested<Value: Described>(_ name: StaticString, _ value: Value) -> Value {
    var result = value
    nested(name) { result = value.coded(by: &$0) }
    return result
  }

  /// In JSON an array of objects; in bytes a count and the elements.
  package mutating func list<Element: Described>(
    _ name: StaticString,
    _ list: [Element]
  ) -> [Element] {
    guard isReading else {
      elements(name, list.count) { _ = list[$1].coded(by: &$0) }
      return list
    }
    var read: [Element] = []
    elements(name, 0) { coder, _ in read.append(Element.blank.coded(by: &coder)) }
    return read
  }

  /// - Parameters:
  ///   - count: how many there are to be written.
  ///   - code: gets the place of each.
  @inline(never)
  private mutating func elements(
    _ name: StaticString,
    _ count: Int,
    _ code: (inout Coder, Int) -> Void
  ) {
    switch way {
    case .naming: note(name)
    case .writingJSON: writeElements(name, count, code)
    case .readingJSON:
      guard let elements = member(name)?.array else { return refuse(name) }
      let outer = json
      for (place, element) in elements.enumerated() {
        json = element
        code(&self, place)
      }
      json = outer
    case .writingBytes:
      writer.write(count: count)
      for place in 0..<count { code(&self, place) }
    case .readingBytes:
      for place in 0..<reader.count() { code(&self, place) }
    }
  }

  private mutating func writeElements(
    _ name: StaticString,
    _ count: Int,
    _ code: (inout Coder, Int) -> Void
  ) {
    let outer = members
    var elements: [JSON] = []
    for place in 0..<count {
      members = []
      code(&self, place)
      elements.append(object)
    }
    members = outer
    put(name, .array(elements))
  }

  /// In JSON an array of strings; in bytes a count and the texts.
  @inline(never)
  package mutating func texts(_ name: StaticString, _ texts: [String]) -> [String] {
    switch way {
    case .naming: note(name)
    case .writingJSON: put(name, .array(texts.map { .string($0) }))
    case .readingJSON: return readTexts(name)
    case .writingBytes:
      writer.write(count: texts.count)
      for text in texts { writer.write(text) }
    case .readingBytes: return (0..<reader.count()).map { _ in reader.text() }
    }
    return texts
  }

  private mutating func readTexts(_ name: StaticString) -> [String] {
    var read: [String] = []
    guard let elements = member(name)?.array else {
      refuse(name)
      return read
    }
    for element in elements {
      if let text = element.string { read.append(text) } else { refuse(name) }
    }
    return read
  }

  /// In JSON an array of hexadecimal texts, as they are in bytes.
  @inline(never)
  package mutating func numbers(_ name: StaticString, _ numbers: [UInt128]) -> [UInt128] {
    var read: [UInt128] = []
    for text in texts(name, numbers.map { $0.hexText }) {
      if let number = UInt128(hexText: text) { read.append(number) } else { refuse(name) }
    }
    return read
  }

  /// In JSON an array of words, where one that is not known stands for another thing; in bytes a count,
  /// and one byte for each.
  @inline(never)
  package mutating func words(
    _ name: StaticString,
    _ values: [Int],
    among words: [String],
    unknown: Int
  ) -> [Int] {
    switch way {
    case .naming, .writingJSON, .readingJSON:
      return texts(name, values.map { words[$0] }).map { Self.place(of: $0, in: words) ?? unknown }
    case .writingBytes, .readingBytes:
      var read: [Int] = []
      elements(name, values.count) { coder, place in
        let value = place < values.count ? values[place] : 0
        read.append(coder.place(name, value, among: words.count))
      }
      return read
    }
  }
}
