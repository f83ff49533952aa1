/// A record of the log as it is sent, or a stub of it for a device that has it or cannot open it.
package struct LogFrame: Hashable, Sendable {
  /// The length of everything before the record, and of everything before a stub's hash.
  package static let headLength = 13
  package static let stubLength = headLength + Hash256.length

  package enum Kind: Hashable, Sendable {
    case entry
    case pack
    /// A kind of a later version: it has its link like all others.
    case other(UInt8)
  }

  package enum Content: Hashable, Sendable {
    case record([UInt8])
    /// The record is left out.
    ///
    /// - length: the length of the record.
    case stub(Hash256, length: Int)
  }

  /// The frame's place in the log, from 1.
  package var seq: Int64
  package var kind: Kind
  package var content: Content

  package init(seq: Int64, kind: Kind, _ content: Content) {
    self.seq = seq
    self.kind = kind
    self.content = content
  }
}

extension LogFrame {
  /// The record; none of a stub.
  package var record: [UInt8]? { if case .record(let record) = content { record } else { nil } }
}

extension LogFrame.Kind {
  /// The kind as a byte, of which it uses seven bits.
  package var byte: UInt8 {
    switch self {
    case .entry: 1
    case .pack: 2
    case .other(let byte): byte
    }
  }

  package init(_ byte: UInt8) {
    switch byte {
    case 1: self = .entry
    case 2: self = .pack
    default: self = .other(byte)
    }
  }
}

/// The bit of a kind that says that this is a stub.
private let stubBit: UInt8 = 0x80

extension ByteWriter {
  mutating func write(_ frame: LogFrame) {
    write(frame.seq)
    switch frame.content {
    case .record(let record):
      write(frame.kind.byte)
      write(length: record.count)
      append(record[...])
    case .stub(let hash, let length):
      write(frame.kind.byte | stubBit)
      write(length: length)
      write(hash)
    }
  }
}

extension ByteReader {
  mutating func logFrame() -> LogFrame {
    let seq = wireNumber()
    let byte = byte()
    let kind = LogFrame.Kind(byte & ~stubBit)
    let length = length(upTo: SyncLimits.body)
    if seq == 0 || length == 0 || kind.byte == 0 { refuse() }
    if byte & stubBit != 0 { return LogFrame(seq: seq, kind: kind, .stub(hash(), length: length)) }
    return LogFrame(seq: seq, kind: kind, .record(Array(take(length))))
  }
}
