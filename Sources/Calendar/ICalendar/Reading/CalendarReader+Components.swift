import Basics

/// Whether a name is written in capitals, in small letters, or as words are.
enum LetterCase {
  case capital
  case small
  case mixed

  init(_ name: Bytes) {
    var (capitals, smalls) = (0, 0)
    for letter in name where letter.isLetter {
      if letter.isCapital { capitals += 1 } else { smalls += 1 }
    }
    self = smalls == 0 ? .capital : capitals == 0 ? .small : .mixed
  }
}

// Words of people may begin like what a calendar is made of: "Begin: 17:30 at the hall".
extension CalendarReader {
  /// Whether a name is written as the BEGIN around it, as one program writes all of them.
  func isWrittenAsAround(_ name: Bytes) -> Bool {
    guard let around = open.last?.letters, around != .mixed else { return true }
    return LetterCase(name) == around
  }

  /// Whether a BEGIN or an END is that of something, and no line of words.
  func isOfComponent(_ line: ContentLine) -> Bool {
    let name = line.value.trimmed
    guard !name.isEmpty, !name.contains(where: { $0.isBlank || $0 == ASCII.colon }) else {
      return false
    }
    let isKnown = name.isOfComponent
    if line.hasBlankBeforeValue { return isKnown && LetterCase(line.name) == .capital }
    let isAlike = isWrittenAsAround(line.name)
    return isInWords ? isKnown && isAlike : isKnown || isAlike
  }
}

extension Bytes {
  /// A name of RFC 5545, 7953 or 9073, or one that begins with X-.
  fileprivate var isOfComponent: Bool {
    hasPrefix("X-") || reads("VCALENDAR") || reads("VEVENT") || reads("VTIMEZONE")
      || reads("STANDARD") || reads("DAYLIGHT") || reads("VALARM") || reads("VTODO")
      || reads("VJOURNAL") || reads("VFREEBUSY") || reads("VAVAILABILITY") || reads("AVAILABLE")
      || reads("PARTICIPANT") || reads("VLOCATION") || reads("VRESOURCE")
  }
}
