import Strings

extension Texts {
  /// "Shirt, Bowl, Bag".
  package func list(_ items: [String]) -> String {
    guard let first = items.first else { return "" }
    var list = first
    for (index, item) in items.enumerated().dropFirst() {
      list = index + 1 == items.count ? lists.last(list, item) : lists.next(list, item)
    }
    return list
  }

  /// One sentence after the other.
  package func sentences(_ sentences: [String]) -> String {
    guard let first = sentences.first else { return "" }
    return sentences.dropFirst().reduce(first) { lists.sentences($0, $1) }
  }
}
