/// The name by which steps share a task: lower case, white space folded.
///
/// Names enter the app in Unicode's normal form C (`Public/runtime/dom.js`), so that two are equal when
/// their bytes are.
package struct TaskName: Hashable, Sendable {
  package let folded: [UInt8]

  package init(_ name: String) {
    var folded: [UInt8] = []
    var isSpaceDue = false
    for scalar in name.lowercased().unicodeScalars {
      if scalar.isWhiteSpace {
        isSpaceDue = !folded.isEmpty
        continue
      }
      if isSpaceDue { folded.append(UInt8(ascii: " ")) }
      isSpaceDue = false
      folded += scalar.utf8
    }
    self.folded = folded
  }

  /// Of steps that nobody has named; each of them is a task of its own.
  package var isEmpty: Bool { folded.isEmpty }
}

extension Unicode.Scalar {
  /// Unicode's White_Space, which does not change any more.
  ///
  /// Written out, because the standard library's way brings 20 KB of tables along.
  fileprivate var isWhiteSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }
}
