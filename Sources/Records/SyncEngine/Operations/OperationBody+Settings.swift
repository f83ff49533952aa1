extension OperationBody {
  /// Sets a setting; the operation says whose it is: its player's, its device's, or the family's.
  package static func set<Value>(_ key: SettingKey<Value>, _ value: Value) -> OperationBody {
    .settingSet(
      SettingChange(setting: key.setting, subject: key.subject, value: value.settingValue)
    )
  }
}
