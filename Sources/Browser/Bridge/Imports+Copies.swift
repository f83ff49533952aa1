#if hasFeature(Embedded)
// What `Public/runtime/program.js` hands in for copies of the log.

/// The file's name, then the passphrase; the number of rounds is 0 for a copy that is not sealed.
@_extern(wasm, module: "env", name: "save_copy") @_extern(c)
func browserSaveCopy(
  _ bytes: UnsafePointer<UInt8>?,
  _ nameLength: Int32,
  _ length: Int32,
  _ rounds: Double
)

@_extern(wasm, module: "env", name: "remember_copy") @_extern(c)
func browserRememberCopy(_ milliseconds: Double)

@_extern(wasm, module: "env", name: "pick_copy") @_extern(c)
func browserPickCopy()

/// 16 bytes of salt, 12 of the vector, what was sealed along, the passphrase, the sealed bytes.
@_extern(wasm, module: "env", name: "unseal_copy") @_extern(c)
func browserUnsealCopy(
  _ bytes: UnsafePointer<UInt8>?,
  _ headLength: Int32,
  _ passphraseLength: Int32,
  _ length: Int32,
  _ rounds: Double
)

@_extern(wasm, module: "env", name: "plan_copy") @_extern(c)
func browserPlanCopy()

@_extern(wasm, module: "env", name: "store_copy") @_extern(c)
func browserStoreCopy(_ counter: Double)

@_extern(wasm, module: "env", name: "read_keeping") @_extern(c)
func browserReadKeeping()

@_extern(wasm, module: "env", name: "erase_everything") @_extern(c)
func browserEraseEverything()
#endif
