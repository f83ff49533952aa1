import Markup
import Testing

/// What a block can say.
struct MarkupBuilderTests {
  typealias View = Node<Int>

  @Test(arguments: [(true, "<p>yes</p>"), (false, "<p>no</p>")])
  func ifAndElseChoose(_ isTrue: Bool, _ html: String) {
    let view: View = p {
      if isTrue { "yes" } else { "no" }
    }
    #expect(view.html == html)
  }

  @Test(arguments: [(1, "one"), (2, "<b>two</b>"), (3, "many<br>")])
  func switchChooses(_ count: Int, _ html: String) {
    let view: View = p {
      switch count {
      case 1: "one"
      case 2: b { "two" }
      default:
        "many"
        br()
      }
    }
    #expect(view.html == "<p>\(html)</p>")
  }

  @Test func optionalsMayBeAbsent() {
    func view(_ name: String?) -> View {
      p {
        if let name { strong { name } }
        "!"
      }
    }
    #expect(view("Maya").html == "<p><strong>Maya</strong>!</p>")
    #expect(view(nil).html == "<p>!</p>")
  }

  @Test func loopsAndArraysAddUp() {
    let rest: [View] = [.text("x"), .text("y")]
    let view: View = p {
      for number in 1...3 {
        "\(number)"
        if number < 3 { "," }
      }
      rest
    }
    #expect(view.html == "<p>1,2,3xy</p>")
  }

  @Test func declarationsMayStandBetween() {
    let view: View = p {
      let name = "Maya"
      name
    }
    #expect(view.html == "<p>Maya</p>")
  }

  @Test func textsSideBySideStayTwo() {
    let view: View = p {
      "a"
      "b"
    }
    guard case .element(let element) = view else { return #expect(Bool(false)) }
    #expect(element.children.count == 2)
  }

  @Test func anEmptyBlockIsAnEmptyElement() {
    let view: View = p {}
    #expect(view.html == "<p></p>")
  }
}
