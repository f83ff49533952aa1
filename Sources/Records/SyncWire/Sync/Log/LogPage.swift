/// An answer about the log: where it ends, some of its records, and how far the other devices have read.
package struct LogPage: Hashable, Sendable {
  package static let form: StaticString = "TQL1"
  /// The most notes: each member has one.
  package static let mostNotes = 1024

  package var top: Citation
  package var frames: [LogFrame]
  package var notes: [SeenNote]

  package init(top: Citation, frames: [LogFrame], notes: [SeenNote]) {
    self.top = top
    self.frames = frames
    self.notes = notes
  }

  package init(_ bytes: ArraySlice<UInt8>) throws(WireError) {
    guard bytes.count <= SyncLimits.body else { throw .tooLarge }
    var reader = ByteReader(bytes)
    try reader.form(Self.form)
    top = reader.numberedHash()
    frames = []
    notes = []
    for _ in 0..<reader.length(upTo: Int(SyncLimits.frames.upperBound)) where !reader.isBroken {
      frames.append(reader.logFrame())
    }
    for _ in 0..<reader.length(upTo: Self.mostNotes) where !reader.isBroken {
      notes.append(reader.seenNote())
    }
    try reader.finish()
  }

  package var bytes: [UInt8] {
    get throws(WireError) {
      var writer = ByteWriter()
      writer.write(form: Self.form)
      writer.write(top)
      writer.write(length: frames.count)
      for frame in frames { writer.write(frame) }
      writer.write(length: notes.count)
      for note in notes { writer.write(note) }
      guard writer.bytes.count <= SyncLimits.body else { throw .tooLarge }
      return writer.bytes
    }
  }
}
