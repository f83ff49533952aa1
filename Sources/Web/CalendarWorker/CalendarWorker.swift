#if hasFeature(Embedded)
import Calendars
import Time

// What `Public/runtime/later/calendar-worker.js` calls: it writes a file into `inbox`, and reads the answer out of
// `outbox`. The module reads one file and is thrown away.

nonisolated(unsafe) private var inbox: [UInt8] = []
nonisolated(unsafe) private var outbox: [UInt8] = []

/// In seconds; below every offset for a zone that nobody knows, and of this device's clocks without a name.
@_extern(wasm, module: "env", name: "zone_offset") @_extern(c)
func browserOffset(_ name: UnsafePointer<UInt8>?, _ length: Int32, _ seconds: Double) -> Int32

@_expose(wasm, "inbox") @_cdecl("calendar_inbox")
public func exportInbox(_ length: Int32) -> UnsafeMutablePointer<UInt8>? {
  let length = max(Int(length), 1)
  inbox = [UInt8](unsafeUninitializedCapacity: length) { $1 = length }
  return inbox.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Reads the file in the inbox; answers the length of what is in the outbox, 0 when the file is no calendar.
///
/// - Parameters:
///   - today: in days since 1970.
///   - length: of the file.
@_expose(wasm, "read") @_cdecl("calendar_read")
public func exportRead(_ today: Int32, _ length: Int32) -> Int32 {
  // Taken out, because a long one need not be there twice.
  var file: [UInt8] = []
  swap(&file, &inbox)
  if file.count > Int(length) { file.removeLast(file.count - Int(length)) }
  let reading = CalendarReading(of: file, on: LocalDay(number: Int(today))) { zone, seconds in
    let name = Array(zone.utf8)
    let offset = name.withUnsafeBufferPointer {
      browserOffset($0.baseAddress, Int32($0.count), Double(seconds))
    }
    return offset < -1_000_000 ? nil : Int(offset)
  }
  outbox = reading?.bytes ?? []
  return Int32(outbox.count)
}

@_expose(wasm, "outbox") @_cdecl("calendar_outbox")
public func exportOutbox() -> UnsafePointer<UInt8>? {
  outbox.withUnsafeBufferPointer { $0.baseAddress }
}
#endif

/// The module that reads calendars, beside the app and not in its way.
@main struct CalendarWorkerMain {
  static func main() {}
}
