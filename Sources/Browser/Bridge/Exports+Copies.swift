#if hasFeature(Embedded)
import AppCore
import Copies
import Domain
import SyncEngine
import Time

// What `Public/runtime/copies.js` reports, by way of `program.js`.

/// The inbox holds the whole log; fills the outbox with a copy of it and answers its length.
@_expose(wasm, "copy_of_log") @_cdecl("timequest_copy_of_log")
public func exportCopyOfLog() -> Int32 {
  outbox = program?.copy(of: inbox) ?? []
  return Int32(outbox.count)
}

/// The inbox holds 16 bytes of salt and 12 of the vector; fills the outbox with what the copy is sealed along
/// with.
@_expose(wasm, "sealing_head") @_cdecl("timequest_sealing_head")
public func exportSealingHead() -> Int32 {
  let salt = Array(inbox.prefix(SealedCopy.saltLength))
  let iv = Array(inbox.dropFirst(SealedCopy.saltLength))
  outbox = program?.sealingHead(salt: salt, iv: iv) ?? []
  return Int32(outbox.count)
}

/// The inbox holds a copy that has been sealed; fills the outbox with the file.
@_expose(wasm, "sealed_copy") @_cdecl("timequest_sealed_copy")
public func exportSealedCopy() -> Int32 {
  outbox = program?.sealedCopy(of: inbox) ?? []
  return Int32(outbox.count)
}

/// 0: that did not work; 1: she has it; 2: she does not want it after all.
@_expose(wasm, "copy_handed_over") @_cdecl("timequest_copy_handed_over")
public func exportCopyHandedOver(_ outcome: Int32) {
  switch outcome {
  case 1: program?.copyHandedOver()
  case 2: program?.send(.myData(.copyWithdrawn))
  default: program?.send(.myData(.copyNotMade))
  }
}

@_expose(wasm, "file_chosen") @_cdecl("timequest_file_chosen")
public func exportFileChosen() { program?.fileChosen() }

/// The inbox holds the file that she has chosen.
@_expose(wasm, "copy_chosen") @_cdecl("timequest_copy_chosen")
public func exportCopyChosen(_ length: Int32) {
  program?.copyChosen(Array(inbox.prefix(Int(length))))
}

/// The inbox holds what was sealed, of so many bytes; below 0: it does not open.
@_expose(wasm, "copy_unsealed") @_cdecl("timequest_copy_unsealed")
public func exportCopyUnsealed(_ length: Int32) {
  program?.unsealed(length < 0 ? nil : Array(inbox.prefix(Int(length))))
}

/// The inbox holds the whole log, of so many bytes; below 0: it cannot be read.
@_expose(wasm, "copy_planned") @_cdecl("timequest_copy_planned")
public func exportCopyPlanned(_ length: Int32) {
  if length < 0 { return exportCopyStored(0) }
  program?.planCopy(onto: Array(inbox.prefix(Int(length))))
}

/// Fills the outbox with the operations of the chosen copy, laid out as in `encode_batch`.
@_expose(wasm, "encode_copy") @_cdecl("timequest_encode_copy")
public func exportEncodeCopy() -> Int32 { fillOutbox(program?.encodeCopy() ?? []) }

@_expose(wasm, "copy_stored") @_cdecl("timequest_copy_stored")
public func exportCopyStored(_ isStored: Int32) { program?.copyStored(isStored == 1) }

/// When the last copy was made; below 0: never.
@_expose(wasm, "keeping_read") @_cdecl("timequest_keeping_read")
public func exportKeepingRead(_ copiedAt: Double, _ isPromised: Int32) {
  let instant = copiedAt < 0 ? nil : Instant(milliseconds: Int64(copiedAt))
  let keeping = Keeping(copiedAt: instant, isPromised: isPromised == 1)
  program?.send(.copies(.keepingRead(keeping)))
}

@_expose(wasm, "erased") @_cdecl("timequest_erased")
public func exportErased(_ isErased: Int32) {
  program?.send(.copies(.erasing(isErased == 1 ? .erased : .notErased)))
}
#endif
