import AppCore
import Game

extension Gallery {
  /// The settings with reminders, up to each of their ends.
  static func reminders() -> [(String, String)] {
    var gallery = Gallery()
    gallery.send(.sidePage(.chosen(.reminders)))
    var shown: [(String, String)] = []
    let steps: [(String, ReminderAction)] = [
      ("week", .switched(.week, true)), ("both", .switched(.daily, true)),
      ("no time", .timeTyped(.daily, "?")), ("time", .timeTyped(.daily, "6:45")),
      ("given", .given), ("not given", .notGiven), ("week off", .switched(.week, false)),
      ("off again", .switched(.daily, false)),
    ]
    for (name, action) in steps {
      gallery.send(.settings(.reminders(action)))
      shown.append(("reminders, \(name)", gallery.html))
    }
    gallery.send(.back)
    return shown + [("settings after reminders", gallery.html)]
  }
}
