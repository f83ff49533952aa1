/// Bytes between the letters of a text in a table; no letter has them.
package enum TextMark {
  /// What a placeholder stands for; the number of the parameter follows, from 0.
  package static let argument: UInt8 = 1
  /// The same, a number with its thousands set apart.
  package static let grouped: UInt8 = 2
  /// The same, a number with at least two digits.
  package static let twoDigits: UInt8 = 3
  /// One of several forms.
  ///
  /// The number of the parameter, how many forms there are, and for each of them for which numbers it is, two
  /// bytes of length, and its text. The last one is for all other numbers.
  package static let plural: UInt8 = 4
  /// Added to a number that a form is for; smaller ones name a ``PluralCategory``.
  package static let exactly: UInt8 = 0x80

  // A list is how many texts there are, then two bytes of length and the text for each.
}
