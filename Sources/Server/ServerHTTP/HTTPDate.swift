import Glibc

/// The time of day, as answers tell it (RFC 9110, section 5.6.7); written once a second.
final class HTTPDate {
  private var second = 0
  private var written = ""

  var text: String {
    var now = time(nil)
    if now == second { return written }
    second = now
    var parts = tm()
    gmtime_r(&now, &parts)
    var bytes = [CChar](repeating: 0, count: 32)
    let count = strftime(&bytes, bytes.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
    written = String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return written
  }
}
