import Basics
import SyncWire

/// The fields of a thing as they were set, each decided by its newest writer, in whatever order the
/// writers arrive.
struct Fields<Kind: Field & Hashable & Sendable>: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    var field: Kind
    var stamp: Stamp
  }

  /// The fields, one for each name and in the order of the names, so that equal fields are equal lists.
  private var entries: [Entry] = []

  /// The fields in no particular order.
  var values: [Kind] { entries.map { $0.field } }

  mutating func write(_ field: Kind, at stamp: Stamp) {
    let name = field.name.description
    let place = entries.firstIndex { !$0.field.name.description.precedes(name) } ?? entries.count
    if place == entries.count || !name.isSame(as: entries[place].field.name) {
      entries.insert(Entry(field: field, stamp: stamp), at: place)
    } else if entries[place].stamp < stamp {
      entries[place] = Entry(field: field, stamp: stamp)
    }
  }
}
