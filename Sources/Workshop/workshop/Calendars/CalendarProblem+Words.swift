import ICalendar

extension FoldedProblem {
  /// For whoever typed the command, the titles first.
  var words: String {
    var list = titles.map { "\u{201C}\($0)\u{201D}" }.joined(separator: ", ")
    let more = count - max(titles.count, 1)
    if more > 0 { list += list.isEmpty ? "\(count) times" : " and \(more) more" }
    return list.isEmpty ? first.reason.words : list + ": " + first.reason.words
  }
}

extension CalendarProblem.Reason {
  fileprivate var words: String {
    switch self {
    case .line: "This line has no name and value."
    case .longLine: "This line is too long."
    case .depth: "This is inside of too much else."
    case .unfinished: "BEGIN and END do not match; an entry without its end is left out."
    case .withoutStart: "The entry has no DTSTART, and is left out."
    case .start: "The entry's DTSTART cannot be read, and it is left out."
    case .end: "The end or duration cannot be read, and counts for nothing."
    case .rule(let fault): "The rule makes no sense, so only the first date counts: " + fault.words
    case .recurrenceID: "The entry's RECURRENCE-ID cannot be read, and it is left out."
    case .date: "A date cannot be read, and counts for nothing."
    case .letter: "A letter of the title cannot be read."
    case .zone: "The offset of a zone cannot be read."
    case .unknownZone: "Nobody knows this zone, so its times are read as those here."
    case .tooMuch: "This is too often; some of it is left out."
    case .tooManyEntries: "There are too many entries; those from here on are left out."
    case .tooLarge: "The file is too large."
    }
  }
}

extension RecurrenceFault {
  fileprivate var words: String {
    switch self {
    case .part: "a part of it is unknown, or said twice and differently."
    case .frequency: "it has no frequency."
    case .number: "a number is none, or out of bounds."
    case .weekday: "a weekday is none."
    case .until: "UNTIL is no date."
    case .combination: "two parts of it do not go together."
    case .scale: "it is of another calendar."
    }
  }
}
