import Markup
import Testing

/// What a view cannot say.
///
/// Who tries stops the program, so each case is a process of its own.
struct RefusalTests {
  typealias View = Node<Int>

  @Test func noTagIsAProgramAStyleSheetOrAFrame() {
    let refused = [
      "script", "style", "iframe", "frame", "object", "embed", "link", "meta", "base", "template",
      "animate", "set", "foreignObject",
    ]
    for name in refused { #expect(Tag(rawValue: name) == nil) }
  }

  @Test func everyTagHasAPlainName() {
    for tag in Tag.allCases {
      #expect(tag.rawValue.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    }
  }

  @Test func inlineHandlersAreRefused() async {
    await #expect(processExitsWith: .failure) { let _: View = p(.attribute("onclick", "x()")) }
    await #expect(processExitsWith: .failure) { let _: View = p(.attribute("ONLOAD", "x()")) }
  }

  @Test func inlineStylesAreRefused() async {
    await #expect(processExitsWith: .failure) { let _: View = p(.attribute("style", "top:0")) }
    await #expect(processExitsWith: .failure) { let _: View = p(.attribute("Style", "top:0")) }
  }

  @Test func namesThatAreNotPlainAreRefused() async {
    await #expect(processExitsWith: .failure) { let _: View = p(.attribute("", "x")) }
    await #expect(processExitsWith: .failure) { let _: View = p(.attribute("a b", "x")) }
    await #expect(processExitsWith: .failure) { let _: View = p(.attribute("a=\"\" onclick", "x")) }
    await #expect(processExitsWith: .failure) { let _: View = p(.aria("a>", "x")) }
    await #expect(processExitsWith: .failure) { let _: View = p(.data("a'", "x")) }
  }

  @Test func dataMayBeginLikeAHandler() {
    let view: View = p(.data("once", "1"), .data("style", "2"))
    #expect(view.html == #"<p data-once="1" data-style="2"></p>"#)
  }

  @Test func linksThatRunScriptsAreRefused() async {
    await #expect(processExitsWith: .failure) { let _: View = a(.href("javascript:alert(1)")) }
    await #expect(processExitsWith: .failure) {
      let _: View = form(.attribute("action", "javascript:alert(1)"))
    }
  }

  @Test(
    arguments: [
      "", "#today", "/settings", "quests?day=1:2", "./a:b", "//example.org", "https://example.org",
      "HTTP://example.org", "mailto:a@example.org", "blob:https://example.org/1",
    ])
  func safeAddresses(_ address: String) {
    #expect(isSafeAddress(address))
  }

  @Test(
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", " \u{1}javascript:alert(1)",
      "java\nscript:alert(1)", "java\tscript\r:alert(1)", "data:text/html,x", "vbscript:x",
      "file:///etc/passwd", "javascript&colon;:x", ":",
    ])
  func addressesThatAreNotSafe(_ address: String) {
    #expect(!isSafeAddress(address))
  }

  @Test func nothingIsSaidTwice() async {
    await #expect(processExitsWith: .failure) { let _: View = p(.id("a"), .id("b")) }
    await #expect(processExitsWith: .failure) { let _: View = input(.value("a"), .value("b")) }
    await #expect(processExitsWith: .failure) { let _: View = p(.on(.click, 1), .on(.click, 2)) }
  }

  @Test func voidElementsHaveNoContent() async {
    await #expect(processExitsWith: .failure) { let _: View = Tag.input { "x" } }
  }

  @Test func endlessNestingIsRefused() async {
    await #expect(processExitsWith: .failure) {
      var view: View = p()
      for _ in 1...500 { view = div { view } }
      _ = view.html
    }
  }

  @Test func fiveHundredLevelsAreDrawn() {
    var view: View = p()
    for _ in 1...499 { view = div { view } }
    #expect(view.html.hasPrefix("<div><div>"))
  }
}
