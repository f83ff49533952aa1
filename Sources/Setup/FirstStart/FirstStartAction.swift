import Domain

package enum FirstStartAction: Hashable, Sendable {
  case makerChosen(Routine.Maker)
  case wentOn
  case handedOver
}
