import SyncWire

/// A setting and the value to which it is set.
package struct SettingChange: Hashable, Sendable {
  package let setting: Setting
  /// The thing that it is about, where there is a setting for each of several.
  let subject: UInt128?
  let value: SettingValue
}

extension SettingChange {
  static let blank = SettingChange(setting: .firstStart, subject: nil, value: .word(""))

  /// Reads or writes the change; none for a setting that only a newer version knows.
  func coded(by coder: inout Coder) -> SettingChange? {
    let name = coder.text("setting", setting.row.name.description)
    guard let setting = Setting(name: name) else { return nil }
    let value = coder.isReading ? setting.row.blank : value
    return SettingChange(
      setting: setting,
      subject: coder.optional("subject", subject, 0) { $0.number($1, $2) },
      value: value.coded(by: &coder)
    )
  }
}
