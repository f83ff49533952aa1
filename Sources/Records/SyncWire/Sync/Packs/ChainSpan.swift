/// A piece of the chain of one device and stream: places from the first to the last, and the heads on both sides.
package struct ChainSpan: Hashable, Sendable {
  /// The first place, from 1 on.
  package var first: Int64
  package var last: Int64

  /// The head before the first place; zeros where the chain begins.
  package var previousHead: Hash256
  package var head: Hash256

  package init(first: Int64, last: Int64, previousHead: Hash256, head: Hash256) {
    self.first = first
    self.last = last
    self.previousHead = previousHead
    self.head = head
  }

  package var count: Int64 { last - first + 1 }

  /// The place to which the chain has to have come.
  package var before: ChainPlace { ChainPlace(first - 1, previousHead) }

  /// The place to which it has come with this span.
  package var end: ChainPlace { ChainPlace(last, head) }

  /// Whether the span has places, and no more than fit into a pack.
  var isPossible: Bool {
    first >= 1 && SyncLimits.numbers.contains(last)
      && (1...Int64(SyncLimits.operations)).contains(count)
  }
}

extension ByteReader {
  mutating func chainSpan() -> ChainSpan {
    let (first, last) = (wireNumber(), wireNumber())
    let previousHead = hash()
    let span = ChainSpan(first: first, last: last, previousHead: previousHead, head: hash())
    if !span.isPossible { refuse() }
    return span
  }
}

extension ByteWriter {
  mutating func write(_ span: ChainSpan) {
    write(span.first)
    write(span.last)
    write(span.previousHead)
    write(span.head)
  }
}
