import ICalendar

extension CalendarProblem.Reason {
  /// For whoever typed the command.
  var words: String {
    switch self {
    case .line: "This line has no name and value."
    case .longLine: "This line is too long."
    case .depth: "This is inside of too much else."
    case .unfinished: "BEGIN and END do not match."
    case .withoutStart: "The entry has no DTSTART, and is left out."
    case .start: "The entry's DTSTART cannot be read, and it is left out."
    case .end: "The end or duration cannot be read, and counts for nothing."
    case .rule(let fault): "The rule makes no sense, so the entry is left out: " + fault.words
    case .recurrenceID: "The entry's RECURRENCE-ID cannot be read, and it is left out."
    case .date: "A date cannot be read, and counts for nothing."
    case .zone: "The offset of a zone cannot be read."
    case .tooMuch: "This is too often; some of it is left out."
    case .tooManyEntries: "There are too many entries; those from here on are left out."
    case .tooLarge: "The file is too large."
    }
  }
}

extension RecurrenceFault {
  fileprivate var words: String {
    switch self {
    case .part: "a part of it is unknown, empty or there twice."
    case .frequency: "it has no frequency."
    case .number: "a number is none, or out of bounds."
    case .weekday: "a weekday is none."
    case .until: "UNTIL is no date."
    case .combination: "two parts of it do not go together."
    case .scale: "it is of another calendar."
    }
  }
}
