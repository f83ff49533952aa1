import Domain

package enum FirstStartAction: Hashable, Sendable {
  case makerChosen(Routine.Maker)
  case wentOn
  /// A PIN can be chosen later, too, at the way into the family area.
  case pinPutOff
  case handedOver
}
