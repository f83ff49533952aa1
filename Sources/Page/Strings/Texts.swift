/// The texts of the app in one language: the table that the page has loaded beside the module, and in time the one
/// beside its later part.
///
/// What each text is called stands in `Accessors.swift`, which the build writes; what it says stands in
/// `Tables/`, one file a language.
package final class Texts: Sendable {
  let table: [UInt8]
  /// Where each text begins in the table, and where the last one ends.
  private let starts: [Int]
  let pluralRule: PluralRule
  /// Whether the language builds one word of several: "schulfrei".
  package let buildsCompounds: Bool
  /// What stands between thousands.
  let thousands: String

  /// - Parameter table: as `workshop texts` writes it, the first of its two. Nil when it is not whole, or has the
  ///   texts of another version; nothing in it is looked at before its checksum is right, so a damaged one cannot
  ///   trap.
  package convenience init?(_ table: [UInt8]) {
    guard let head = TableHead(table, .first) else { return nil }
    self.init(head, table: [], starts: [0])
  }

  private init(_ head: TableHead, table: [UInt8], starts: [Int]) {
    var starts = starts
    for length in head.lengths { starts.append(starts[starts.count - 1] + length) }
    self.table = table + head.texts
    self.starts = starts
    pluralRule = head.pluralRule
    buildsCompounds = head.buildsCompounds
    thousands = head.thousands
  }

  /// With those of the later part behind them; nil when it has other texts, or they are here already.
  package func joined(by laterTable: [UInt8]) -> Texts? {
    guard starts.count == Self.firstCount + 1, let head = TableHead(laterTable, .later) else {
      return nil
    }
    return Texts(head, table: table, starts: starts)
  }

  /// Where a text lies in the table; empty as long as the later table has not been loaded.
  func range(_ number: Int) -> Range<Int> {
    number + 1 < starts.count ? starts[number]..<starts[number + 1] : 0..<0
  }
}

/// What a quest needs, and what comes after the first paint.
package enum TextPart: UInt8, CaseIterable, Sendable {
  case first
  case later

  /// "TQT1" and "TQT2".
  var magic: UInt32 { 0x3154_5154 + UInt32(rawValue) << 24 }
}
