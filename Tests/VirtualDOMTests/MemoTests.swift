import Markup
import Testing
import VirtualDOM

/// Subtrees that are built only when they change.
struct MemoTests {
  /// Counts what is built.
  final class Workshop {
    var built: [String] = []

    func row(_ name: String, version: UInt64) -> Node<String> {
      memo(key: name, stamp: version) {
        self.built.append(name)
        return li { "\(name) \(version)" }
      }
    }

    func takeBuilt() -> [String] {
      defer { built = [] }
      return built
    }
  }

  let workshop = Workshop()

  @Test func onlyRowsWithAnotherStampAreBuilt() throws {
    let stage = try Stage(list(row("a", 1), row("b", 1)))
    #expect(workshop.takeBuilt() == ["a", "b"])
    #expect(try stage.show(list(row("a", 1), row("b", 2))) == [.setText(5, "b 2")])
    #expect(workshop.takeBuilt() == ["b"])
  }

  @Test func movedRowsAreNotBuilt() throws {
    let stage = try Stage(list(row("a", 1), row("b", 1), row("c", 1)))
    _ = workshop.takeBuilt()
    let patches = try stage.show(list(row("c", 1), row("a", 1), row("b", 1)))
    #expect(patches == [.insert(6, into: 1, before: 2)])
    #expect(workshop.takeBuilt() == [])
    #expect(stage.document.html == "<ul><li>c 1</li><li>a 1</li><li>b 1</li></ul>")
  }

  @Test func anotherKeyIsBuiltWhateverItsStamp() throws {
    let stage = try Stage(row("a", 1))
    try stage.show(row("b", 1))
    #expect(workshop.takeBuilt() == ["a", "b"])
    #expect(stage.document.html == "<li>b 1</li>")
  }

  @Test func aMemoMayBuildAnotherKindOfNode() throws {
    func screen(_ stamp: UInt64, _ content: Node<String>) -> Node<String> {
      div {
        "x"
        memo(key: "a", stamp: stamp) { content }
        "y"
      }
    }
    let stage = try Stage(screen(1, p()))
    let contents: [Node<String>] = [
      h1(), .text("t"), memo(key: "b", stamp: 1) { h2() }, memo(key: "b", stamp: 2) { h2() }, p(),
    ]
    for (index, content) in contents.enumerated() {
      let next = screen(UInt64(index) + 2, content)
      try stage.show(next)
      #expect(stage.document.html == next.html)
    }
  }

  @Test func aRowMayBecomeAMemoAndBack() throws {
    let stage = try Stage(list(li(.key("a")) { "a 1" }))
    #expect(try stage.show(list(row("a", 1))) == [])
    #expect(try stage.show(list(li(.key("a")) { "a 2" })) == [.setText(3, "a 2")])
    #expect(try stage.show(list(row("a", 1))) == [.setText(3, "a 1")])
  }

  private func list(_ rows: Node<String>...) -> Node<String> { ul { rows } }

  private func row(_ name: String, _ version: UInt64) -> Node<String> {
    workshop.row(name, version: version)
  }
}
