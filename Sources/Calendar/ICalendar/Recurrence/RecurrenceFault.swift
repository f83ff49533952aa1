/// Why a rule makes no sense.
package enum RecurrenceFault: Error, Hashable, Sendable {
  /// A part without a name or a value, one that RFC 5545 does not know, or one that is said twice and differently.
  case part
  /// FREQ is missing, or no frequency.
  case frequency
  /// A number that is none, or outside its bounds.
  case number
  /// BYDAY or WKST without a weekday.
  case weekday
  /// UNTIL is no date.
  case until
  /// Two parts that RFC 5545 forbids together: BYWEEKNO with another FREQ than YEARLY.
  case combination
  /// Another calendar than the Gregorian one, or what RFC 7529 would do with days that it does not have.
  case scale
}
