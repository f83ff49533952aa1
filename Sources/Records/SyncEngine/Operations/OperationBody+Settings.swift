extension OperationBody {
  /// Whose it is is said by the operation: its player, its device, or nobody in particular.
  package static func set<Value>(_ key: SettingKey<Value>, _ value: Value) -> OperationBody {
    .settingSet(
      SettingChange(setting: key.setting, subject: key.subject, value: value.settingValue)
    )
  }
}
