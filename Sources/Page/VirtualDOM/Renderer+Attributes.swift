import Basics
import Markup

extension Renderer {
  func updateAttributes(of mounted: Mounted<Action>, to attributes: [NamedValue]) {
    let old = mounted.attributes
    mounted.attributes = attributes
    for index in old.indices where attributes.value(of: old[index].name, near: index) == nil {
      patches.append(.removeAttribute(mounted.id, name: old[index].name))
    }
    for index in attributes.indices where !old.contains(attributes[index], near: index) {
      let attribute = attributes[index]
      patches.append(
        .setAttribute(mounted.id, name: attribute.name, value: attribute.value)
      )
    }
  }

  /// After the children (a `select` only takes a value that one of its options has) and after the
  /// attributes (a slider cuts its value off at its limits).
  func updateProperties(of mounted: Mounted<Action>, to properties: [Property]) {
    let old = mounted.properties
    mounted.properties = properties
    for property in old where !properties.contains(where: property.isSameKind) {
      patchProperty(of: mounted, from: property, to: property.cleared)
    }
    for property in properties {
      let present = old.first(where: property.isSameKind) ?? property.initial
      patchProperty(of: mounted, from: present, to: property)
    }
  }

  private func patchProperty(of mounted: Mounted<Action>, from old: Property?, to new: Property) {
    if let old, old.isSame(as: new) { return }
    patches.append(.setProperty(mounted.id, new))
  }

  /// The browser knows only which events matter; which action follows is looked up when one happens.
  func updateHandlers(of mounted: Mounted<Action>, to handlers: [Handler<Action>]) {
    let old = mounted.handlers
    mounted.handlers = handlers
    for handler in old where !handlers.contains(where: { $0.event == handler.event }) {
      patches.append(.unlisten(mounted.id, handler.event))
    }
    for handler in handlers where !old.contains(where: { $0.event == handler.event }) {
      patches.append(.listen(mounted.id, handler.event))
    }
  }
}

/// Views give attributes in the same order time after time, so each is looked for where it was first.
extension [NamedValue] {
  fileprivate func value(of name: String, near index: Int) -> String? {
    if index < count, self[index].name.hasSameScalars(as: name) { return self[index].value }
    return first { $0.name.hasSameScalars(as: name) }?.value
  }

  fileprivate func contains(_ attribute: NamedValue, near index: Int) -> Bool {
    guard let value = value(of: attribute.name, near: index) else { return false }
    return value.hasSameScalars(as: attribute.value)
  }
}
