import Basics

// NB: begun and ended by functions of their own and not around closures, of each of which the optimiser would make a
// copy of the whole.

extension Coder {
  /// The object with which the coder goes on when a list or an object in the middle of it is at its end.
  struct Outer {
    let members: [JSONMember]
    let json: JSON
    /// The elements of the list that are read, or have been written.
    var elements: [JSON] = []
  }

  /// Walks an object of its own; in bytes that is nothing but its values.
  ///
  /// When it is read and is no object, its values are missing.
  package mutating func nested<Value: Described>(_ name: StaticString, _ value: Value) -> Value {
    guard beginObject(name) else { return value }
    let result = value.coded(by: &self)
    endObject(name)
    return result
  }

  /// Begins an object.
  ///
  /// - Returns: whether there is one to be walked.
  @inline(never)
  mutating func beginObject(_ name: StaticString) -> Bool {
    switch way {
    case .naming:
      note(name)
      return false
    case .writingJSON: begin()
    case .readingJSON:
      guard let inner = member(name) else {
        refuse(name)
        return false
      }
      begin()
      json = inner
    case .writingBytes, .readingBytes: break
    }
    return true
  }

  @inline(never)
  mutating func endObject(_ name: StaticString) {
    if way == .writingJSON || way == .readingJSON {
      let inner = object
      end()
      if way == .writingJSON { put(name, inner) }
    }
  }

  private mutating func begin(_ elements: [JSON] = []) {
    outer.append(Outer(members: members, json: json, elements: elements))
    members = []
  }

  private mutating func end() {
    let last = outer.removeLast()
    members = last.members
    json = last.json
  }

  /// Walks a list: in JSON an array of objects, in bytes a count and the elements.
  package mutating func list<Element: Described>(
    _ name: StaticString,
    _ list: [Element]
  ) -> [Element] {
    var read: [Element] = []
    let count = beginList(name, list.count)
    for place in 0..<count {
      beginElement(place)
      let element = isReading ? Element.blank : list[place]
      read.append(element.coded(by: &self))
      endElement()
    }
    endList(name)
    return read
  }

  /// Begins a list.
  ///
  /// - Parameter count: how many elements there are to be written.
  /// - Returns: how many are to be walked.
  @inline(never)
  private mutating func beginList(_ name: StaticString, _ count: Int) -> Int {
    switch way {
    case .naming:
      note(name)
      return 0
    case .writingJSON: begin()
    case .readingJSON:
      let elements = member(name)?.array
      if !elements.exists { refuse(name) }
      begin(elements ?? [])
      return elements?.count ?? 0
    case .writingBytes: writer.write(count: count)
    case .readingBytes: return reader.count()
    }
    return count
  }

  @inline(never)
  private mutating func beginElement(_ place: Int) {
    if way == .readingJSON { json = outer[outer.count - 1].elements[place] }
  }

  @inline(never)
  private mutating func endElement() {
    guard way == .writingJSON else { return }
    outer[outer.count - 1].elements.append(object)
    members = []
  }

  @inline(never)
  private mutating func endList(_ name: StaticString) {
    guard way == .writingJSON || way == .readingJSON else { return }
    let elements = outer[outer.count - 1].elements
    end()
    if way == .writingJSON { put(name, .array(elements)) }
  }

  /// Walks a list of texts: in JSON an array of strings, in bytes a count and the texts.
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

  /// Walks a list of numbers: in JSON an array of hexadecimal texts, and in bytes these texts.
  @inline(never)
  package mutating func numbers(_ name: StaticString, _ numbers: [UInt128]) -> [UInt128] {
    var read: [UInt128] = []
    for text in texts(name, numbers.map { $0.hexText }) {
      if let number = UInt128(hexText: text) { read.append(number) } else { refuse(name) }
    }
    return read
  }

  /// Walks a list of words, where an unknown one stands for another thing: in JSON an array, in bytes a count and one
  /// byte for each.
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
      for index in 0..<beginList(name, values.count) {
        read.append(place(name, isReading ? 0 : values[index], among: words.count))
      }
      return read
    }
  }
}
