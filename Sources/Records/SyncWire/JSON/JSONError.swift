/// Why a text is no JSON document that we take, and where.
package struct JSONError: Error, Equatable, Sendable {
  package let reason: Reason

  /// The number of bytes before the first one that is wrong.
  package let offset: Int

  package init(reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  package enum Reason: Equatable, Sendable {
    case textTooLong
    case byteOrderMark
    case invalidUTF8
    case unexpectedEnd
    case valueExpected
    case nestedTooDeeply
    case tooManyValues
    case commaOrBracketExpected
    case commaOrBraceExpected
    case nameExpected
    case colonExpected
    case duplicateName
    case leadingZero
    case digitExpected
    case controlCharacter
    case unknownEscape
    case hexDigitExpected
    case loneSurrogate
    case trailingText
  }
}

extension JSONError: CustomStringConvertible {
  package var description: String { "\(reason.sentence) (byte \(offset))." }
}

extension JSONError.Reason {
  fileprivate var sentence: String {
    switch self {
    case .textTooLong: "The text is longer than the limit"
    case .byteOrderMark: "The text starts with a byte order mark"
    case .invalidUTF8: "The text is not valid UTF-8"
    case .unexpectedEnd: "The text ends too early"
    case .valueExpected: "A value should stand here"
    case .nestedTooDeeply: "Arrays and objects are nested too deeply"
    case .tooManyValues: "More values stand here than such a text can mean"
    case .commaOrBracketExpected: "A comma or the end of the array should stand here"
    case .commaOrBraceExpected: "A comma or the end of the object should stand here"
    case .nameExpected: "The name of a member should stand here"
    case .colonExpected: "A colon should stand between name and value"
    case .duplicateName: "This object already has a member of that name"
    case .leadingZero: "A number must not start with a needless zero"
    case .digitExpected: "A digit should stand here"
    case .controlCharacter: "A control character must be escaped inside a string"
    case .unknownEscape: "No such escape exists"
    case .hexDigitExpected: "An escape needs four hexadecimal digits"
    case .loneSurrogate: "This escape is half of a surrogate pair"
    case .trailingText: "Nothing may follow the value"
    }
  }
}
