import Basics
import Markup

/// Numbers by text: a hash table (open addressing, at most half full) that compares bytes.
///
/// A dictionary with String keys would add some 60 KB of Unicode tables to the download, to find out
/// that keys spelled differently are the same.
struct TextTable {
  private var entries: [Entry] = []
  /// Positions in `entries`, or `vacant`; a power of two of them.
  private var slots = [Int](repeating: vacant, count: 16)

  private struct Entry {
    let text: String
    var number: Int
  }

  var count: Int { entries.count }

  subscript(text: String) -> Int? {
    let slot = slots[slot(of: text)]
    return slot == vacant ? nil : entries[slot].number
  }

  /// A text that is there already gets the new number.
  mutating func set(_ text: String, to number: Int) {
    let slot = slot(of: text)
    if slots[slot] != vacant {
      entries[slots[slot]].number = number
      return
    }
    slots[slot] = entries.count
    entries.append(Entry(text: text, number: number))
    if entries.count * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    slots = [Int](repeating: vacant, count: slots.count * 2)
    for position in entries.indices {
      slots[slot(of: entries[position].text)] = position
    }
  }

  /// The slot the text is in, or the one it would go to.
  private func slot(of text: String) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash(text)) & mask
    while slots[slot] != vacant, !entries[slots[slot]].text.hasSameScalars(as: text) {
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// The FNV-1a hash of its bytes.
  ///
  /// Keys come from the family's own data, so nobody gains by choosing them to collide.
  private func hash(_ text: String) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    let bytes = text.utf8Span.span
    for index in bytes.indices {
      hash = (hash ^ UInt32(bytes[index])) &* 16_777_619
    }
    return hash
  }
}

private let vacant = -1
