/// Writes a module, and names for its functions.
struct ModuleWriter {
  /// The part of the section `name` that names functions.
  static let ofFunctions: UInt8 = 1

  private(set) var bytes: [UInt8] = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]

  mutating func write(_ kind: SectionKind, _ content: [UInt8]) {
    bytes.append(kind.rawValue)
    bytes += Self.piece(content)
  }

  /// Calls each function by its short name.
  mutating func writeNames(of count: Int) {
    var names = Self.number(count)
    for index in 0..<count {
      names += Self.number(index) + Self.piece(Array(Self.shortName(index).utf8))
    }
    write(.custom, Self.piece(Array("name".utf8)) + [Self.ofFunctions] + Self.piece(names))
  }

  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"
  )

  /// A number in as few letters as it takes.
  static func shortName(_ index: Int) -> String {
    var name = ""
    var rest = index
    repeat {
      name.append(letters[rest % letters.count])
      rest /= letters.count
    } while rest > 0
    return name
  }

  private static func piece(_ content: [UInt8]) -> [UInt8] { number(content.count) + content }

  /// LEB128 without a sign.
  private static func number(_ number: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = number
    repeat {
      bytes.append(UInt8(rest & 0x7f) | (rest > 0x7f ? 0x80 : 0))
      rest >>= 7
    } while rest > 0
    return bytes
  }
}
