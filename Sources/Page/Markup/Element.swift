/// An element as a view describes it.
///
/// Made by the names in `Tags.swift` and by nothing else. A class, though it never changes: a tree of them is handed around by pointers.
package final class Element<Action> {
  package let tag: Tag
  /// Tells siblings apart across renders; empty for none.
  package let key: String
  /// In the order the view wrote them, each name once.
  package let attributes: [NamedValue]
  /// Each kind once.
  package let properties: [Property]
  /// Each event once.
  package let handlers: [Handler<Action>]
  /// Receives the focus when it comes onto the screen.
  package let focusesOnAppear: Bool
  package let children: [Node<Action>]

  init(_ tag: Tag, _ attributes: [Attribute<Action>], children: [Node<Action>]) {
    precondition(children.isEmpty || !tag.isVoid, "this element has no content")
    var parts = ElementParts<Action>()
    parts.add(attributes)
    parts.makeFocusable(tag)
    self.tag = tag
    self.key = parts.key
    self.attributes = parts.attributes
    self.properties = parts.properties
    self.handlers = parts.handlers
    self.focusesOnAppear = parts.focusesOnAppear
    self.children = children
  }

  package var namespace: Namespace { tag.namespace }
}

/// An attribute as the browser takes it.
///
/// A switch that is on has an empty value, one that is off is
/// not there.
package struct NamedValue: Equatable, Sendable {
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
