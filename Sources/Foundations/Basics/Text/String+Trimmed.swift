extension StringProtocol {
  /// Without the blanks at both ends.
  package var trimmed: String {
    var bytes = Array(utf8)[...]
    while let first = bytes.first, first.isBlank { bytes.removeFirst() }
    while let last = bytes.last, last.isBlank { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
