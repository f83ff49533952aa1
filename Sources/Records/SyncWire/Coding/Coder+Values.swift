import Basics

extension Coder {
  /// Walks an integer, which has to be in its bounds; in bytes it takes 8.
  @inline(never)
  package mutating func integer(
    _ name: StaticString,
    _ value: Int64,
    in bounds: ClosedRange<Int64>
  ) -> Int64 {
    switch way {
    case .naming: note(name)
    case .writingJSON: put(name, .number(JSONNumber(value)))
    case .readingJSON:
      if let read = member(name)?.int64, bounds.contains(read) { return read }
      refuse(name)
    case .writingBytes: writer.write(value)
    case .readingBytes: return min(max(reader.number(), bounds.lowerBound), bounds.upperBound)
    }
    return value
  }

  /// Walks the number of one of several things; in JSON it is an integer, in bytes one byte.
  @inline(never)
  package mutating func place(_ name: StaticString, _ value: Int, among count: Int) -> Int {
    switch way {
    case .naming, .writingJSON, .readingJSON:
      return Int(integer(name, Int64(value), in: 0...Int64(count - 1)))
    case .writingBytes:
      writer.write(UInt8(value))
      return value
    case .readingBytes:
      let read = Int(reader.byte())
      if read < count { return read }
      refuse(name)
      return 0
    }
  }

  @inline(never)
  package mutating func bool(_ name: StaticString, _ value: Bool) -> Bool {
    switch way {
    case .naming: note(name)
    case .writingJSON: put(name, .bool(value))
    case .readingJSON:
      if let read = member(name)?.bool { return read }
      refuse(name)
    case .writingBytes: writer.write(value)
    case .readingBytes: return reader.bool()
    }
    return value
  }

  /// Walks a number of 128 bits; in JSON its hexadecimal digits, in bytes 16.
  @inline(never)
  package mutating func number(_ name: StaticString, _ value: UInt128) -> UInt128 {
    switch way {
    case .naming: note(name)
    case .writingJSON: put(name, .string(value.hexText))
    case .readingJSON:
      if let text = member(name)?.string, let read = UInt128(hexText: text) { return read }
      refuse(name)
    case .writingBytes: writer.write(value)
    case .readingBytes: return reader.id()
    }
    return value
  }

  @inline(never)
  package mutating func text(_ name: StaticString, _ value: String) -> String {
    switch way {
    case .naming: note(name)
    case .writingJSON: put(name, .string(value))
    case .readingJSON:
      if let read = member(name)?.string { return read }
      refuse(name)
    case .writingBytes: writer.write(value)
    case .readingBytes: return reader.text()
    }
    return value
  }

  /// Walks one of several words; in bytes it is one byte.
  @inline(never)
  package mutating func word(_ name: StaticString, _ value: Int, among words: [String]) -> Int {
    switch way {
    case .naming: note(name)
    case .writingJSON: put(name, .string(words[value]))
    case .readingJSON:
      if let text = member(name)?.string, let read = Self.place(of: text, in: words) {
        return read
      }
      refuse(name)
    case .writingBytes, .readingBytes: return place(name, value, among: words.count)
    }
    return value
  }

  static func place(of text: String, in words: [String]) -> Int? {
    words.firstIndex { $0.hasSameScalars(as: text) }
  }

  package mutating func word<Word>(_ name: StaticString, _ value: Word) -> Word
  where Word: CaseIterable & RawRepresentable & Equatable, Word.RawValue == String {
    let all = Array(Word.allCases)
    let place = all.firstIndex(of: value) ?? 0
    return all[word(name, place, among: all.map { $0.rawValue })]
  }

  /// Walks any JSON at all; there are no bytes for it.
  @inline(never)
  package mutating func value(_ name: StaticString, _ value: JSON) -> JSON {
    switch way {
    case .naming: note(name)
    case .writingJSON: put(name, value)
    case .readingJSON:
      if let read = member(name) { return read }
      refuse(name)
    case .writingBytes, .readingBytes: refuse(name)
    }
    return value
  }

  /// Writes into JSON what follows from the other values, for people who read along; it is never read.
  package mutating func derived(_ name: StaticString, _ value: Int64) {
    if way == .writingJSON { put(name, .number(JSONNumber(value))) }
  }

  /// Walks whether a value is there: in JSON its name, which is written with the value, says so, in bytes one byte.
  @inline(never)
  package mutating func isThere(_ name: StaticString, _ value: Bool) -> Bool {
    switch way {
    case .naming, .writingJSON: return value
    case .readingJSON:
      guard let read = member(name) else { return false }
      if case .null = read { return false }
      return true
    case .writingBytes:
      writer.write(value)
      return value
    case .readingBytes: return reader.bool()
    }
  }

  /// Walks a value that may be missing.
  ///
  /// - Parameters:
  /// - blank: the value with which a reading begins.
  /// - isNullWritten: whether JSON says that there is none; else the member is left out.
  package mutating func optional<Value>(
    _ name: StaticString,
    _ value: Value?,
    _ blank: Value,
    isNullWritten: Bool = false,
    _ code: (inout Coder, StaticString, Value) -> Value
  ) -> Value? {
    if isThere(name, value.exists) {
      return code(&self, name, value ?? blank)
    }
    if isNullWritten { absent(name) }
    return nil
  }

  @inline(never)
  private mutating func absent(_ name: StaticString) {
    note(name)
    if way == .writingJSON { put(name, .null) }
  }
}
