extension String {
  /// Writes words that run from right to left into a sentence so that they move nothing beside them.
  ///
  /// They stand between U+2068 and U+2069 of Unicode's bidirectional algorithm; all others stand as they are.
  func writeIsolated(to text: inout [UInt8]) {
    let runsLeft = runsLeft
    if runsLeft { text += [0xE2, 0x81, 0xA8] }
    text += utf8
    if runsLeft { text += [0xE2, 0x81, 0xA9] }
  }

  /// Whether a letter of Hebrew, Arabic or a script like them is in it.
  private var runsLeft: Bool {
    let bytes = utf8Span.span
    for index in bytes.indices where bytes[index] >= 0xD7 {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch (bytes[index], next) {
      case (0xD7...0xDF, _), (0xE0, 0xA0...0xA3), (0xF0, 0x9E): return true
      // Between them lie the marks behind pictures.
      case (0xEF, 0xAC...0xB7), (0xEF, 0xB9...0xBB): return true
      case (0xF0, 0x90): if index + 2 < bytes.count, bytes[index + 2] >= 0xA0 { return true }
      default: continue
      }
    }
    return false
  }
}
