/// Light or dark on this device; no family shares it.
package enum Look: Int, CaseIterable, Hashable, Sendable {
  case asDevice
  case goldenHour
  case blueHour
}
