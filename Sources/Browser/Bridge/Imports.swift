#if hasFeature(Embedded)
// What `Public/runtime/program.js` hands in. Numbers that may need more than 32 bits cross as Double.

@_extern(wasm, module: "env", name: "now") @_extern(c)
func browserNow() -> Double

@_extern(wasm, module: "env", name: "monotonic") @_extern(c)
func browserMonotonic() -> Double

/// Minutes by which the local clock was ahead of UTC at an instant.
@_extern(wasm, module: "env", name: "utc_offset") @_extern(c)
func browserUTCOffset(_ milliseconds: Double) -> Int32

@_extern(wasm, module: "env", name: "apply_patches") @_extern(c)
func browserApplyPatches(_ bytes: UnsafePointer<UInt8>?, _ length: Int32)

@_extern(wasm, module: "env", name: "request_frame") @_extern(c)
func browserRequestFrame()

@_extern(wasm, module: "env", name: "append") @_extern(c)
func browserAppend(_ batch: Int32, _ attempt: Int32)

@_extern(wasm, module: "env", name: "wait") @_extern(c)
func browserWait(_ timer: Int32, _ milliseconds: Double)

@_extern(wasm, module: "env", name: "set_inside") @_extern(c)
func browserSetInside(_ isInside: Int32)

@_extern(wasm, module: "env", name: "take_pen") @_extern(c)
func browserTakePen()

@_extern(wasm, module: "env", name: "keep_storage") @_extern(c)
func browserKeepStorage()

@_extern(wasm, module: "env", name: "reload") @_extern(c)
func browserReload()

@_extern(wasm, module: "env", name: "save_snapshot") @_extern(c)
func browserSaveSnapshot()

@_extern(wasm, module: "env", name: "remember_use") @_extern(c)
func browserRememberUse(_ isUsed: Int32)

@_extern(wasm, module: "env", name: "keep_drafts") @_extern(c)
func browserKeepDrafts(_ drafts: UnsafePointer<UInt8>?, _ length: Int32)

/// By the numbers of `Look`.
@_extern(wasm, module: "env", name: "keep_look") @_extern(c)
func browserKeepLook(_ look: Int32)

@_extern(wasm, module: "env", name: "read_gate") @_extern(c)
func browserReadGate()

@_extern(wasm, module: "env", name: "store_gate") @_extern(c)
func browserStoreGate(_ record: UnsafePointer<UInt8>?, _ length: Int32)

@_extern(wasm, module: "env", name: "make_gate") @_extern(c)
func browserMakeGate(_ pin: UnsafePointer<UInt8>?, _ length: Int32, _ rounds: Double)

/// The salt, then the PIN.
@_extern(wasm, module: "env", name: "derive_pin") @_extern(c)
func browserDerivePIN(
  _ bytes: UnsafePointer<UInt8>?,
  _ saltLength: Int32,
  _ length: Int32,
  _ rounds: Double
)

@_extern(wasm, module: "env", name: "derive_family_code") @_extern(c)
func browserDeriveFamilyCode(_ code: UnsafePointer<UInt8>?, _ length: Int32)
#endif
