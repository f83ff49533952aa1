import SyncWire

/// A setting, decided by its newest writer.
struct Preference: Hashable, Sendable {
  let key: String
  var value = Register<String>()
}

extension Ledger {
  /// There is a handful of them, so a list does, in the order of their keys.
  mutating func setPreference(_ key: String, _ value: String, at stamp: Stamp) {
    let place =
      preferences.firstIndex { !$0.key.precedes(key) }
      ?? preferences.count
    if place == preferences.count || !preferences[place].key.hasSameScalars(as: key) {
      preferences.insert(Preference(key: key), at: place)
    }
    preferences[place].value.write(value, at: stamp)
  }

  package func preference(_ key: String) -> String? {
    preferences.first { $0.key.hasSameScalars(as: key) }?.value.value
  }
}
