import Basics
import Markup

/// A node that is in the browser's document, with all that is known of it there.
final class Mounted<Action> {
  let id: NodeID
  /// Nil for a text.
  let tag: Tag?
  var key = ""
  /// Of a text node.
  var text = ""
  var attributes: [NamedValue] = []
  /// As the element has them now: as rendered last, or as the player changed them since.
  var properties: [Property] = []
  var handlers: [Handler<Action>] = []
  var children: [Mounted<Action>] = []

  init(_ id: NodeID, tag: Tag?) {
    self.id = id
    self.tag = tag
  }
}

extension Mounted {
  /// Whether this can become `node`, or must make room for a new one.
  func canBecome(_ node: Node<Action>) -> Bool {
    switch node {
    case .text: tag == nil
    case .element(let element): tag == element.tag && key.hasSameScalars(as: element.key)
    case .fragment: false
    }
  }

  func handler(for event: Event) -> Handler<Action>? {
    handlers.first { $0.event == event }
  }
}

extension Node {
  /// Empty if it has none.
  var key: String {
    switch self {
    case .text: ""
    case .element(let element): element.key
    case .fragment: ""
    }
  }

  /// Nil for a text.
  var tag: Tag? {
    if case .element(let element) = self { element.tag } else { nil }
  }
}
