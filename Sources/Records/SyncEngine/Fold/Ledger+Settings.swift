import Basics
import Domain
import SyncWire

/// A setting of one owner, decided by its newest writer.
struct SettingItem: Hashable, Sendable {
  /// The key by which a setting is known, and which orders the list.
  struct Key: Hashable, Sendable {
    let setting: Setting
    /// The player or the device whose it is, or 0 for the family.
    let owner: UInt128
    /// The thing that it is about; 0 for none.
    let subject: UInt128

    func precedes(_ other: Key) -> Bool {
      (setting.rawValue, owner, subject)
        < (other.setting.rawValue, other.owner, other.subject)
    }
  }

  let key: Key
  var value = Register<SettingValue>()
}

extension Ledger {
  package func setting<Value>(_ key: SettingKey<Value>) -> Value? { setting(key, 0) }

  package func setting<Value>(_ key: SettingKey<Value>, of player: PlayerID) -> Value? {
    setting(key, player.raw)
  }

  package func setting<Value>(_ key: SettingKey<Value>, on device: UInt128) -> Value? {
    setting(key, device)
  }

  private func setting<Value>(_ key: SettingKey<Value>, _ owner: UInt128) -> Value? {
    value(SettingItem.Key(setting: key.setting, owner: owner, subject: key.subject ?? 0))
      .flatMap { Value($0) }
  }

  private func value(_ key: SettingItem.Key) -> SettingValue? {
    settings.first { $0.key == key }?.value.value
  }

  /// Takes in a change; there is a handful of settings, so a list does, in the order of their keys.
  mutating func set(_ change: SettingChange, by operation: Operation) {
    guard let owner = change.owner(by: operation) else { return }
    let key = SettingItem.Key(
      setting: change.setting,
      owner: owner,
      subject: change.subject ?? 0
    )
    let place = settings.firstIndex { !$0.key.precedes(key) } ?? settings.count
    if place == settings.count || settings[place].key != key {
      settings.insert(SettingItem(key: key), at: place)
    }
    settings[place].value.write(change.value, at: operation.stamp)
  }
}

extension SettingChange {
  /// The owner of a setting; none when it is a player's and the operation names no player.
  fileprivate func owner(by operation: Operation) -> UInt128? {
    switch setting.row.whose {
    case .family: 0
    case .player: operation.player?.raw
    case .device: operation.clock.device
    }
  }
}
