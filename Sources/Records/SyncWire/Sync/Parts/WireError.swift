/// The ways in which bytes are not what the protocol says.
package enum WireError: Error, Equatable, Sendable {
  /// There is more of it than the protocol allows.
  case tooLarge

  /// It is in a form that a later version may know, so it is kept, and passed on as it came.
  case unknownForm

  /// It cannot have been written.
  case damaged
}
