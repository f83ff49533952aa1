import Domain
import Time

package enum ReflectionAction: Hashable, Sendable {
  /// The newest week that can be looked back at.
  case opened
  case weekChosen(ISOWeek)
}
