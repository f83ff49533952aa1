#if hasFeature(Embedded)
import AppCore
import Domain
import Strings
import SyncEngine
import SyncWire

// What `Public/runtime/program.js` calls. JavaScript writes bytes into `inbox` and reads answers from
// `outbox`; both are valid until the next call.

nonisolated(unsafe) var program: Program?
nonisolated(unsafe) var inbox: [UInt8] = []
nonisolated(unsafe) var outbox: [UInt8] = []

/// Room for a message of so many bytes.
@_expose(wasm, "inbox") @_cdecl("timequest_inbox")
public func exportInbox(_ length: Int32) -> UnsafeMutablePointer<UInt8>? {
  inbox = [UInt8](repeating: 0, count: max(Int(length), 1))
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
  program = Program(host: .live(), texts: texts, dice: Dice(seed: seed))
  return 1
}

/// The inbox holds changes that were not saved before the page was loaded again.
@_expose(wasm, "drafts_found") @_cdecl("timequest_drafts_found")
public func exportDraftsFound() { program?.draftsFound(inbox) }

/// The inbox holds a snapshot; answers 1 when it is whole.
@_expose(wasm, "restore") @_cdecl("timequest_restore")
public func exportRestore() -> Int32 {
  program?.restore(snapshot: inbox) == true ? 1 : 0
}

/// Makes a part of the snapshot; fills the outbox and answers its length when it was the last one,
/// otherwise 0.
@_expose(wasm, "pack_snapshot") @_cdecl("timequest_pack_snapshot")
public func exportPackSnapshot() -> Int32 {
  outbox = program?.packSnapshot() ?? []
  return Int32(outbox.count)
}

/// The inbox holds the device's 16 bytes, then the records that came after the snapshot.
@_expose(wasm, "opened") @_cdecl("timequest_opened")
public func exportOpened(_ holdsPen: Int32) {
  guard inbox.count >= 16 else { return }
  let device = UInt128(word(at: 0)) << 64 | UInt128(word(at: 8))
  program?.opened(
    device: device,
    records: Array(inbox.dropFirst(16)),
    role: holdsPen == 1 ? .writer : .reader
  )
}

/// The browser keeps nothing.
@_expose(wasm, "storage_blocked") @_cdecl("timequest_storage_blocked")
public func exportStorageBlocked() { program?.send(.start(.unusable(.blocked))) }

/// The device has no room for the first records.
@_expose(wasm, "storage_full") @_cdecl("timequest_storage_full")
public func exportStorageFull() { program?.send(.start(.unusable(.full))) }

@_expose(wasm, "frame") @_cdecl("timequest_frame")
public func exportFrame() { program?.frame() }

/// The inbox holds the event's value.
@_expose(wasm, "event") @_cdecl("timequest_event")
public func exportEvent(_ node: Int32, _ code: Int32, _ length: Int32) {
  let value = String(decoding: inbox.prefix(Int(length)), as: UTF8.self)
  program?.event(
    node: UInt32(bitPattern: node),
    code: UInt8(truncatingIfNeeded: code),
    value: value
  )
}

@_expose(wasm, "timer_fired") @_cdecl("timequest_timer_fired")
public func exportTimerFired(_ timer: Int32) { program?.timerFired(Int(timer)) }

@_expose(wasm, "went_back") @_cdecl("timequest_went_back")
public func exportWentBack() { program?.wentBack() }

@_expose(wasm, "page_hidden") @_cdecl("timequest_page_hidden")
public func exportPageHidden(_ isHidden: Int32) {
  program?.send(.quest(isHidden == 1 ? .pageHidden : .pageShown))
}

/// Fills the outbox with the batch's operations, numbered from a counter; answers its length.
///
/// For each operation: its id as 32 characters, 4 bytes of length, little-endian, the record.
@_expose(wasm, "encode_batch") @_cdecl("timequest_encode_batch")
public func exportEncodeBatch(_ batch: Int32, _ counter: Double) -> Int32 {
  fillOutbox(program?.encode(batch: Int(batch), from: Int64(counter)) ?? [])
}

func fillOutbox(_ operations: [EncodedOperation]) -> Int32 {
  outbox.removeAll(keepingCapacity: true)
  for operation in operations {
    outbox += Array(operation.id.raw.hexText.utf8)
    for shift in [0, 8, 16, 24] {
      outbox.append(UInt8(truncatingIfNeeded: operation.record.count >> shift))
    }
    outbox += operation.record
  }
  return Int32(outbox.count)
}

@_expose(wasm, "saved") @_cdecl("timequest_saved")
public func exportSaved(_ batch: Int32) { program?.saved(batch: Int(batch)) }

/// The device has no room for a batch.
@_expose(wasm, "no_room") @_cdecl("timequest_no_room")
public func exportNoRoom(_ batch: Int32) { program?.send(.saving(.foundNoRoom(Int(batch)))) }

/// The inbox holds records that another tab stored.
@_expose(wasm, "news_arrived") @_cdecl("timequest_news_arrived")
public func exportNewsArrived() { program?.newsArrived(records: inbox) }

@_expose(wasm, "pen_changed") @_cdecl("timequest_pen_changed")
public func exportPenChanged(_ holdsPen: Int32) {
  program?.send(.tab(holdsPen == 1 ? .becameWriter : .becameReader))
}

/// New pages get a newer version of the app than this one.
@_expose(wasm, "update_found") @_cdecl("timequest_update_found")
public func exportUpdateFound() { program?.send(.update(.found)) }

/// Before the log is opened: whether the app runs from the home screen, and whether this browser
/// remembers that it was used, and how it looks there.
@_expose(wasm, "placed") @_cdecl("timequest_placed")
public func exportPlaced(_ isInstalled: Int32, _ wasUsed: Int32, _ look: Int32) {
  program?.placed(isInstalled: isInstalled == 1, wasUsed: wasUsed == 1, look: Int(look))
}

// The family's PIN. What could not be had is told by a number.

/// The inbox holds what this device keeps of its PIN, of so many bytes; below 0: it cannot be read.
@_expose(wasm, "gate_read") @_cdecl("timequest_gate_read")
public func exportGateRead(_ length: Int32) {
  send(.recordRead(length < 0 ? nil : Array(inbox.prefix(Int(length)))))
}

@_expose(wasm, "gate_stored") @_cdecl("timequest_gate_stored")
public func exportGateStored(_ isStored: Int32) { send(.recordStored(isStored == 1)) }

/// The inbox holds 16 bytes of salt, 32 of the PIN's key, 16 of the family code, 32 that verify it.
@_expose(wasm, "gate_made") @_cdecl("timequest_gate_made")
public func exportGateMade(_ isMade: Int32) {
  guard isMade == 1, inbox.count == 96 else { return send(.made(nil)) }
  send(
    .made(
      NewGate(
        salt: Array(inbox[0..<16]),
        key: Array(inbox[16..<48]),
        code: UInt128(word(at: 48)) << 64 | UInt128(word(at: 56)),
        codeVerifier: Array(inbox[64..<96])
      )
    )
  )
}

/// The inbox holds 32 bytes.
@_expose(wasm, "gate_derived") @_cdecl("timequest_gate_derived")
public func exportGateDerived(_ isDerived: Int32) {
  send(.derived(isDerived == 1 ? Array(inbox.prefix(32)) : nil))
}

private func send(_ action: GateAction) { program?.send(.family(.gate(action))) }

private func word(at offset: Int) -> UInt64 {
  inbox[offset..<offset + 8].reduce(0) { $0 << 8 | UInt64($1) }
}
#endif
