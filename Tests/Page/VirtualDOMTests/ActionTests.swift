import Markup
import Testing
import VirtualDOM

/// From what happened in the browser to the action it means.
struct ActionTests {
  typealias View = Node<String>

  @Test func anEventIsTheActionOfTheLastRender() throws {
    let stage = try Stage<String>(button(.on(.click, "one")))
    #expect(stage.renderer.action(for: 1, event: .click, value: "") == "one")
    #expect(try stage.show(button(.on(.click, "two"))) == [])
    #expect(stage.renderer.action(for: 1, event: .click, value: "") == "two")
  }

  @Test func aValueIsHandedToItsHandler() throws {
    let stage = try Stage<String>(input(.onValue(.input) { "typed \($0)" }))
    #expect(stage.renderer.action(for: 1, event: .input, value: "é") == "typed é")
  }

  @Test func aKeyMayMeanNothing() throws {
    let stage = try Stage<String>(input(.onKey { $0 == "Enter" ? "entered" : nil }))
    #expect(stage.renderer.action(for: 1, event: .keydown, value: "a") == nil)
    #expect(stage.renderer.action(for: 1, event: .keydown, value: "Enter") == "entered")
  }

  @Test func eventsOfNodesThatAreGoneOrNeverWereMeanNothing() throws {
    let stage = try Stage<String>(div { button(.on(.click, "one")) })
    try stage.show(div {})
    for id: NodeID in [.root, 1, 2, 3, 4_000_000_000] {
      #expect(stage.renderer.action(for: id, event: .click, value: "") == nil)
    }
  }

  @Test func eventsNobodyHandlesMeanNothing() throws {
    let stage = try Stage<String>(button(.on(.click, "one")))
    #expect(stage.renderer.action(for: 1, event: .change, value: "") == nil)
  }

  @Test func listeningStartsAndStopsWithTheHandler() throws {
    let stage = try Stage<String>(button(.on(.click, "one")))
    #expect(
      try stage.show(button(.on(.focus, "two"))) == [.unlisten(1, .click), .listen(1, .focus)]
    )
    #expect(stage.renderer.action(for: 1, event: .click, value: "") == nil)
  }
}
