import Basics

/// The names by which a zone may be known to others, the likeliest first.
///
/// Its own, that of its Windows name, and what stands behind prefixes as in "/mozilla.org/20050126_1/Europe/Berlin" and
/// "tzone://Microsoft/Utc"; then the same of what it might have been before somebody wrote it in another way.
func knownNames(of name: Bytes) -> [String] {
  // None is longer, or has more slashes; a file of many such names would take minutes to look up.
  guard name.count <= 200 else { return [] }
  var names: [String] = []
  var rest = name
  for _ in 0..<8 {
    append(rest, &names)
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { break }
    rest = rest[(slash + 1)...]
  }
  append(name.withoutNumber, &names)
  append(name.asStandardTime, &names)
  append(name.asPath, &names)
  return names
}

/// The zones that a name as Outlook shows it may mean: "(UTC-05:00) Eastern Time (US & Canada)" by its words,
/// "(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna" by the first of its cities that is one of IANA's.
func shownNames(of name: Bytes) -> [String] {
  guard name.count <= 200 else { return [] }
  let words = name.withoutOffset.behindWords
  var names: [String] = []
  append(words.prefix { $0 != UInt8(ascii: "(") }.trimmed, &names)
  for city in words.split(separator: ASCII.comma).prefix(6) {
    let city = city.trimmed
    guard !city.isEmpty else { continue }
    for continent in continents {
      names.append(continent + String(decoding: city.withUnderscores, as: UTF8.self))
    }
  }
  return names
}

private let continents = ["Europe/", "America/", "Asia/", "Australia/", "Africa/", "Pacific/"]

private func append(_ name: Bytes, _ names: inout [String]) {
  guard !name.isEmpty else { return }
  names.append(String(decoding: name, as: UTF8.self))
  if let city = WindowsZones.name(of: name) { names.append(city) }
}

extension Bytes {
  /// Without the number that some programs put behind a second zone of one name; empty where there is none.
  fileprivate var withoutNumber: Bytes {
    let digits = reversed().prefix { $0.isDigit }.count
    let name = dropLast(digits)
    return digits > 0 && name.last == ASCII.space ? name.trimmed : []
  }

  /// "Eastern Standard Time" of "Eastern Daylight Time" and "Eastern Summer Time"; empty of others.
  fileprivate var asStandardTime: Bytes {
    for ending: StaticString in [" Daylight Time", " Summer Time"] {
      let length = ending.utf8CodeUnitCount
      guard count > length, suffix(length).reads(ending) else { continue }
      return dropLast(length) + Array(" Standard Time".utf8)
    }
    return []
  }

  /// "America/New_York" of "America-New_York" and "America/New York"; empty of others.
  fileprivate var asPath: Bytes {
    var path = withUnderscores
    if !path.contains(UInt8(ascii: "/")), let dash = path.firstIndex(of: ASCII.minus) {
      path[dash] = UInt8(ascii: "/")
    }
    return path.elementsEqual(self) ? [] : path
  }

  fileprivate var withUnderscores: Bytes {
    map { $0 == ASCII.space ? UInt8(ascii: "_") : $0 }[...]
  }

  /// Without "(UTC+01:00)" before it.
  fileprivate var withoutOffset: Bytes {
    guard first == UInt8(ascii: "("), let end = firstIndex(of: UInt8(ascii: ")")) else {
      return self
    }
    return self[index(after: end)...].trimmed
  }

  /// "Dublin, London" of "Greenwich Mean Time : Dublin, London".
  fileprivate var behindWords: Bytes {
    guard let colon = firstIndex(of: ASCII.colon) else { return self }
    return self[index(after: colon)...].trimmed
  }
}

extension OffsetTable {
  /// The offset that the name of a zone says itself: "UTC-5", "GMT+0100", "(UTC+01:00) Somewhere", "-05:00".
  ///
  /// - Returns: the offset in seconds; none where it says none, or one of standard time and another of summer.
  static func offset(in name: Bytes) -> Int? {
    var rest = name.trimmed
    if rest.first == UInt8(ascii: "(") {
      rest = rest.dropFirst().prefix { $0 != UInt8(ascii: ")") }
    }
    let begin = rest
    if rest.hasPrefix("UTC") || rest.hasPrefix("GMT") { rest = rest.dropFirst(3).trimmed }
    if rest.isEmpty { return begin.isEmpty ? nil : 0 }
    return rest.clockOffset
  }
}
