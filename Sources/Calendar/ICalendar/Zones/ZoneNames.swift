import Basics

/// The names by which a zone may be known to others, the likeliest first: its own, that of its Windows name, and
/// what stands behind prefixes as in "/mozilla.org/20050126_1/Europe/Berlin" and "tzone://Microsoft/Utc".
func knownNames(of name: Bytes) -> [String] {
  // None is longer, or has more slashes; a file of many such names would take minutes to look up.
  guard name.count <= 200 else { return [] }
  var names: [String] = []
  var rest = name
  for _ in 0..<8 {
    if !rest.isEmpty {
      names.append(String(decoding: rest, as: UTF8.self))
      if let city = WindowsZones.name(of: rest) { names.append(city) }
    }
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { break }
    rest = rest[(slash + 1)...]
  }
  return names
}
