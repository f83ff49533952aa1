import Markup
import Testing
import VirtualDOM

/// Controls that the player and the state both change.
struct ControlTests {
  typealias View = Node<String>

  @Test func aPropertyIsSetOnlyWhenItDiffers() throws {
    let stage = try Stage<String>(input(.value("a")))
    #expect(try stage.show(input(.value("a"))) == [])
    #expect(try stage.show(input(.value("b"))) == [.setProperty(1, .value("b"))])
  }

  @Test func aPropertyThatIsNoLongerGivenIsCleared() throws {
    let stage = try Stage<String>(input(.checked(true)))
    #expect(try stage.show(input()) == [.setProperty(1, .checked(false))])
  }

  @Test func switchesThatAreOffNeedNoPatch() throws {
    let patches = Renderer<String>().render(input(.checked(false)))
    #expect(patches == [.create(1, .input), .insert(1, into: .root, before: nil)])
  }

  @Test func whatThePlayerTypedIsNotSentBack() throws {
    let stage = try Stage(field("a"))
    try type("ab", stage)
    #expect(try stage.show(field("ab")) == [])
  }

  @Test func whatTheStateRefusesIsPutBack() throws {
    let stage = try Stage(field("59"))
    try type("599", stage)
    #expect(try stage.show(field("59")) == [.setProperty(1, .value("59"))])
  }

  @Test func whatTheStateCorrectsIsShown() throws {
    let stage = try Stage(field("59"))
    try type("599", stage)
    #expect(try stage.show(field("60")) == [.setProperty(1, .value("60"))])
  }

  @Test func keysAreNotValues() throws {
    let stage = try Stage<String>(input(.value("a"), .on(.keydown, "key")))
    _ = stage.renderer.action(for: 1, event: .keydown, value: "Enter")
    #expect(try stage.show(input(.value("a"), .on(.keydown, "key"))) == [])
  }

  @Test func aRefusedTickIsTakenBack() throws {
    func box(_ isChecked: Bool) -> View { input(.checked(isChecked), .on(.change, "ticked")) }
    let stage = try Stage(box(false))
    _ = try stage.change(1, to: .checked(true), .change, saying: "true")
    #expect(try stage.show(box(false)) == [.setProperty(1, .checked(false))])
    _ = try stage.change(1, to: .checked(true), .change, saying: "true")
    #expect(try stage.show(box(true)) == [])
  }

  @Test func foldedDetailsStayAsTheStateHasThem() throws {
    func fold(_ isOpen: Bool) -> View { details(.open(isOpen), .on(.toggle, "toggled")) }
    let stage = try Stage(fold(false))
    _ = try stage.change(1, to: .open(true), .toggle, saying: "true")
    #expect(try stage.show(fold(false)) == [.setProperty(1, .open(false))])
  }

  @Test func aDialogThatTheBrowserClosedIsShownAgainIfTheStateSaysSo() throws {
    func screen() -> View { dialog(.modal(true), .on(.close, "closed")) }
    let stage = try Stage(screen())
    _ = try stage.change(1, to: .modal(false), .close, saying: "")
    #expect(try stage.show(screen()) == [.setProperty(1, .modal(true))])
  }

  private func field(_ value: String) -> View {
    input(.value(value), .onValue(.input) { "typed \($0)" })
  }

  private func type(_ text: String, _ stage: Stage<String>) throws {
    #expect(try stage.change(1, to: .value(text), .input, saying: text) == "typed \(text)")
  }
}
