import Domain

/// Values by their ids.
///
/// Looks up through one kind of dictionary for all: each kind of its own costs 6 KB in the browser.
struct Table<Subject, Value: Hashable & Sendable>: Sendable {
  private var places: [UInt128: Int] = [:]
  private(set) var ids: [Identifier<Subject>] = []
  private(set) var values: [Value] = []

  subscript(id: Identifier<Subject>) -> Value? {
    places[id.raw].map { values[$0] }
  }

  /// The value of an id, made when it is not there yet.
  subscript(id: Identifier<Subject>, default make: @autoclosure () -> Value) -> Value {
    get { self[id] ?? make() }
    _modify {
      yield &values[place(of: id, make)]
    }
  }

  private mutating func place(
    of id: Identifier<Subject>,
    _ make: () -> Value
  ) -> Int {
    if let place = places[id.raw] { return place }
    places[id.raw] = ids.count
    ids.append(id)
    values.append(make())
    return ids.count - 1
  }

  /// In the order that a comparison gives; without one, things stand as they came.
  func ordered(by areInOrder: (Int, Int) -> Bool) -> [Int] { order(of: ids.count, by: areInOrder) }
}

extension Table: Equatable {
  /// The order in which things came does not count.
  static func == (left: Table, right: Table) -> Bool {
    left.ids.count == right.ids.count && left.ids.allSatisfy { left[$0] == right[$0] }
  }
}
