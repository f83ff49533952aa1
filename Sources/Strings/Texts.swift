/// Every text of the app in one language: the table that the page has loaded beside the module.
///
/// What each text is called stands in `Accessors.swift`, one line a text; what it says stands in
/// `Tables/`, one file a language.
package final class Texts: Sendable {
  let table: [UInt8]
  /// Where each text begins in the table, and where the last one ends.
  let starts: [Int]
  let pluralRule: PluralRule
  /// What stands between thousands.
  let thousands: String

  /// - Parameter table: as `timequest texts` writes it. Nil when it is not whole, or has the texts of another
  ///   version; nothing in it is looked at before its checksum is right, so a damaged one cannot trap.
  package init?(_ table: [UInt8]) {
    guard let head = TableHead(table) else { return nil }
    self.table = table
    starts = head.starts
    pluralRule = head.pluralRule
    thousands = head.thousands
  }

  func range(_ number: Int) -> Range<Int> { starts[number]..<starts[number + 1] }
}
