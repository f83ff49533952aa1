import Markup
import Testing

/// What stands between an element's parentheses.
struct AttributeTests {
  typealias View = Node<String>

  @Test func attributesKeepTheirOrder() {
    let view: View = p(.id("a"), .role("status"), .aria("live", "polite"), .data("area", "x"))
    #expect(view.html == #"<p id="a" role="status" aria-live="polite" data-area="x"></p>"#)
  }

  @Test func classesAddUp() {
    let view: View = p(.class("lantern"), .id("a"), .when(true, .class("lit")), .class("big"))
    #expect(view.html == #"<p class="lantern lit big" id="a"></p>"#)
  }

  @Test func conditionsSwitchGroups() {
    func view(_ isOn: Bool) -> View { p(.when(isOn, .id("a"), .role("b")), .group([.lang("c")])) }
    #expect(view(true).html == #"<p id="a" role="b" lang="c"></p>"#)
    #expect(view(false).html == #"<p lang="c"></p>"#)
  }

  @Test func truthIsWrittenOutForScreenReaders() {
    let view: View = button(.aria("pressed", true), .aria("expanded", false))
    #expect(view.html == #"<button aria-pressed="true" aria-expanded="false"></button>"#)
  }

  @Test func aHeadingThatReceivesFocusSaysThatItMay() {
    let heading: View = h1(.focusesOnAppear)
    #expect(heading.html == #"<h1 tabindex="-1"></h1>"#)
    let own: View = h1(.focusesOnAppear, .tabindex(0))
    #expect(own.html == #"<h1 tabindex="0"></h1>"#)
    let button: View = Markup.button(.focusesOnAppear)
    #expect(button.html == "<button></button>")
  }

  @Test func handlersAnswerWithTheirAction() throws {
    let field: View = input(
      .onValue(.input) { "typed " + $0 },
      .on(.blur, "left"),
      .onKey { $0 == "Enter" ? "entered" : nil }
    )
    let handlers = try #require(element(field)?.handlers)
    #expect(handlers.map(\.event) == [.input, .blur, .keydown])
    #expect(handlers.map { $0.action(for: "Enter") } == ["typed Enter", "left", "entered"])
    #expect(handlers.map { $0.action(for: "a") } == ["typed a", "left", nil])
  }

  @Test func drawingsBelongToTheirOwnNamespace() {
    let drawing: View = svg()
    let paragraph: View = p()
    #expect(element(drawing)?.namespace == .svg)
    #expect(element(paragraph)?.namespace == .html)
  }

  private func element(_ view: View) -> Element<String>? {
    if case .element(let element) = view { element } else { nil }
  }
}
