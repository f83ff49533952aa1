import Markup

/// A tree that can be drawn again and again, compared and changed: what random screens are made of.
enum Sketch {
  case text(String)
  case element(Details, [Sketch])

  struct Details {
    var tag: Tag
    var key = ""
    var data: [String: String] = [:]
    var value: String?
    var isChecked: Bool?
    /// What a click says.
    var click: Int?
    /// Says what is typed.
    var hearsInput = false
  }
}

extension Sketch {
  /// The same sketch always gives the same description.
  var node: Node<String> {
    switch self {
    case .text(let text): .text(text)
    case .element(let details, let children):
      details.tag(.group(details.attributes)) {
        for child in children { child.node }
      }
    }
  }

  /// All elements and texts in the order of the document; nil for a text.
  var nodes: [Details?] {
    switch self {
    case .text: [nil]
    case .element(let details, let children): [details] + children.flatMap(\.nodes)
    }
  }
}

extension Sketch.Details {
  fileprivate var attributes: [Attribute<String>] {
    var attributes: [Attribute<String>] = data.map { .data($0.key, $0.value) }
    if !key.isEmpty { attributes.append(.key(key)) }
    if let value { attributes.append(.value(value)) }
    if let isChecked { attributes.append(.checked(isChecked)) }
    if let click { attributes.append(.on(.click, "clicked \(click)")) }
    if hearsInput { attributes.append(.onValue(.input) { "typed \($0)" }) }
    return attributes
  }
}
