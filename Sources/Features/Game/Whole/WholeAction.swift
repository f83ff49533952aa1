/// What is done where the whole string is asked for.
package enum WholeAction: Hashable, Sendable {
  case locked
  /// *Straight to the first step*
  case leftOut
}
