import Basics
import Markup

/// Controls change themselves under the player's hand, before anybody is asked.
extension Renderer {
  /// Takes note of it.
  ///
  /// So a state that takes the change over causes no patch (which would disturb the cursor), and one
  /// that does not is shown again, instead of a value that it does not have.
  /// NB: the other buttons of a radio group, which the browser unchecks silently, are not noted.
  func noteChange(of mounted: Mounted<Action>, by event: Event, value: String) {
    switch event {
    case .input, .change:
      note(.checked(!value.hasSameScalars(as: "false")), on: mounted)
      note(.value(value), on: mounted)
    case .toggle: note(.open(value.hasSameScalars(as: "true")), on: mounted)
    case .close: note(.modal(false), on: mounted)
    default: break
    }
  }

  private func note(_ property: Property, on mounted: Mounted<Action>) {
    guard let position = mounted.properties.firstIndex(where: property.isSameKind) else { return }
    mounted.properties[position] = property
  }
}
