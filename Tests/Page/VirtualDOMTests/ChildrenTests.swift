import Basics
import Markup
import Testing
import VirtualDOM

/// Lists whose items come, go and move.
struct ChildrenTests {
  typealias View = Node<String>

  @Test func anItemMovesAlone() throws {
    let stage = try Stage(list("a", "b", "c", "d"))
    #expect(try stage.show(list("d", "a", "b", "c")) == [.insert(5, into: 1, before: 2)])
    #expect(try stage.show(list("a", "b", "c", "d")) == [.insert(5, into: 1, before: nil)])
  }

  @Test func twoNeighboursAreSwappedByOneMove() throws {
    let stage = try Stage(list("a", "b", "c", "d"))
    #expect(try stage.show(list("a", "c", "b", "d")).count == 1)
    #expect(stage.document.html == list("a", "c", "b", "d").html)
  }

  @Test func aNewItemIsCreatedBeforeItsNeighbour() throws {
    let stage = try Stage(list("a", "b"))
    #expect(
      try stage.show(list("a", "x", "b")) == [
        .create(4, .li), .setAttribute(4, name: "id", value: "x"), .insert(4, into: 1, before: 3),
      ]
    )
  }

  @Test func newItemsAreCreatedInTheirOrder() throws {
    let stage = try Stage(list("z"))
    let patches = try stage.show(list("a", "b", "c", "z"))
    let created = patches.compactMap {
      if case .setAttribute(_, _, let id) = $0 { id } else { nil }
    }
    #expect(created == ["a", "b", "c"])
  }

  @Test func aRemovedItemIsAllThatIsSent() throws {
    let stage = try Stage(list("a", "b", "c"))
    #expect(try stage.show(list("a", "c")) == [.remove(3)])
    #expect(try stage.show(list()) == [.remove(2), .remove(4)])
  }

  @Test func itemsKeepTheirNodesWhereverTheyGo() throws {
    let stage = try Stage(list("a", "b", "c", "d"))
    let before = numbers(stage)
    try stage.show(list("x", "c", "a", "d", "y"))
    for key in ["a", "c", "d"] { #expect(numbers(stage)[key] == before[key]) }
  }

  @Test(arguments: 0..<300)
  func aPermutationMovesWhatIsOutOfOrderAndNothingElse(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let keys = (0..<random.below(30)).map { "\($0)" }
    let shuffled = keys.shuffled(using: &random)
    let stage = try Stage(list(keys))
    let patches = try stage.show(list(shuffled))
    let moves = keys.count - lengthOfLongestRise(in: shuffled.compactMap { Int($0) })
    #expect(patches.count == moves, "seed \(seed)")
    #expect(patches.allSatisfy(isInsertion), "seed \(seed)")
    #expect(stage.document.html == list(shuffled).html, "seed \(seed)")
  }

  @Test(arguments: 0..<300)
  func onlyNewItemsAndThoseOutOfOrderAreInserted(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let all = (0..<25).map { "\($0)" }
    let old = Array(all.shuffled(using: &random).prefix(random.below(25)))
    let new = Array(all.shuffled(using: &random).prefix(random.below(25)))
    let stage = try Stage(list(old))
    let patches = try stage.show(list(new))
    let places = new.compactMap { old.firstIndex(of: $0) }
    #expect(
      patches.count(where: isInsertion) == new.count - lengthOfLongestRise(in: places),
      "seed \(seed)"
    )
    #expect(patches.count(where: isRemoval) == old.count - places.count, "seed \(seed)")
    #expect(stage.document.html == list(new).html, "seed \(seed)")
  }

  @Test func childrenWithoutKeysAreFoundByTheirTag() throws {
    let heading: View = h2 { "b" }
    let stage = try Stage(row(p { "a" }, heading, p { "c" }))
    #expect(try stage.show(row(heading, p { "a" }, p { "c" })) == [.insert(4, into: 1, before: 2)])
  }

  @Test func childrenWithAndWithoutKeysMix() throws {
    let stage = try Stage(row(.text("x"), p(.key("a")), h2(), p(.key("b"))))
    #expect(
      try stage.show(row(p(.key("b")), .text("x"), h2(), p(.key("a")))) == [
        .insert(5, into: 1, before: 2), .insert(4, into: 1, before: 3),
      ]
    )
  }

  @Test func theSameKeyOnAnotherTagIsAnotherNode() throws {
    let stage = try Stage(row(p(.key("a")), h2(.key("b"))))
    let patches = try stage.show(row(h2(.key("a")), h2(.key("b"))))
    #expect(patches == [.remove(2), .create(4, .h2), .insert(4, into: 1, before: 3)])
  }

  @Test func siblingsThatShareAKeyAreStillDrawnRight() throws {
    let stage = try Stage(list("a", "a", "b"))
    for keys in [["b", "a", "a"], ["a"], ["a", "b", "a", "b"], ["b", "b", "b"], []] {
      try stage.show(list(keys))
      #expect(stage.document.html == list(keys).html)
    }
  }

  private func isInsertion(_ patch: Patch) -> Bool {
    if case .insert = patch { true } else { false }
  }

  private func isRemoval(_ patch: Patch) -> Bool {
    if case .remove = patch { true } else { false }
  }

  private func row(_ children: View...) -> View { div { children } }

  private func list(_ keys: String...) -> View { list(keys) }

  private func list(_ keys: [String]) -> View {
    ul { for key in keys { li(.key(key), .id(key)) } }
  }

  private func numbers(_ stage: Stage<String>) -> [String: UInt32] {
    var numbers: [String: UInt32] = [:]
    for node in stage.document.allNodes {
      if let key = node.attribute("id") { numbers[key] = node.id }
    }
    return numbers
  }
}

/// By trying everything, to check the clever way.
func lengthOfLongestRise(in values: [Int]) -> Int {
  var lengths: [Int] = []
  for (position, value) in values.enumerated() {
    let before = (0..<position).filter { values[$0] < value }.map { lengths[$0] }
    lengths.append(1 + (before.max() ?? 0))
  }
  return lengths.max() ?? 0
}
