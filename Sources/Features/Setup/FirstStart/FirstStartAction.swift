import AppCore
import Domain

package enum FirstStartAction: Hashable, Sendable {
  case makerChosen(Routine.Maker)
  case lanternTapped(MorningLantern)
  /// Its name turns into a field.
  case nameTapped(MorningLantern)
  /// *Enter*: it is a name again.
  case nameEntered
  case lanternAdded
  case daysToggled(isOpen: Bool)
  case wentOn
  case handedOver(startsQuest: Bool)
}
