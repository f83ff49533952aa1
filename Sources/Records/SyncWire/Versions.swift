/// The versions that every stored and sent form carries, with their history.
package enum Versions {
  /// The version of how an operation is laid out: 1 is the first.
  package static let operation = 1

  /// The version of the rules of the game under which an operation was made: 1 is the first.
  package static let rules = 1
}
