import Domain
import SyncWire

extension SessionItem.Events {
  var packed: ArraySlice<UInt8> {
    var writer = ByteWriter()
    writer.write(optional: start) { $1.write(to: &$0) }
    writer.write(credit)
    writer.write(count: entries.count)
    for entry in entries {
      writer.write(entry.stamp)
      entry.event.write(to: &writer)
    }
    return writer.bytes[...]
  }

  /// What can be read of bytes that are not as they were written.
  init(packed: ArraySlice<UInt8>) {
    var reader = ByteReader(packed)
    start = SessionItem.Start(ifAnyFrom: &reader)
    credit = reader.experience()
    for _ in 0..<reader.count() {
      entries.append(SessionItem.Entry(stamp: reader.stamp(), event: SessionEvent(from: &reader)))
    }
  }
}

extension SessionItem.Start {
  /// What packed events begin with.
  init?(ifAnyFrom reader: inout ByteReader) {
    guard reader.bool() else { return nil }
    self.init(from: &reader)
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(stamp)
    writer.write(empty.id)
    writer.write(empty.routine)
    writer.write(empty.player)
    writer.write(empty.startedAt)
    writer.write(empty.offset)
    writer.write(empty.isCalibration)
    writer.write(count: empty.plan.count)
    for step in empty.plan {
      writer.write(step.id)
      writer.write(step.name)
      writer.write(step.icon.name)
    }
  }

  fileprivate init(from reader: inout ByteReader) {
    stamp = reader.stamp()
    empty = QuestSession(
      id: reader.identifier(),
      routine: reader.identifier(),
      player: reader.identifier(),
      startedAt: reader.instant(),
      offset: reader.offset(),
      isCalibration: reader.bool(),
      plan: (0..<reader.count()).map { _ in
        QuestSession.PlannedStep(
          id: reader.identifier(),
          name: reader.text(),
          icon: Icon(reader.text())
        )
      }
    )
  }
}
