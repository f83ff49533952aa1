#if hasFeature(Embedded)
// What `Public/runtime/module.js` hands in. Numbers that may need more than 32 bits cross as Double.

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

/// Everything else; answered through `answer`, unless the number is 0.
@_extern(wasm, module: "env", name: "request") @_extern(c)
func browserRequest(_ id: Int32, _ kind: Int32, _ bytes: UnsafePointer<UInt8>?, _ length: Int32)
#endif
