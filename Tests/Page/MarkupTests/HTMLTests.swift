import Markup
import Testing

/// The text renderer.
struct HTMLTests {
  typealias View = Node<Int>

  @Test func elementsNestAsTheyAreWritten() {
    let view: View = main(.class("quest")) {
      h1 { "Ready" }
      p { "Step 1" }
    }
    #expect(view.html == #"<main class="quest"><h1>Ready</h1><p>Step 1</p></main>"#)
  }

  @Test func textsAndAttributeValuesAreAlwaysEscaped() {
    let view: View = p(.aria("label", #"<"Tom" & co>"#)) { #"<script>"a" & 'b'</script>"# }
    #expect(
      view.html
        == #"<p aria-label="&lt;&quot;Tom&quot; &amp; co&gt;">"#
        + #"&lt;script&gt;&quot;a&quot; &amp; 'b'&lt;/script&gt;</p>"#
    )
  }

  @Test func textsKeepEveryCharacter() {
    let text = "e\u{301} ☑ 👩‍👧 \u{0}\n"
    let view: View = p { text }
    #expect(Array(view.html.utf8) == Array("<p>\(text)</p>".utf8))
  }

  @Test func voidElementsHaveNoEndTag() {
    let view: View = p {
      "a"
      br()
      img(.src("a.svg"), .alt(""))
      input(.type("checkbox"))
      hr()
    }
    #expect(view.html == #"<p>a<br><img src="a.svg" alt=""><input type="checkbox"><hr></p>"#)
  }

  @Test func emptyElementsKeepTheirEndTag() {
    let view: View = div {
      span()
      svg(.viewBox(0, 0, 24, 24)) { path(.d("M0 0h24")) }
    }
    #expect(
      view.html
        == #"<div><span></span><svg viewBox="0 0 24 24"><path d="M0 0h24"></path></svg></div>"#
    )
  }

  @Test func switchesAreThereOrNot() {
    let view: View = p {
      button(.disabled(true), .hidden(false)) { "a" }
      button(.disabled(false), .hidden(true)) { "b" }
    }
    #expect(view.html == #"<p><button disabled="">a</button><button hidden="">b</button></p>"#)
  }

  @Test func propertiesAreTheAttributesThatGiveThemToANewElement() {
    let view: View = form {
      input(.value("7"))
      input(.checked(true))
      input(.checked(false))
      textarea(.value("a<b"))
      option(.selected(true)) { "One" }
      details(.open(true)) { "More" }
      dialog(.modal(false)) { "Sure?" }
    }
    #expect(
      view.html
        == #"<form><input value="7"><input checked=""><input><textarea>a&lt;b</textarea>"#
        + #"<option selected="">One</option><details open="">More</details>"#
        + #"<dialog>Sure?</dialog></form>"#
    )
  }

  @Test func keysAndHandlersDoNotShow() {
    let view: View = button(.key("done"), .on(.click, 1)) { "Done" }
    #expect(view.html == "<button>Done</button>")
  }

  @Test func theSameTreeIsTheSameText() {
    func view() -> View { p(.id("x"), .class("y"), .data("z", "1"), .value("2")) { "3" } }
    #expect(view().html == view().html)
    #expect(view().html == #"<p id="x" class="y" data-z="1" value="2">3</p>"#)
  }

  @Test func renderingAppends() {
    var page = "<!doctype html>"
    let view: View = p { "Hello" }
    view.render(into: &page)
    #expect(page == "<!doctype html><p>Hello</p>")
  }
}
