import Basics

/// The names by which a zone may be known to others, the likeliest first: its own, that of its Windows name, and
/// what stands behind prefixes as in "/mozilla.org/20050126_1/Europe/Berlin" and "tzone://Microsoft/Utc".
func knownNames(of name: Bytes) -> [String] {
  var names: [String] = []
  var rest = name
  while true {
    if !rest.isEmpty {
      names.append(String(decoding: rest, as: UTF8.self))
      if let city = WindowsZones.name(of: rest) { names.append(city) }
    }
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return names }
    rest = rest[rest.index(after: slash)...]
  }
}
