#if hasFeature(Embedded)
import AppCore
import Domain
import Time

extension BrowserHost {
  /// The real browser.
  static func live() -> BrowserHost {
    BrowserHost(
      moment: { .current },
      applyPatches: { bytes in
        bytes.withUnsafeBufferPointer { browserApplyPatches($0.baseAddress, Int32($0.count)) }
      },
      requestFrame: { browserRequestFrame() },
      append: { browserAppend(Int32($0), Int32($1)) },
      wait: { browserWait(Int32($0), Double($1.milliseconds)) },
      setInside: { browserSetInside($0 ? 1 : 0) },
      takePen: { browserTakePen() },
      keepStorage: { browserKeepStorage() },
      reload: { browserReload() },
      saveSnapshot: { browserSaveSnapshot() },
      rememberUse: { browserRememberUse($0 ? 1 : 0) },
      keepDrafts: { drafts in
        drafts.withUnsafeBufferPointer { browserKeepDrafts($0.baseAddress, Int32($0.count)) }
      },
      keepLook: { browserKeepLook(Int32($0.rawValue)) },
      gate: .live(),
      copies: .live()
    )
  }
}

extension GateHost {
  fileprivate static func live() -> GateHost {
    GateHost(
      read: { browserReadGate() },
      store: { record in
        record.withUnsafeBufferPointer { browserStoreGate($0.baseAddress, Int32($0.count)) }
      },
      make: { pin, rounds in
        Array(pin.utf8).withUnsafeBufferPointer {
          browserMakeGate($0.baseAddress, Int32($0.count), Double(rounds))
        }
      },
      derivePIN: { pin, salt, rounds in
        (salt + Array(pin.utf8)).withUnsafeBufferPointer {
          browserDerivePIN($0.baseAddress, Int32(salt.count), Int32($0.count), Double(rounds))
        }
      },
      deriveFamilyCode: { code in
        let bytes = (0..<16).map { UInt8(truncatingIfNeeded: code >> UInt128(120 - 8 * $0)) }
        bytes.withUnsafeBufferPointer {
          browserDeriveFamilyCode($0.baseAddress, Int32($0.count))
        }
      }
    )
  }
}

extension Moment {
  static var current: Moment {
    let now = browserNow()
    return Moment(
      now: Instant(milliseconds: Int64(now)),
      monotonic: Seconds(milliseconds: Int64(browserMonotonic())),
      offset: UTCOffset(minutes: Int(browserUTCOffset(now)))
    )
  }
}
#endif
