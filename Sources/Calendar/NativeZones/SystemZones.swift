import FoundationEssentials
import ICalendar

/// The zones that this system knows.
package enum SystemZones {
  /// The offsets of an IANA zone; none for other names.
  package static func table(_ name: String) -> OffsetTable? {
    // The name stands in a file of a stranger, and must not lead elsewhere: for a system it ends with a zero, for us not.
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard name.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      !parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }),
      let data = FileManager.default.contents(atPath: "/usr/share/zoneinfo/" + name)
    else { return nil }
    return OffsetTable(tzif: Array(data))
  }
}
