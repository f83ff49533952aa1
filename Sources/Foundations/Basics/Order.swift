/// The indices 0 to below `count` in the order that a comparison gives; equals stay as they were.
///
/// One sort for everything: each type that is sorted by itself costs 3 KB in the browser.
@inline(never)
package func order(of count: Int, by areInOrder: (Int, Int) -> Bool) -> [Int] {
  Array(0..<count).sorted(by: areInOrder)
}

extension Array {
  /// The elements in the order that a comparison gives.
  package func ordered(by areInOrder: (Element, Element) -> Bool) -> [Element] {
    order(of: count) { areInOrder(self[$0], self[$1]) }.map { self[$0] }
  }
}
