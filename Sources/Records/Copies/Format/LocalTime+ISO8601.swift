import Domain
import Time

extension LocalTime {
  /// "2026-01-21T06:00:00Z", of a time in UTC; its first ten letters are the date.
  ///
  /// Written digit by digit: putting strings together costs the module more than all of this.
  package var isoText: [UInt8] {
    var text = Array("0000-00-00T00:00:00Z".utf8)
    let date = day.date
    let seconds = Int(millisecondOfDay / 1000)
    text.add(date.year, before: 4)
    text.add(date.month, before: 7)
    text.add(date.day, before: 10)
    text.add(seconds / 3600, before: 13)
    text.add(seconds / 60 % 60, before: 16)
    text.add(seconds % 60, before: 19)
    return text
  }
}

extension [UInt8] {
  /// Adds a number to the zeros that end there.
  @inline(never)
  fileprivate mutating func add(_ number: Int, before end: Int) {
    var place = end
    var rest = number
    while rest > 0, place > 0 {
      place -= 1
      self[place] += UInt8(rest % 10)
      rest /= 10
    }
  }
}
