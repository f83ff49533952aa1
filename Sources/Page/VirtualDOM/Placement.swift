/// How one new child gets to its place.
struct Placement<Action> {
  /// The old child that becomes it; nil if it is created.
  let source: Mounted<Action>?
  let moves: Bool
  /// What it is inserted before: the next sibling that does not move, so that those inserted one
  /// after the other stand in their order.
  let sibling: NodeID?
}

/// Plans the order of children.
///
/// - Parameters:
///   - sources: for each new child the position of the old one that becomes it.
///   - sibling: what stands after them all.
func placements<Action>(
  of sources: [Int?],
  in children: [Mounted<Action>],
  before sibling: NodeID?
) -> [Placement<Action>] {
  let stays = longestIncreasingSubsequence(of: sources)
  var placements: [Placement<Action>] = []
  placements.reserveCapacity(sources.count)
  var next = sibling
  for index in sources.indices.reversed() {
    let source = sources[index].map { children[$0] }
    placements.append(Placement(source: source, moves: !stays[index], sibling: next))
    if stays[index], let source { next = source.id }
  }
  return placements.reversed()
}
