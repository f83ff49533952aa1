/// Addresses that are likely to be one household's.
package enum Neighbours {
  /// Where the server itself runs.
  package static func isOfThisMachine(_ address: String) -> Bool {
    address == "::1" || address.hasPrefix("127.")
  }

  /// The first four groups of an address of version 6; others as they are.
  package static func prefix(of address: String) -> String {
    guard address.contains(":"), !address.contains(".") else { return address }
    let halves = address.split(separator: "::", maxSplits: 1, omittingEmptySubsequences: false)
    let (first, last) = (groups(halves[0]), halves.count > 1 ? groups(halves[1]) : [])
    let zeros = [Substring](repeating: "0", count: max(0, 8 - first.count - last.count))
    return (first + zeros + last).prefix(4).joined(separator: ":")
  }

  private static func groups(_ half: Substring) -> [Substring] {
    half.split(separator: ":")
  }
}
