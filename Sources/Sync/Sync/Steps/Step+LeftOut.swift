import Basics
import SyncRoster
import SyncWire

/// The way back where a pack of a device of the family was passed over: the log is read again from the last good place.
///
/// No honest device writes a pack that has to be passed over. It was damaged on its way, or a key could not be read
/// when it came, and an earlier version took that for an answer; or it is of a view, of which that version knew
/// nothing.
extension Step {
  private static let day: Int64 = 86_400_000

  /// Reads again what was left out, once a day, because a server may give the same again.
  ///
  /// - Returns: whether something is read.
  mutating func readsLeftOut() -> Bool {
    guard let place = book.firstLeftOut else {
      noteWhatCameBack()
      return false
    }
    let today = now / Self.day + 1
    if book.lookedBackOn == today || has(.leftOutForEver) { return false }
    (book.lookedBackOn, book.isLookingBack) = (today, true)
    book.readAgain(from: place)
    read()
    return true
  }

  private mutating func noteWhatCameBack() {
    if !book.isLookingBack { return }
    book.isLookingBack = false
    end(.refused)
    tell(.cameBack)
  }
}

extension Book {
  /// The place in the log of the first pack that belongs into a chain of a device of the family, and is neither there
  /// nor among those that wait.
  fileprivate var firstLeftOut: Int64? {
    let behind = log.places.all.filter { lacks($0.value, of: $0.device, $0.stream) }
    if behind.isEmpty { return nil }
    let index = log.records.firstIndex { record in
      guard case .pack(let device, let stream, let place) = record else { return false }
      return behind.contains { $0.device == device && $0.stream == stream }
        && (roster.views[stream].exists || end(device, stream).number < place.number)
    }
    guard let index, !unread.contains(where: { $0.seq == index + 1 }) else { return nil }
    return Int64(index + 1)
  }

  /// Whether a chain of an active device lies further in the log than here, and is for this device.
  private func lacks(_ place: ChainPlace, of device: DeviceID, _ stream: StreamID) -> Bool {
    if device == self.device || !roster.isActive(device) { return false }
    if roster.views[stream].exists {
      return reads(view: stream) && !piece(stream, by: device).exists
    }
    return role.contains(stream) && end(device, stream).number < place.number
  }

  /// Goes back to a place of the log: what lies there already is known again, and what waited comes with the rest.
  fileprivate mutating func readAgain(from seq: Int64) {
    log.goBack(to: seq - 1)
    unread.removeAll { $0.seq >= seq }
  }
}
