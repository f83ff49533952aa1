import Sync
import SyncWire

/// What devices say of how far they have read is looked at, and not said too often; silence is told, and not without
/// a reason.
extension SyncWorld {
  func checkNotes() throws(BrokenInvariant) {
    for device in members where server(of: device).isActive(device.id) && hasOddNote(device) {
      throw fail(6, "\(device.name) says nothing of a note of another log")
    }
    for (name, days) in memory.noted where !memory.faulty.contains(name) {
      if days.values.contains(where: { $0 > 1 }) { throw fail(13, "\(name) puts two notes a day") }
    }
    // What a hostile server bends, and whom it shows another log, is reason enough.
    if mischief == nil { try checkSilence() }
  }

  /// Whether a device is shown a note of a log that it has not read.
  func hasOddNote(_ device: SimulatedDevice) -> Bool {
    server(of: device).notes.contains { note in
      device.others.contains(note.device)
        && device.book.log.link(note.at.number).map { $0 != note.at.hash } ?? false
    }
  }

  private func checkSilence() throws(BrokenInvariant) {
    if let name = memory.silenceWithoutCause.first {
      throw fail(6, "\(name) says that nothing of others comes")
    }
    for device in known where device.isSilent {
      if !hasReasonForSilence(device) {
        throw fail(6, "\(device.name) goes on saying that nothing of others comes")
      }
    }
  }

  /// Whoever is shown nothing of the others says so once a week has gone by.
  func checkWithheld() throws(BrokenInvariant) {
    guard let device = members.first(where: { $0.name == hostility.shutOut }) else { return }
    for _ in 0...8 {
      idle += Self.day
      for member in members { sync(member, 400) }
    }
    guard device.isMember, server(of: device).isActive(device.id), !device.others.isEmpty,
      notices[.withheld]?.contains(device.name) != true
    else { return }
    throw fail(6, "\(device.name) is shown nothing of the others, and does not say so")
  }
}
