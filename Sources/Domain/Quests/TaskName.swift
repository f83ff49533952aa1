/// The name by which steps share a task: lower case, white space folded.
///
/// Two names are equal when they are canonically equivalent; Swift compares strings so, which does
/// the work of Unicode's normal form C.
package struct TaskName: Hashable, Sendable {
  package let folded: String

  package init(_ name: String) {
    var folded = ""
    for scalar in name.lowercased().unicodeScalars {
      if !scalar.isWhiteSpace {
        folded.unicodeScalars.append(scalar)
      } else if !folded.isEmpty, folded.unicodeScalars.last != " " {
        folded += " "
      }
    }
    if folded.unicodeScalars.last == " " { folded.unicodeScalars.removeLast() }
    self.folded = folded
  }
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
