#if hasFeature(Embedded)
import AppCore
import Domain
import Time

extension Port {
  /// The real browser.
  static func live() -> Port {
    Port(
      moment: { .current },
      zone: LocalZone { UTCOffset(minutes: Int(browserUTCOffset(Double($0.milliseconds)))) },
      applyPatches: { bytes in
        bytes.withUnsafeBufferPointer { browserApplyPatches($0.baseAddress, Int32($0.count)) }
      },
      requestFrame: { browserRequestFrame() },
      request: { id, kind, bytes in
        bytes.withUnsafeBufferPointer {
          browserRequest(Int32(id), Int32(kind.rawValue), $0.baseAddress, Int32($0.count))
        }
      }
    )
  }
}

extension Moment {
  fileprivate static var current: Moment {
    let now = browserNow()
    return Moment(
      now: Instant(milliseconds: Int64(now)),
      monotonic: Seconds(milliseconds: Int64(browserMonotonic())),
      offset: UTCOffset(minutes: Int(browserUTCOffset(now)))
    )
  }
}
#endif
