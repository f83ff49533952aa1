/// Values by their ids, in the order of the ids, whatever the order in which they came.
///
/// Sorted lists, because a family has a few thousand things at most, and dictionaries cost 10 KB in
/// the browser.
package struct Table<Subject, Value: Hashable & Sendable>: Hashable, Sendable {
  private var rawIDs: [UInt128] = []
  package private(set) var values: [Value] = []

  package init() {}

  package subscript(id: Identifier<Subject>) -> Value? {
    index(of: id).map { values[$0] }
  }

  /// The value of an id, made when it is not there yet.
  package subscript(id: Identifier<Subject>, default make: @autoclosure () -> Value) -> Value {
    get { self[id] ?? make() }
    _modify {
      let place = place(of: id.raw, in: rawIDs)
      if !isAt(place, id) { insert(id, make(), at: place) }
      yield &values[place]
    }
  }

  @inline(never)
  private mutating func insert(_ id: Identifier<Subject>, _ value: Value, at place: Int) {
    rawIDs.insert(id.raw, at: place)
    values.insert(value, at: place)
  }

  /// Makes those that are not there yet, all in one go: one by one each would move whatever comes after it.
  @inline(never)
  package mutating func makeRoom(for ids: [Identifier<Subject>], _ make: () -> Value) {
    var (wholeIDs, wholeValues): ([UInt128], [Value]) = ([], [])
    wholeIDs.reserveCapacity(rawIDs.count + ids.count)
    wholeValues.reserveCapacity(rawIDs.count + ids.count)
    var next = 0
    for place in order(of: ids.count, by: { ids[$0].raw < ids[$1].raw }) {
      let id = ids[place].raw
      while next < rawIDs.count, rawIDs[next] <= id {
        wholeIDs.append(rawIDs[next])
        wholeValues.append(values[next])
        next += 1
      }
      if wholeIDs.last == id { continue }
      wholeIDs.append(id)
      wholeValues.append(make())
    }
    wholeIDs.append(contentsOf: rawIDs[next...])
    wholeValues.append(contentsOf: values[next...])
    (rawIDs, values) = (wholeIDs, wholeValues)
  }

  /// To look at a part of a value without a copy of all of it.
  package func index(of id: Identifier<Subject>) -> Int? {
    let place = place(of: id.raw, in: rawIDs)
    return isAt(place, id) ? place : nil
  }

  package var indices: Range<Int> { values.indices }

  package func id(at index: Int) -> Identifier<Subject> { Identifier(rawIDs[index]) }

  private func isAt(_ place: Int, _ id: Identifier<Subject>) -> Bool {
    place < rawIDs.count && rawIDs[place] == id.raw
  }
}

/// Where an id stands in a sorted list, or would stand.
@inline(never)
package func place(of id: UInt128, in ids: [UInt128]) -> Int {
  var low = 0
  var high = ids.count
  while low < high {
    let middle = (low + high) / 2
    if ids[middle] < id { low = middle + 1 } else { high = middle }
  }
  return low
}
