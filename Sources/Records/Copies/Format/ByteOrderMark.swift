extension [UInt8] {
  /// Windows' Notepad writes one before what it saves; it says nothing in UTF-8.
  var withoutByteOrderMark: [UInt8] {
    guard count >= 3, self[0] == 0xEF, self[1] == 0xBB, self[2] == 0xBF else { return self }
    return Array(self[3...])
  }
}
