import Basics

/// The names by which a zone may be known to others, the likeliest first: its own, that of its Windows name, and
/// what stands behind prefixes as in "/mozilla.org/20050126_1/Europe/Berlin".
func knownNames(of name: Bytes) -> [String] {
  var names = [String(decoding: name, as: UTF8.self)]
  if let city = WindowsZones.name(of: name) { names.append(city) }
  var rest = name
  while let slash = rest.firstIndex(of: UInt8(ascii: "/")) {
    rest = rest[rest.index(after: slash)...]
    if !rest.isEmpty { names.append(String(decoding: rest, as: UTF8.self)) }
  }
  return names
}
