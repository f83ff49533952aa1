import AppCore
import Basics
import Controls
import Markup
import Strings

/// A QR code as the browser has drawn it: how many modules a side has, and the dark ones as the course of a path.
struct QRCode: Hashable, Sendable {
  /// 21 to 177.
  let side: Int
  let course: String

  /// None where it could not have been drawn.
  init?(bytes: [UInt8]) {
    guard let side = bytes.first, (21...177).contains(side), bytes.count > 1 else { return nil }
    self.side = Int(side)
    course = String(decoding: bytes.dropFirst(), as: UTF8.self)
  }

  /// Light modules around it, without which no reader has to find it (ISO/IEC 18004).
  fileprivate static let quietZone = 4.0
}

/// Dark on light, whatever the screen looks like.
func qrCode(_ code: QRCode, _ name: String) -> View {
  let (side, quiet) = (Double(code.side), QRCode.quietZone)
  return svg(
    .class("qr"),
    .viewBox(-quiet, -quiet, side + 2 * quiet, side + 2 * quiet),
    .role("img"),
    .aria("label", name)
  ) { path(.d(code.course)) }
}
