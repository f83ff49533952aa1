import Basics
import Domain

extension CalendarSource.Origin {
  /// "hockey.ics"; of an address its host alone: the rest of it is often a secret.
  var shown: String {
    switch self {
    case .file(let file): file
    case .address(let address): address.host
    }
  }

  /// What the calendar may be called: "hockey" of "hockey.ics".
  var name: String {
    switch self {
    case .file(let file): file.withoutEnding
    case .address(let address): address.host
    }
  }
}

extension String {
  /// What stands between the slashes and the next one.
  fileprivate var host: String {
    let parts = utf8.split(separator: UInt8(ascii: "/"))
    return parts.count > 1 ? String(decoding: Array(parts[1]), as: UTF8.self) : self
  }

  fileprivate var withoutEnding: String {
    let bytes = Array(utf8)
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return self }
    return String(decoding: bytes[..<dot], as: UTF8.self)
  }
}
