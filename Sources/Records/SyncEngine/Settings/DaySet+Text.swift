import Basics
import Domain
import SyncWire
import Time

// What days are, as a setting keeps it: one word.

/// "20794 0:s480-780t,450 1:n 5:u,,<id>": the first day, and then each one that something is told of, by how many days it
/// comes after the first: its kind, school with its minutes since midnight, "t" where its afternoon is taken, when to
/// leave, and the routines that stand.
extension DaySet: SettingType {
  package init?(_ value: SettingValue) {
    guard case .word(let word) = value else { return nil }
    self.init(text: word)
  }

  package var settingValue: SettingValue { .word(text) }

  private init?(text: String) {
    var parts = Array(text.utf8).split(separator: UInt8(ascii: " "))[...]
    guard let head = parts.popFirst(), let first = Int(told: head), first < Self.latest
    else { return nil }
    var days: [Int: DaySet.Day] = [:]
    for part in parts {
      let pair = part.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      guard pair.count == 2, let place = Int(told: pair[0]), let day = DaySet.Day(told: pair[1]),
        (0..<Self.count).contains(place), !days[place].exists
      else { return nil }
      days[place] = day
    }
    self.init(first: LocalDay(number: first), days: days)
  }

  /// The last day of the year 9999, and then some.
  private static let latest = 4_000_000

  private var text: String {
    var text = "\(first.number)"
    for place in 0..<Self.count {
      guard let day = days[place] else { continue }
      text += " \(place):" + day.text
    }
    return text
  }
}

extension DaySet.Day {
  fileprivate init?(told text: ArraySlice<UInt8>) {
    let parts = text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard var kindText = parts.first else { return nil }
    let isTaken = kindText.last == Self.taken
    if isTaken { kindText.removeLast() }
    guard let kind = DaySet.Kind(told: kindText) else { return nil }
    var leaving: TimeOfDay?
    if parts.count > 1, !parts[1].isEmpty {
      guard let minutes = Int(told: parts[1]), minutes < 1440 else { return nil }
      leaving = TimeOfDay(minutes: minutes)
    }
    var routines: [RoutineID] = []
    for part in parts.dropFirst(2) {
      guard let id = UInt128(hexText: String(decoding: Array(part), as: UTF8.self)) else {
        return nil
      }
      routines.append(RoutineID(id))
    }
    self.init(kind: kind, leaving: leaving, isTaken: isTaken, routines: routines)
  }

  private static let taken = UInt8(ascii: "t")

  fileprivate var text: String {
    var text = kind.text
    if isTaken { text += "t" }
    if leaving.exists || !routines.isEmpty { text += "," }
    if let leaving { text += "\(leaving.minutes)" }
    for routine in routines { text += "," + routine.raw.hexText }
    return text
  }
}

extension DaySet.Kind {
  fileprivate init?(told text: ArraySlice<UInt8>) {
    switch text.first {
    case UInt8(ascii: "n") where text.count == 1: self = .noSchool
    case UInt8(ascii: "f") where text.count == 1: self = .free
    case UInt8(ascii: "u") where text.count == 1: self = .unsaid
    case UInt8(ascii: "s"):
      let hours = text.dropFirst().split(
        separator: UInt8(ascii: "-"),
        omittingEmptySubsequences: false
      )
      guard hours.count == 2, let from = Int(told: hours[0]), let to = Int(told: hours[1]),
        from < 1440, to < 1440,
        let span = TimeSpan(from: TimeOfDay(minutes: from), to: TimeOfDay(minutes: to))
      else { return nil }
      self = .school(span)
    default: return nil
    }
  }

  fileprivate var text: String {
    switch self {
    case .school(let hours): "s\(hours.from.minutes)-\(hours.to.minutes)"
    case .noSchool: "n"
    case .free: "f"
    case .unsaid: "u"
    }
  }
}

extension Int {
  /// Up to seven digits, and nothing else.
  fileprivate init?(told text: ArraySlice<UInt8>) {
    guard 1...7 ~= text.count else { return nil }
    var number = 0
    for byte in text {
      guard byte.isDigit else { return nil }
      number = number * 10 + Int(byte - ASCII.zero)
    }
    self = number
  }
}
