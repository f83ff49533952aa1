/// What is wrong with a golden table, and where: whoever reads one says so and checks nothing of it.
package struct TableFault: Error, CustomStringConvertible {
  package let description: String

  /// - Parameter line: counted from 1; none of a file as a whole.
  package init(_ file: String, line: Int? = nil, _ what: String) {
    let place = line.map { ", line \($0)" } ?? ""
    description = "\(file)\(place): \(what)"
  }
}
