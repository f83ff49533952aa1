import FoundationEssentials
import ICalendar

/// The zones that this system knows.
package enum SystemZones {
  private static let folder = "/usr/share/zoneinfo"

  /// The offsets of an IANA zone, in whichever letters, as browsers take them; none for other names.
  package static func table(_ name: String) -> OffsetTable? {
    // The name stands in a file of a stranger, and must not lead elsewhere: for a system it ends with a zero, for us not.
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count <= 3, name.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      !parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") })
    else { return nil }
    return table(at: folder + "/" + name) ?? path(of: parts).flatMap { table(at: $0) }
  }

  private static func table(at path: String) -> OffsetTable? {
    FileManager.default.contents(atPath: path).flatMap { OffsetTable(tzif: Array($0)) }
  }

  /// Where something of that name lies, in other letters.
  private static func path(of parts: [String]) -> String? {
    var path = folder
    for part in parts {
      let here = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      guard let found = here.first(where: { $0.lowercased() == part.lowercased() }) else {
        return nil
      }
      path += "/" + found
    }
    return path
  }
}
