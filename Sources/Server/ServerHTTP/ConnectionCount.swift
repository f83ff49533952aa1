import ServerCore

/// How many connections each address has.
struct ConnectionCount {
  /// Of one address; this machine's own, where a proxy may stand, is not counted.
  let most: Int
  private var counts: [String: Int] = [:]

  init(most: Int) { self.most = most }

  func hasRoom(for peer: String) -> Bool { counts[Neighbours.prefix(of: peer), default: 0] < most }

  mutating func add(_ peer: String) {
    if !Neighbours.isOfThisMachine(peer) { counts[Neighbours.prefix(of: peer), default: 0] += 1 }
  }

  mutating func remove(_ peer: String) {
    let prefix = Neighbours.prefix(of: peer)
    guard let count = counts[prefix] else { return }
    counts[prefix] = count > 1 ? count - 1 : nil
  }
}
