import Basics

/// What is said of the sixty things: a line each, in their order, "A cat on the wall|A cat sits on the wall ...".
///
/// Beside the table of texts, because no first visit waits for it.
package struct EveningWords: Hashable, Sendable {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isEmpty: Bool { bytes.isEmpty }

  package func name(of level: Int) -> String { part(of: level, isSentence: false) }

  package func sentence(of level: Int) -> String { part(of: level, isSentence: true) }

  private func part(of level: Int, isSentence: Bool) -> String {
    var line = 1
    var start = 0
    var end = bytes.count
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") {
        if line == level { end = place }
        line += 1
        if line == level { start = place + 1 }
        if line > level { break }
      } else if byte == UInt8(ascii: "|"), line == level {
        if isSentence { start = place + 1 } else { end = place }
        if !isSentence { break }
      }
    }
    return line < level ? "" : String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }
}
