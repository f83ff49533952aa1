import Glibc

/// Where somebody is, in numbers and without the port.
enum PeerAddress {
  static func text(_ address: UnsafePointer<sockaddr>?, _ length: socklen_t) -> String {
    var bytes = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let code = getnameinfo(
      address,
      length,
      &bytes,
      socklen_t(bytes.count),
      nil,
      0,
      NI_NUMERICHOST
    )
    guard code == 0 else { return "" }
    let text = String(
      decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
      as: UTF8.self
    )
    // An address of version 4 that reaches a socket of version 6 is the same one.
    return text.hasPrefix("::ffff:") && text.contains(".") ? String(text.dropFirst(7)) : text
  }
}
