import Markup

/// Finds, for each new child in turn, the old one that becomes it.
///
/// Children with keys are found by their keys, the others by their tag, in order: the first of that
/// tag that nobody took. Of siblings that share a key one is found; the rest is drawn anew.
struct ChildMatcher<Action> {
  private let old: ArraySlice<Mounted<Action>>
  private var isTaken: [Bool]
  private var positions = TextTable()
  private var searches: [Search] = []

  /// How far the search for children of one tag without keys has come.
  private struct Search {
    let tag: Tag?
    var next: Int
  }

  init(_ old: ArraySlice<Mounted<Action>>) {
    self.old = old
    isTaken = [Bool](repeating: false, count: old.count)
    for position in old.indices where !old[position].key.isEmpty {
      positions.set(old[position].key, to: position)
    }
  }

  /// The position of the child that becomes `node`, which is no other node's from now on.
  mutating func take(for node: Node<Action>) -> Int? {
    guard let position = find(node) else { return nil }
    isTaken[position - old.startIndex] = true
    return position
  }

  /// The children that nobody took.
  var remaining: [Mounted<Action>] {
    old.indices.filter { !isTaken[$0 - old.startIndex] }.map { old[$0] }
  }

  private mutating func find(_ node: Node<Action>) -> Int? {
    let key = node.key
    return key.isEmpty ? findNext(of: node.tag) : find(node, key: key)
  }

  private func find(_ node: Node<Action>, key: String) -> Int? {
    guard let position = positions[key], !isTaken[position - old.startIndex] else { return nil }
    return old[position].canBecome(node) ? position : nil
  }

  private mutating func findNext(of tag: Tag?) -> Int? {
    let search = search(for: tag)
    let position = old[searches[search].next...].firstIndex { $0.tag == tag && $0.key.isEmpty }
    searches[search].next = position.map { $0 + 1 } ?? old.endIndex
    return position
  }

  private mutating func search(for tag: Tag?) -> Int {
    if let search = searches.firstIndex(where: { $0.tag == tag }) { return search }
    searches.append(Search(tag: tag, next: old.startIndex))
    return searches.count - 1
  }
}
