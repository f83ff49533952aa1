import Basics

/// What the client says it can decode (RFC 9110, section 12.5.3).
struct AcceptEncoding {
  /// Thousandths by coding; 0 means refused.
  private var weights: [String: Int] = [:]

  /// - Parameter elements: such as `br;q=0.8`.
  init(_ elements: [String]) {
    for element in elements {
      let parts = element.split(
        separator: ";",
        maxSplits: 1,
        omittingEmptySubsequences: false
      ).map(\.trimmed)
      weights[parts[0].lowercased()] = parts.count > 1 ? Self.thousandths(parts[1]) : 1000
    }
  }

  /// The coding that the client likes best, the first of equals; nil for the bytes as they are.
  ///
  /// A coding that is not named stands under `*`; what is named nowhere is the last choice.
  func choose(among codings: [ContentCoding]) -> ContentCoding? {
    let plain = weights["identity"] ?? weights["*"] ?? 0
    var best: (coding: ContentCoding, weight: Int)?
    for coding in codings {
      let weight = weights[coding.rawValue] ?? weights["*"] ?? 0
      if weight > 0, weight >= plain, weight > best?.weight ?? 0 { best = (coding, weight) }
    }
    return best?.coding
  }

  /// From `q=0.8` 800, and 0 from what is no weight: we do not know that it would be understood.
  private static func thousandths(_ parameter: String) -> Int {
    let digits = parameter.utf8.dropFirst(2)
    guard String(parameter.prefix(2)).isEqualIgnoringCase("q="), (1...5).contains(digits.count),
      let first = digits.first, first == UInt8(ascii: "0") || first == UInt8(ascii: "1"),
      digits.dropFirst().first ?? UInt8(ascii: ".") == UInt8(ascii: "."),
      digits.dropFirst(2).allSatisfy(\.isDigit)
    else { return 0 }
    let fraction = digits.dropFirst(2).map { Int($0 - 0x30) } + [0, 0, 0]
    let value = Int(first - 0x30) * 1000 + fraction[0] * 100 + fraction[1] * 10 + fraction[2]
    return value <= 1000 ? value : 0
  }
}
