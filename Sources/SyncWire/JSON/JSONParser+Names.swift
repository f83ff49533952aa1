/// What the parser notes about a name until its object ends.
struct JSONNameMark {
  /// Differs, as good as always, when names differ.
  let fingerprint: UInt32

  /// Which member of its object.
  let index: Int

  /// Where the name stands in the text.
  let offset: Int
}

extension JSONParser {
  /// Takes the marks of an object that ends here off the list, and refuses two equal names.
  ///
  /// By sorting, not by a Dictionary: whoever picks the names cannot make it slow, and a Dictionary
  /// of strings alone would add 60 KB to the browser's module.
  mutating func closeNames(of members: [JSONMember], from start: Int) throws(JSONError) {
    marks[start...].sort { left, right in
      left.fingerprint == right.fingerprint
        ? members[left.index].name.precedes(members[right.index].name)
        : left.fingerprint < right.fingerprint
    }
    if let offset = offsetOfDuplicate(in: members, from: start) {
      throw JSONError(reason: .duplicateName, offset: offset)
    }
    marks.removeSubrange(start...)
  }

  /// Where the first name stands that an earlier member has; the marks are sorted.
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
    var copy = self
    return copy.withUTF8 { bytes in
      bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
  }
}
