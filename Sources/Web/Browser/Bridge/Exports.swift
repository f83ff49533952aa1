#if hasFeature(Embedded)
import App
import AppCore
import Basics
import Domain
import Strings
import SyncEngine
import SyncWire

// What `Public/runtime/module.js` calls. JavaScript writes bytes into `inbox` and reads answers from
// `outbox`; both are valid until the next call.

nonisolated(unsafe) private var app: RunningApp?
nonisolated(unsafe) private var inbox: [UInt8] = []
nonisolated(unsafe) private var outbox: [UInt8] = []

/// Room for a message of so many bytes, which JavaScript fills at once.
@_expose(wasm, "inbox") @_cdecl("timequest_inbox")
public func exportInbox(_ length: Int32) -> UnsafeMutablePointer<UInt8>? {
  let length = max(Int(length), 1)
  inbox = [UInt8](unsafeUninitializedCapacity: length) { $1 = length }
  return inbox.withUnsafeMutableBufferPointer { $0.baseAddress }
}

@_expose(wasm, "outbox") @_cdecl("timequest_outbox")
public func exportOutbox() -> UnsafePointer<UInt8>? {
  outbox.withUnsafeBufferPointer { $0.baseAddress }
}

/// The inbox holds 32 random bytes, then the table of texts; answers 1 when the table is one of this module.
@_expose(wasm, "start") @_cdecl("timequest_start")
public func exportStart() -> Int32 {
  guard inbox.count >= 32, let texts = Texts(Array(inbox.dropFirst(32))) else { return 0 }
  let seed = (word(at: 0), word(at: 8), word(at: 16), word(at: 24))
  app = RunningApp(port: .live(), texts: texts, dice: Dice(seed: seed), laterPart: .coming)
  return 1
}

/// The inbox holds the table of the later part; answers 1 when it is one of this module.
@_expose(wasm, "join_texts") @_cdecl("timequest_join_texts")
public func exportJoinTexts() -> Int32 { app?.join(inbox) == true ? 1 : 0 }

/// What came of a request: the inbox holds it, unless it could not be done.
@_expose(wasm, "answer") @_cdecl("timequest_answer")
public func exportAnswer(_ id: Int32, _ isGiven: Int32, _ length: Int32) {
  app?.answer(Int(id), isGiven == 1 ? takeInbox(Int(length)) : nil)
}

/// What the browser says unasked, with what the inbox holds.
@_expose(wasm, "news") @_cdecl("timequest_news")
public func exportNews(_ kind: Int32, _ length: Int32) {
  guard let kind = NewsKind(rawValue: UInt8(truncatingIfNeeded: kind)) else { return }
  app?.news(kind, takeInbox(Int(length)))
}

/// The inbox holds a snapshot; answers 1 when it is whole.
@_expose(wasm, "restore") @_cdecl("timequest_restore")
public func exportRestore() -> Int32 {
  app?.restore(snapshot: inbox) == true ? 1 : 0
}

/// Makes a part of the snapshot; fills the outbox and answers its length when it was the last one,
/// otherwise 0.
@_expose(wasm, "pack_snapshot") @_cdecl("timequest_pack_snapshot")
public func exportPackSnapshot() -> Int32 {
  outbox = app?.packSnapshot() ?? []
  return Int32(outbox.count)
}

/// Goes through a part of a quest unseen; answers 1 while there is more to go through.
@_expose(wasm, "rehearse") @_cdecl("timequest_rehearse")
public func exportRehearse() -> Int32 { app?.rehearse() == true ? 1 : 0 }

/// The inbox holds the device's 16 bytes, then the records that came after the snapshot.
@_expose(wasm, "opened") @_cdecl("timequest_opened")
public func exportOpened(_ canWrite: Int32) {
  guard inbox.count >= 16 else { return }
  let device = UInt128(word(at: 0)) << 64 | UInt128(word(at: 8))
  app?.opened(
    device: device,
    records: Array(inbox.dropFirst(16)),
    role: canWrite == 1 ? .writer : .reader
  )
}

@_expose(wasm, "frame") @_cdecl("timequest_frame")
public func exportFrame() { app?.frame() }

/// The inbox holds the event's value.
@_expose(wasm, "event") @_cdecl("timequest_event")
public func exportEvent(_ node: Int32, _ code: Int32, _ length: Int32) {
  let value = String(decoding: inbox.prefix(Int(length)), as: UTF8.self)
  app?.event(
    node: UInt32(bitPattern: node),
    code: UInt8(truncatingIfNeeded: code),
    value: value
  )
}

/// Fills the outbox with what a try stores but for the first ones, numbered from a counter; answers its length.
@_expose(wasm, "encode_batch") @_cdecl("timequest_encode_batch")
public func exportEncodeBatch(_ batch: Int32, _ stored: Int32, _ counter: Double) -> Int32 {
  var writer = ByteWriter()
  let operations = app?.encode(through: Int(batch), without: Int(stored), from: Int64(counter))
  for operation in operations ?? [] { writer.write(operation) }
  outbox = writer.bytes
  return Int32(outbox.count)
}

/// Without a copy: a file can be as long as all that there is room for.
private func takeInbox(_ length: Int) -> [UInt8] {
  var bytes: [UInt8] = []
  swap(&bytes, &inbox)
  bytes.removeLast(max(bytes.count - length, 0))
  return bytes
}

private func word(at offset: Int) -> UInt64 {
  inbox[offset..<offset + 8].reduce(0) { $0 << 8 | UInt64($1) }
}
#endif
