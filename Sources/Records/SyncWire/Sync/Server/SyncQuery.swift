import Basics

/// The names and values behind a question mark.
///
/// Ours are digits and letters, so nothing in them is written in another way; unknown names are passed over.
struct SyncQuery {
  private let pairs: [ArraySlice<UInt8>]

  init(_ query: ArraySlice<UInt8>) { pairs = query.split(separator: UInt8(ascii: "&")) }

  /// The first value of a name; empty where there is only the name.
  subscript(name: StaticString) -> ArraySlice<UInt8>? {
    for pair in pairs {
      let halves = pair.split(
        separator: UInt8(ascii: "="),
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      if String(decoding: halves[0], as: UTF8.self).isSame(as: name) {
        return halves.count > 1 ? halves[1] : []
      }
    }
    return nil
  }

  var wish: LogWish? {
    guard let limit = number("limit"), SyncLimits.frames.contains(limit) else { return nil }
    if let stream = text("stream").flatMap({ UInt128(hexText: $0) }) {
      return number("before").map { .stream(StreamID(stream), before: $0, limit: limit) }
    }
    guard let seq = number("after"), let link = text("link").flatMap({ Hash256(hexText: $0) })
    else { return nil }
    return .after(Citation(seq, link), limit: limit)
  }

  private func number(_ name: StaticString) -> Int64? {
    self[name].flatMap { Int64(digits: $0) }
  }

  private func text(_ name: StaticString) -> String? {
    self[name].map { String(decoding: $0, as: UTF8.self) }
  }
}
