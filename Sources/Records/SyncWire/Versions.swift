/// The versions that every stored and sent form carries, with their history.
package enum Versions {
  /// How an operation is laid out.
  ///
  /// 1: first.
  package static let operation = 1

  /// The rules of the game under which an operation was made.
  ///
  /// 1: first.
  package static let rules = 1
}
