import SyncWire

/// What this device knows of a family code that is older than its family.
package enum OwnPaper: Hashable, Sendable {
  case none
  /// All that a family is founded with.
  case here(WrittenPaper)
  /// It is here in the clear, and nothing is made of it yet.
  case unwritten(UInt128)
  /// It is on a paper, and told from others by the first 16 bytes of what verifies it.
  case elsewhere(checkedBy: UInt128)
}

/// How far the family's paper has come that is asked for before a family is founded.
struct AskedPaper: Hashable, Sendable {
  /// What was typed or lies here, until something is made of it.
  var code: UInt128?
  /// The code that was typed is another one.
  var isOther = false
  var made: WrittenPaper?
  /// *I have no paper* was said.
  var isGone = false
}
