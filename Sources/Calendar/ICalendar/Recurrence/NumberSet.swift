/// The numbers of one BY part; those below zero count from the end.
///
/// A flag for each number, because a year's days ask for it one after the other.
package struct NumberSet: Hashable, Sendable {
  private var forward: [Bool] = []
  private var backward: [Bool] = []

  init() {}

  init(_ number: Int) { insert(number) }

  package var isEmpty: Bool { forward.isEmpty && backward.isEmpty }

  /// How many numbers have to be looked at to go through it.
  var size: Int { forward.count + backward.count }

  mutating func insert(_ number: Int) {
    if number < 0 {
      Self.insert(-number, &backward)
    } else {
      Self.insert(number, &forward)
    }
  }

  private static func insert(_ number: Int, _ flags: inout [Bool]) {
    while flags.count <= number { flags.append(false) }
    flags[number] = true
  }

  func contains(_ number: Int) -> Bool { number < forward.count && forward[number] }

  /// - Parameter place: from 1 to `count`, where the last is also place -1.
  func contains(_ place: Int, of count: Int) -> Bool {
    let fromEnd = count - place + 1
    return contains(place) || fromEnd < backward.count && backward[fromEnd]
  }

  /// Second 60 is for those who have no leap seconds the one before it (RFC 5545, 3.3.12).
  var withoutLeapSecond: NumberSet {
    guard contains(60) else { return self }
    var set = self
    set.forward.removeLast()
    set.insert(59)
    return set
  }

  /// Those from zero on.
  var ascending: [Int] { forward.indices.filter { forward[$0] } }

  /// The places from 1 to `count` that are in it, without looking at each of them.
  func places(of count: Int) -> [Int] {
    let fromEnd = backward.indices.reversed().filter { backward[$0] }.map { count - $0 + 1 }
    var places = ascending.filter { (1...max(count, 1)).contains($0) && $0 <= count }
    for place in fromEnd where place >= 1 && !contains(place) {
      places.insert(place, at: places.firstIndex { $0 > place } ?? places.endIndex)
    }
    return places
  }
}
