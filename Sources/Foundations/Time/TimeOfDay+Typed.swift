import Basics

extension TimeOfDay {
  /// Reads a time as people write it: "8", "815", "8:15", "08.15", "8h15", "8:15 pm".
  package init?(typed text: String) {
    var reader = TypedTime(text)
    let digits = reader.digits(upTo: 4)
    guard !digits.isEmpty else { return nil }
    var hour = digits.number
    var minute = 0
    if digits.count > 2 {
      (hour, minute) = (digits.number / 100, digits.number % 100)
    } else if reader.skipSeparator() {
      let minutes = reader.digits(upTo: 2)
      guard minutes.count == 2 else { return nil }
      minute = minutes.number
    }
    if let half = reader.halfOfDay() {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half == .afternoon ? 12 : 0)
    }
    guard reader.isAtEnd, hour < 24, minute < 60 else { return nil }
    self.init(hour: hour, minute: minute)
  }
}

/// Goes through the bytes of a time that somebody typed.
private struct TypedTime {
  enum Half {
    case morning
    case afternoon
  }

  private var rest: ArraySlice<UInt8>

  init(_ text: String) {
    rest = text.utf8.filter { !$0.isBlank }.map { $0.lowercased }[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func digits(upTo most: Int) -> ArraySlice<UInt8> {
    let digits = rest.prefix(most).prefix { $0.isDigit }
    rest.removeFirst(digits.count)
    return digits
  }

  mutating func skipSeparator() -> Bool {
    guard let first = rest.first,
      first == ASCII.colon || first == ASCII.point || first == UInt8(ascii: "h")
    else { return false }
    rest.removeFirst()
    return true
  }

  /// "am", "pm", or their first letters.
  mutating func halfOfDay() -> Half? {
    guard let first = rest.first, first == UInt8(ascii: "a") || first == UInt8(ascii: "p")
    else { return nil }
    rest.removeFirst()
    if rest.first == UInt8(ascii: "m") { rest.removeFirst() }
    return first == UInt8(ascii: "p") ? .afternoon : .morning
  }
}

extension ArraySlice<UInt8> {
  fileprivate var number: Int { reduce(0) { $0 * 10 + Int($1 - ASCII.zero) } }
}
