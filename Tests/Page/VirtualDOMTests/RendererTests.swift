import Markup
import Testing
import VirtualDOM

/// What is sent for one change.
struct RendererTests {
  typealias View = Node<String>

  @Test func aNewScreenIsBuiltInsideOutAndInsertedLast() throws {
    let renderer = Renderer<String>()
    let patches = renderer.render(
      div(.id("a"), .on(.click, "tap")) {
        "Hello"
        input(.type("text"), .value("x"))
      }
    )
    #expect(
      patches == [
        .create(1, .div),
        .setAttribute(1, name: "id", value: "a"),
        .listen(1, .click),
        .createText(2, "Hello"),
        .insert(2, into: 1, before: nil),
        .create(3, .input),
        .setAttribute(3, name: "type", value: "text"),
        .setProperty(3, .value("x")),
        .insert(3, into: 1, before: nil),
        .insert(1, into: .root, before: nil),
      ]
    )
    renderer.checkInvariants()
  }

  @Test func propertiesFollowTheChildrenTheyDependOn() throws {
    let renderer = Renderer<String>()
    let patches = renderer.render(select(.value("b")) { option(.value("b")) })
    #expect(
      patches.suffix(2) == [.setProperty(1, .value("b")), .insert(1, into: .root, before: nil)]
    )
  }

  @Test func theSameScreenAgainSendsNothing() throws {
    func screen() -> View { p(.id("a"), .value("b"), .on(.click, "c")) { "d" } }
    let stage = try Stage(screen())
    #expect(try stage.show(screen()) == [])
  }

  @Test func aTextThatChangesIsSetInPlace() throws {
    let stage = try Stage<String>(p { "Step 1" })
    #expect(try stage.show(p { "Step 2" }) == [.setText(2, "Step 2")])
  }

  @Test func spellingsThatLookAlikeAreDifferentTexts() throws {
    let stage = try Stage<String>(p { "\u{e9}" })
    #expect(try stage.show(p { "e\u{301}" }).count == 1)
  }

  @Test func textsSideBySideStayTwo() throws {
    func screen(_ name: String) -> View {
      p {
        "Hello, "
        name
      }
    }
    let stage = try Stage(screen("Maya"))
    #expect(try stage.show(screen("Tom")) == [.setText(3, "Tom")])
    #expect(stage.document.html == "<p>Hello, Tom</p>")
  }

  @Test func onlyTheAttributesThatChangeAreSent() throws {
    let stage = try Stage<String>(p(.id("a"), .class("b"), .role("c")))
    #expect(
      try stage.show(p(.id("a"), .class("x"), .lang("d"))) == [
        .removeAttribute(1, name: "role"),
        .setAttribute(1, name: "class", value: "x"),
        .setAttribute(1, name: "lang", value: "d"),
      ]
    )
  }

  @Test func theOrderOfAttributesDoesNotMatter() throws {
    let stage = try Stage<String>(p(.id("a"), .class("b"), .role("c")))
    #expect(try stage.show(p(.role("c"), .id("a"), .class("b"))) == [])
  }

  @Test func switchesAreSetAndRemoved() throws {
    let stage = try Stage<String>(button(.disabled(true)))
    #expect(try stage.show(button(.disabled(false))) == [.removeAttribute(1, name: "disabled")])
    #expect(
      try stage.show(button(.disabled(true))) == [.setAttribute(1, name: "disabled", value: "")]
    )
  }

  @Test func anotherTagIsAnotherNode() throws {
    let stage = try Stage<String>(div { p { "a" } })
    #expect(
      try stage.show(div { h1 { "a" } }) == [
        .remove(2),
        .create(4, .h1),
        .createText(5, "a"),
        .insert(5, into: 4, before: nil),
        .insert(4, into: 1, before: nil),
      ]
    )
  }

  @Test func anotherKeyIsAnotherScreen() throws {
    let stage = try Stage<String>(main(.key("home")))
    #expect(
      try stage.show(main(.key("quest"))) == [
        .create(2, .main), .insert(2, into: .root, before: 1), .remove(1),
      ]
    )
  }

  @Test func numbersAreReusedOnlyAfterTheRemovalWasSent() throws {
    let stage = try Stage<String>(main(.key("a")))
    #expect(try stage.show(main(.key("b"))).first == .create(2, .main))
    #expect(try stage.show(main(.key("c"))).first == .create(1, .main))
  }

  @Test func aHeadingThatComesReceivesTheFocusOnce() throws {
    func screen(_ key: String, _ title: String) -> View {
      main(.key(key)) { h1(.focusesOnAppear) { title } }
    }
    let stage = try Stage(screen("home", "Home"))
    #expect(stage.document.focused == 2)
    #expect(try stage.show(screen("home", "At home")) == [.setText(3, "At home")])
    #expect(try stage.show(screen("quest", "Quest")).first == .focus(5))
  }

  @Test func drawingsAreCreatedInTheirNamespace() throws {
    let renderer = Renderer<String>()
    let patches = renderer.render(svg { title { "Lantern" } })
    #expect(patches.first == .create(1, .svg))
    #expect(Tag.svg.namespace == .svg && Tag.title.namespace == .svg)
  }

  @Test func endlessNestingIsRefused() async {
    await #expect(processExitsWith: .failure) {
      var screen: View = p()
      for _ in 1...500 { screen = div { screen } }
      _ = Renderer<String>().render(screen)
    }
  }

  @Test func fiveHundredLevelsAreDrawnAndRemoved() throws {
    var screen: View = p()
    for _ in 1...499 { screen = div { screen } }
    let stage = try Stage(screen)
    #expect(stage.document.ids.count == 500)
    try stage.show(p())
    #expect(stage.document.ids.count == 1)
  }
}
