import Basics

/// What the parser notes about a name until its object ends.
struct JSONNameMark {
  /// A hash of the name, which differs nearly always when names differ.
  let fingerprint: UInt32

  /// The member's place in its object.
  let index: Int

  /// The place of the name in the text.
  let offset: Int
}

extension JSONParser {
  /// Takes the marks of an object that ends here off the list, and refuses two equal names.
  ///
  /// By sorting, not by a Dictionary: a stranger who picks the names cannot make it slow, and a Dictionary of strings
  /// alone would add 60 KB to the browser's module.
  mutating func closeNames(of members: [JSONMember], from start: Int) throws(JSONError) {
    sortNames(of: members, from: start)
    if let offset = offsetOfDuplicate(in: members, from: start) {
      throw JSONError(reason: .duplicateName, offset: offset)
    }
    marks.removeLast(marks.count - start)
  }

  /// Sorts marks in place by a heap: the standard library's way copies them, and costs 3 KB in the browser.
  private mutating func sortNames(of members: [JSONMember], from start: Int) {
    var count = marks.count - start
    for root in stride(from: count / 2 - 1, through: 0, by: -1) {
      sink(root, of: count, members, from: start)
    }
    while count > 1 {
      count -= 1
      marks.swapAt(start, start + count)
      sink(0, of: count, members, from: start)
    }
  }

  /// Moves a mark down the heap of the first `count` until none below it comes later.
  @inline(never)
  private mutating func sink(_ root: Int, of count: Int, _ members: [JSONMember], from start: Int) {
    var root = root
    while 2 * root + 1 < count {
      var child = 2 * root + 1
      if child + 1 < count, isInOrder(start + child, start + child + 1, members) { child += 1 }
      if !isInOrder(start + root, start + child, members) { return }
      marks.swapAt(start + root, start + child)
      root = child
    }
  }

  /// Whether a mark comes before another: by fingerprint, then by name, then by place, so that equal names stand beside
  /// each other, the first first.
  @inline(never)
  private func isInOrder(_ left: Int, _ right: Int, _ members: [JSONMember]) -> Bool {
    let (left, right) = (marks[left], marks[right])
    if left.fingerprint != right.fingerprint { return left.fingerprint < right.fingerprint }
    let (name, other) = (members[left.index].name, members[right.index].name)
    return name.hasSameScalars(as: other) ? left.index < right.index : name.precedes(other)
  }

  /// The place of the first name that an earlier member has; the marks are sorted.
  private func offsetOfDuplicate(in members: [JSONMember], from start: Int) -> Int? {
    var first: Int?
    for next in marks.indices[start...].dropFirst() {
      let (left, right) = (marks[next - 1], marks[next])
      guard left.fingerprint == right.fingerprint,
        members[left.index].name.hasSameScalars(as: members[right.index].name)
      else { continue }
      let later = max(left.offset, right.offset)
      first = min(first ?? later, later)
    }
    return first
  }
}

extension String {
  /// The 32-bit FNV-1a hash.
  var fingerprint: UInt32 {
    let bytes = utf8Span.span
    var hash: UInt32 = 0x811C_9DC5
    for place in bytes.indices { hash = (hash ^ UInt32(bytes[place])) &* 0x0100_0193 }
    return hash
  }
}
