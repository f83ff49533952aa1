#if hasFeature(Embedded)
import Basics
import SyncHost
import SyncWire

// What `Public/runtime/later/sync/machine.js` calls: it writes a message into `inbox` and reads orders out of `outbox`.

nonisolated(unsafe) private var inbox: [UInt8] = []
nonisolated(unsafe) private var outbox: [UInt8] = []
nonisolated(unsafe) private var host = DeviceSync(server: "")

@_expose(wasm, "inbox") @_cdecl("sync_inbox")
public func exportInbox(_ length: Int32) -> UnsafeMutablePointer<UInt8>? {
  let length = max(Int(length), 1)
  inbox = [UInt8](unsafeUninitializedCapacity: length) { $1 = length }
  return inbox.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// The server's origin, which lies in the inbox.
@_expose(wasm, "begin") @_cdecl("sync_begin")
public func exportBegin(_ length: Int32) {
  host = DeviceSync(server: String(decoding: inbox.prefix(Int(length)), as: UTF8.self))
}

/// Takes the message in the inbox; answers the length of what is in the outbox.
///
/// Orders lie there, each a piece; nothing comes of what is no message.
///
/// - Parameter now: milliseconds since 1970.
@_expose(wasm, "take") @_cdecl("sync_take")
public func exportTake(_ length: Int32, _ now: Double) -> Int32 {
  var writer = ByteWriter()
  if let message = HostMessage(Array(inbox.prefix(Int(length)))) {
    for order in host.take(message, now: Int64(now)) { writer.write(order.bytes[...]) }
  }
  outbox = writer.bytes
  return Int32(outbox.count)
}

@_expose(wasm, "outbox") @_cdecl("sync_outbox")
public func exportOutbox() -> UnsafePointer<UInt8>? {
  outbox.withUnsafeBufferPointer { $0.baseAddress }
}
#endif

/// The module that keeps a family's devices in step, beside the app and not in its way.
@main struct SyncWorkerMain {
  static func main() {}
}
