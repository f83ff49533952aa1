/// The name by which steps share a task: lower case, white space folded.
///
/// Two names are equal when they are canonically equivalent; Swift compares strings so, which does
/// the work of Unicode's normal form C.
package struct TaskName: Hashable, Sendable {
  package let folded: String

  package init(_ name: String) {
    folded = name.lowercased().split { $0.isWhitespace }.joined(separator: " ")
  }
}
