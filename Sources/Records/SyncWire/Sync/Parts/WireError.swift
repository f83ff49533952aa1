/// What came is not what the protocol says.
package enum WireError: Error, Equatable, Sendable {
  /// More of it than the protocol allows.
  case tooLarge

  /// In a form that a later version may know: it is kept, and passed on as it came.
  case unknownForm

  /// Nothing that could have been written.
  case damaged
}
