import Basics
import Markup
import Testing
import VirtualDOM

/// Laws that hold for every screen and every change, tried on thousands of random ones.
struct RandomTreeTests {
  @Test(arguments: 0..<300)
  func patchedDocumentsEqualFreshOnes(_ seed: UInt64) throws {
    var sketches = RandomSketches(seed: seed)
    var screen = sketches.screen()
    let stage = try Stage(screen.node)
    for step in 0..<20 {
      let comment: Comment = "seed \(seed), step \(step)"
      try compareWithFresh(stage, screen, comment)
      compareActions(stage, screen, comment)
      try play(on: stage, screen, using: &sketches.random)
      screen = sketches.next(after: screen)
      try stage.show(screen.node)
    }
  }

  @Test(arguments: 0..<100)
  func showingTheSameScreenAgainChangesNothing(_ seed: UInt64) throws {
    var sketches = RandomSketches(seed: seed)
    let stage = try Stage(sketches.screen().node)
    for _ in 0..<10 {
      let screen = sketches.screen()
      try stage.show(screen.node)
      #expect(try stage.show(screen.node) == [], "seed \(seed)")
    }
  }

  private func compareWithFresh(
    _ stage: Stage<String>,
    _ screen: Sketch,
    _ comment: Comment
  ) throws {
    let fresh = try Stage(screen.node)
    #expect(stage.document.outline == fresh.document.outline, comment)
    #expect(fresh.document.html == screen.node.html, comment)
    #expect(stage.document.ids == Set(stage.renderer.nodeIDs.map(\.rawValue)), comment)
  }

  private func compareActions(_ stage: Stage<String>, _ screen: Sketch, _ comment: Comment) {
    // One expectation for all: they cost more than what they check.
    let wrong = zip(stage.document.allNodes, screen.nodes).filter { node, details in
      let click = stage.renderer.action(for: NodeID(node.id), event: .click, value: "")
      return click != details?.click.map { "clicked \($0)" }
        || node.events.contains(.click) != (click != nil)
    }
    #expect(wrong.isEmpty, comment)
  }

  /// The player changes some of the controls that listen, and nobody takes it over.
  private func play(
    on stage: Stage<String>,
    _ screen: Sketch,
    using random: inout SplitMix64
  ) throws {
    for (node, details) in zip(stage.document.allNodes, screen.nodes) where random.chance(oneIn: 2)
    {
      guard let details, details.hearsInput else { continue }
      if details.value != nil { try change(node, .value("by hand"), "by hand", stage) }
      if let isChecked = details.isChecked {
        try change(node, .checked(!isChecked), "\(!isChecked)", stage)
      }
    }
  }

  private func change(
    _ node: TestNode,
    _ property: Property,
    _ value: String,
    _ stage: Stage<String>
  ) throws {
    let action = try stage.change(NodeID(node.id), to: property, .input, saying: value)
    if action != "typed \(value)" { throw PatchError("nobody heard \(value)") }
  }
}
