import Markup

/// A node of `TestDOM`.
final class TestNode {
  enum Content: Equatable {
    case text(String)
    case element(Tag)
  }

  var id: UInt32 = 0
  private(set) var content: Content
  private(set) var attributes: [NamedValue] = []
  private(set) var properties: [Property] = []
  private(set) var events: Set<Event> = []
  var children: [TestNode] = []
  weak var parent: TestNode?

  init(content: Content) {
    self.content = content
  }

  var tag: Tag? {
    if case .element(let tag) = content { tag } else { nil }
  }

  func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}

/// Changes. One that changes nothing is an error: the list of patches was not minimal.
extension TestNode {
  func set(_ text: String) throws(PatchError) {
    guard case .text(let old) = content, !isSame(old, text) else {
      throw PatchError("not another text")
    }
    content = .text(text)
  }

  func set(_ name: String, to value: String) throws(PatchError) {
    guard let position = attributes.firstIndex(where: { $0.name == name }) else {
      attributes.append(NamedValue(name, value))
      return
    }
    guard !isSame(attributes[position].value, value) else { throw PatchError("not another value") }
    attributes[position] = NamedValue(name, value)
  }

  func remove(_ name: String) throws(PatchError) {
    guard let position = attributes.firstIndex(where: { $0.name == name }) else {
      throw PatchError("no such attribute")
    }
    attributes.remove(at: position)
  }

  func set(_ property: Property) throws(PatchError) {
    let old = properties.first { $0.isSameKind(as: property) }
    // A cleared property is one nobody speaks of, and may be given anew.
    if let old, old.isSame(as: property), old != old.cleared {
      throw PatchError("not another value")
    }
    properties.removeAll { $0.isSameKind(as: property) }
    properties.append(property)
  }

  func listen(_ event: Event) throws(PatchError) {
    guard events.insert(event).inserted else { throw PatchError("listens already") }
  }

  func unlisten(_ event: Event) throws(PatchError) {
    guard events.remove(event) != nil else { throw PatchError("does not listen") }
  }

  private func isSame(_ one: String, _ other: String) -> Bool {
    Array(one.utf8) == Array(other.utf8)
  }
}

extension TestDOM {
  /// Everything that can be told from the document, one node a line, whatever its numbers are.
  var outline: String {
    children.map { $0.outline(indentation: "") }.joined()
  }

  /// As the text renderer writes it.
  ///
  /// The order of attributes depends on the document's history, so
  /// only a new one equals it.
  var html: String { children.map(\.html).joined() }

  /// All nodes but the root.
  var allNodes: [TestNode] { children.flatMap(\.subtree) }
}

extension TestNode {
  fileprivate var subtree: [TestNode] { [self] + children.flatMap(\.subtree) }

  fileprivate func outline(indentation: String) -> String {
    let parts =
      attributes.map { "\($0.name)=\($0.value)" }.sorted()
      + properties.filter { $0 != $0.cleared }.map { "\($0)" }.sorted()
      + events.map { "on \($0)" }.sorted()
    let line = indentation + "\(content) " + parts.joined(separator: ", ") + "\n"
    return line + children.map { $0.outline(indentation: indentation + "  ") }.joined()
  }

  fileprivate var html: String {
    switch content {
    case .text(let text): return escaped(text)
    case .element(let tag):
      let start = ([tag.rawValue] + allAttributes.map { "\($0.name)=\"\(escaped($0.value))\"" })
        .joined(separator: " ")
      if tag.isVoid { return "<\(start)>" }
      return "<\(start)>\(children.map(\.html).joined())</\(tag.rawValue)>"
    }
  }

  private var allAttributes: [NamedValue] {
    attributes
      + properties.map { property in
        switch property {
        case .value(let value): NamedValue("value", value)
        case .checked: NamedValue("checked", "")
        case .selected: NamedValue("selected", "")
        case .open, .modal: NamedValue("open", "")
        }
      }
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
