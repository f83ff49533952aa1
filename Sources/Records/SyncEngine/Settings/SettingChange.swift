import SyncWire

/// A setting and what it is set to.
package struct SettingChange: Hashable, Sendable {
  package let setting: Setting
  /// What it is about, where there is one for each of several things.
  let subject: UInt128?
  let value: SettingValue
}

extension SettingChange {
  static let blank = SettingChange(setting: .firstStart, subject: nil, value: .word(""))

  /// None for a setting that only a newer version knows.
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
