/// Calls the functions of a table of texts with samples.
enum TextFunctions {
  typealias OfNumber = @Sendable (Int) -> String
  typealias OfName = @Sendable (String) -> String
  typealias OfNumbers = @Sendable (Int, Int) -> String
  typealias OfNames = @Sendable (String, String) -> String
  typealias OfNumberAndName = @Sendable (Int, String) -> String
  typealias OfNameAndNumber = @Sendable (String, Int) -> String
  typealias OfNameAndNumbers = @Sendable (String, Int, Int) -> String

  /// None, one, a few, and the numbers that languages with more plurals treat by themselves.
  private static let numbers = [0, 1, 2, 3, 5, 11, 21, 22, 50, 100, 101, 1940]
  private static let names = ["Breakfast", "2 min 10 s", "Monday", ""]

  static func said(by text: OfName) -> [String] { names.map { text($0) } }

  static func said(by text: OfNumber) -> [String] { numbers.map { text($0) } }

  static func said(by text: OfNameAndNumbers) -> [String] {
    names.flatMap { name in each(numbers, numbers).map { text(name, $0.0, $0.1) } }
  }

  /// - Parameter member: a value that a mirror found in a struct or a class; nil when it is no
  ///   function that is known here.
  static func said(by member: Any) -> [String]? {
    let type = type(of: member)
    return withUnsafeBytes(of: member) { bytes in
      if type == OfNumber.self { return numbers.map(bytes.load(as: Number.self).text) }
      if type == OfName.self { return names.map(bytes.load(as: Name.self).text) }
      if type == OfNumbers.self {
        return each(numbers, numbers).map(bytes.load(as: Numbers.self).text)
      }
      if type == OfNames.self { return each(names, names).map(bytes.load(as: Names.self).text) }
      if type == OfNumberAndName.self {
        return each(numbers, names).map(bytes.load(as: NumberAndName.self).text)
      }
      if type == OfNameAndNumber.self {
        return each(names, numbers).map(bytes.load(as: NameAndNumber.self).text)
      }
      return nil
    }
  }

  private static func each<One, Other>(_ ones: [One], _ others: [Other]) -> [(One, Other)] {
    ones.flatMap { one in others.map { (one, $0) } }
  }

  // NB: a mirror hands out a function as it lies in its struct, while a cast from `Any` expects one
  // that was wrapped to be called with values of any type; calling the result of such a cast
  // crashes (Swift 6.3). So it is read back as the member of a struct, which it is.
  private struct Number { let text: OfNumber }
  private struct Name { let text: OfName }
  private struct Numbers { let text: OfNumbers }
  private struct Names { let text: OfNames }
  private struct NumberAndName { let text: OfNumberAndName }
  private struct NameAndNumber { let text: OfNameAndNumber }
}
