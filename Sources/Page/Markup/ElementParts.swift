import Basics

/// Sorts what a view wrote between an element's parentheses by what becomes of it.
struct ElementParts<Action> {
  var key = ""
  var attributes: [NamedValue] = []
  var properties: [Property] = []
  var handlers: [Handler<Action>] = []
  var focusesOnAppear = false

  mutating func add(_ all: [Attribute<Action>]) {
    for attribute in all { add(attribute.content) }
  }

  private mutating func add(_ content: Attribute<Action>.Content) {
    switch content {
    case .plain(let attribute): add(attribute)
    case .classes(let names): addClasses(names)
    case .property(let property): add(property)
    case .handler(let handler): add(handler)
    case .key(let key): self.key = key
    case .focusesOnAppear: focusesOnAppear = true
    case .group(let group): add(group)
    }
  }

  /// A heading is focused by scripts only, and the browser wants that said.
  mutating func makeFocusable(_ tag: Tag) {
    guard focusesOnAppear, !tag.isFocusable, position(of: "tabindex") == nil else { return }
    attributes.append(NamedValue("tabindex", "-1"))
  }

  private mutating func add(_ attribute: NamedValue) {
    precondition(position(of: attribute.name) == nil, "an attribute is given twice")
    attributes.append(attribute)
  }

  private mutating func addClasses(_ names: String) {
    guard let position = position(of: "class") else {
      attributes.append(NamedValue("class", names))
      return
    }
    attributes[position] = NamedValue("class", attributes[position].value + " " + names)
  }

  private mutating func add(_ property: Property) {
    precondition(
      !properties.contains { $0.isSameKind(as: property) },
      "a property is given twice"
    )
    properties.append(property)
  }

  private mutating func add(_ handler: Handler<Action>) {
    precondition(
      !handlers.contains { $0.event == handler.event },
      "an event has two handlers"
    )
    handlers.append(handler)
  }

  private func position(of name: String) -> Int? {
    attributes.firstIndex { $0.name.hasSameScalars(as: name) }
  }
}
