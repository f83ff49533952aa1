import Basics

/// The operations that one device sends of one stream in one go.
package struct Segment: Hashable, Sendable {
  package var span: ChainSpan

  /// The records as the device stored them, without a checksum.
  package var records: [[UInt8]]

  /// The device's signature, by which it stands for the chain up to here.
  package var mark: Signature

  /// Makes a segment; none when there are not as many operations as places, or one of them is empty.
  package init?(_ span: ChainSpan, records: [[UInt8]], mark: Signature) {
    guard span.isPossible, Int64(records.count) == span.count,
      records.allSatisfy({ !$0.isEmpty })
    else { return nil }
    self.span = span
    self.records = records
    self.mark = mark
  }

  /// Lengths and operations, of which the head takes the hash.
  package static func operations(_ records: [[UInt8]]) -> [UInt8] {
    var writer = ByteWriter()
    for record in records {
      writer.write(length: record.count)
      writer.append(record[...])
    }
    return writer.bytes
  }
}

extension ByteReader {
  /// Reads a segment.
  ///
  /// - Parameter most: the most operations that may come.
  package mutating func segment(upTo most: Int) -> Segment? {
    let (first, last, previousHead) = (wireNumber(), wireNumber(), hash())
    var records: [[UInt8]] = []
    for _ in 0..<length(upTo: most) where !isBroken {
      records.append(Array(take(length(upTo: SyncLimits.content))))
    }
    let span = ChainSpan(first: first, last: last, previousHead: previousHead, head: hash())
    let segment = Segment(span, records: records, mark: signature())
    if !segment.exists { refuse() }
    return segment
  }
}

extension ByteWriter {
  package mutating func write(_ segment: Segment) {
    write(segment.span.first)
    write(segment.span.last)
    write(segment.span.previousHead)
    write(length: segment.records.count)
    append(Segment.operations(segment.records)[...])
    write(segment.span.head)
    write(segment.mark)
  }
}
