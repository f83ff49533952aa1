/// Which form a number asks for.
///
/// - Note: The categories are Unicode's (CLDR), as far as whole numbers need them.
package enum PluralCategory: UInt8, CaseIterable, Sendable {
  case one
  case few
  case many
  case other
}

/// How a language counts; a table names its rule.
package enum PluralRule: UInt8, CaseIterable, Sendable {
  /// One, and all others: English, German, Dutch, Spanish, Swedish ...
  case oneOther
  /// None and one alike, and all others: French, Portuguese of Brazil.
  case zeroOneOther
  /// One; a few, which depends on the last digits; many: Polish.
  case polish
  /// One form for everything: Japanese, Turkish ...
  case other

  package func category(of number: Int) -> PluralCategory {
    switch self {
    case .oneOther: number == 1 ? .one : .other
    case .zeroOneOther: number == 0 || number == 1 ? .one : .other
    case .polish: polishCategory(of: number)
    case .other: .other
    }
  }

  private func polishCategory(of number: Int) -> PluralCategory {
    if number == 1 { return .one }
    let isFew = (2...4).contains(number % 10) && !(12...14).contains(number % 100)
    return isFew ? .few : .many
  }
}
