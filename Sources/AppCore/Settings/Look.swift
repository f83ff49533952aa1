/// Light or dark on this device; no family shares it.
package enum Look: Int, CaseIterable, Hashable, Sendable {
  case asDevice
  case goldenHour
  case blueHour
}

package enum SettingsAction: Hashable, Sendable {
  case lookChosen(Look)
}

extension Request {
  /// Show this look from now on, also at the next start.
  package static func keepLook(_ look: Look) -> Request {
    Request(.keepLook, [UInt8(look.rawValue)])
  }
}

func reduceSettings(_ state: inout AppState, _ action: SettingsAction) -> [Effect] {
  switch action {
  case .lookChosen(let look):
    state.look = look
    return [.ask(.keepLook(look))]
  }
}
