import Markup

/// Writes patches as bytes.
///
/// `Public/runtime/dom.js` reads the same table:
///
/// | code | patch | then |
/// | --- | --- | --- |
/// | 1 | create an HTML element | node, name |
/// | 2 | create an SVG element | node, name |
/// | 3 | create a text | node, text |
/// | 4 | set an attribute | node, name, text |
/// | 5 | remove an attribute | node, name |
/// | 6 | set a property | node, property; text for `value`, else a byte, 0 or 1 |
/// | 7 | set a text | node, text |
/// | 8 | insert | node, parent, next sibling or 0 for the end |
/// | 9 | remove | node |
/// | 10 | listen | node, event |
/// | 11 | stop listening | node, event |
/// | 12 | focus | node |
///
/// - code, property (`Property.code`), event (`Event.rawValue`): one byte.
/// - node and every other number: unsigned LEB128, seven bits a byte, the lowest first.
/// - text: the number of its bytes, then UTF-8.
/// - name, of a tag or an attribute: its number in the order of first use, from 0 and for the life of
///   the encoder; a number never used before is followed by the name as text.
package struct PatchEncoder {
  private var names = TextTable()
  private var bytes: [UInt8] = []

  package init() {}

  /// Each batch has to be read, in order: a later one leans on the names of an earlier one.
  package mutating func encode(_ patches: [Patch]) -> [UInt8] {
    for patch in patches { write(patch) }
    let encoded = bytes
    bytes = []
    return encoded
  }
}

extension PatchEncoder {
  private mutating func write(_ patch: Patch) {
    switch patch {
    case .create(let node, let tag): writeCreate(node, tag)
    case .createText(let node, let text): write(3, node, text: text)
    case .setAttribute(let node, let name, let value):
      write(4, node, name: name)
      write(value)
    case .removeAttribute(let node, let name): write(5, node, name: name)
    case .setProperty(let node, let property): write(node, property)
    case .setText(let node, let text): write(7, node, text: text)
    case .insert(let node, let parent, let sibling): writeInsert(node, parent, sibling)
    case .remove(let node): write(9, node)
    case .listen(let node, let event): write(10, node, event)
    case .unlisten(let node, let event): write(11, node, event)
    case .focus(let node): write(12, node)
    }
  }

  private mutating func writeCreate(_ node: NodeID, _ tag: Tag) {
    switch tag.namespace {
    case .html: write(1, node, name: tag.rawValue)
    case .svg: write(2, node, name: tag.rawValue)
    }
  }

  /// 0 is the root's number, and the root is nobody's sibling.
  private mutating func writeInsert(_ node: NodeID, _ parent: NodeID, _ sibling: NodeID?) {
    write(8, node)
    write(parent.rawValue)
    write(sibling?.rawValue ?? 0)
  }

  private mutating func write(_ node: NodeID, _ property: Property) {
    write(6, node)
    bytes.append(property.code)
    switch property {
    case .value(let value): write(value)
    case .checked(let isOn), .selected(let isOn), .open(let isOn), .modal(let isOn):
      bytes.append(isOn ? 1 : 0)
    }
  }
}

extension PatchEncoder {
  private mutating func write(_ code: UInt8, _ node: NodeID) {
    bytes.append(code)
    write(node.rawValue)
  }

  private mutating func write(_ code: UInt8, _ node: NodeID, text: String) {
    write(code, node)
    write(text)
  }

  private mutating func write(_ code: UInt8, _ node: NodeID, name: String) {
    write(code, node)
    writeName(name)
  }

  private mutating func write(_ code: UInt8, _ node: NodeID, _ event: Event) {
    write(code, node)
    bytes.append(event.rawValue)
  }

  private mutating func writeName(_ name: String) {
    if let number = names[name] {
      write(UInt32(number))
    } else {
      write(UInt32(names.count))
      names.set(name, to: names.count)
      write(name)
    }
  }

  private mutating func write(_ text: String) {
    write(UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func write(_ number: UInt32) {
    var rest = number
    while rest > 0x7f {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
