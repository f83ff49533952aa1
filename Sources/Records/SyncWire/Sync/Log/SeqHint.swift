/// A line of the stream of hints: it says that the log has come to a place, and nothing else.
///
/// In a silence it comes again; earlier servers send an empty line there.
package enum SeqHint {
  /// The length of the longest line: the digits of the largest number, and what ends a line.
  private static let longest = 17

  package static func line(_ top: Int64) -> [UInt8] { Array("\(top)\n".utf8) }

  /// Reads what has come so far: the newest place that it tells, and the beginning of a line that has not ended.
  package static func read(
    _ bytes: ArraySlice<UInt8>
  ) throws(WireError) -> (top: Int64?, rest: ArraySlice<UInt8>) {
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    var top: Int64?
    for line in lines.dropLast() where !line.isEmpty { top = try number(line) }
    let rest = lines.last ?? []
    guard rest.count < longest else { throw .damaged }
    return (top, rest)
  }

  private static func number(_ line: ArraySlice<UInt8>) throws(WireError) -> Int64 {
    guard line.count < longest, let number = Int64(digits: line) else { throw .damaged }
    return number
  }
}
