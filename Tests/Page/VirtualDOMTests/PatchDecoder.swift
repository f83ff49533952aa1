import Markup
import VirtualDOM

/// Reads what `PatchEncoder` writes, as `Public/runtime/dom.js` does.
struct PatchDecoder {
  private var names: [String] = []
  private var bytes: ArraySlice<UInt8> = []

  mutating func decode(_ batch: [UInt8]) throws(PatchError) -> [Patch] {
    bytes = batch[...]
    var patches: [Patch] = []
    while let code = bytes.popFirst() { patches.append(try patch(code, NodeID(number()))) }
    return patches
  }

  private mutating func patch(_ code: UInt8, _ node: NodeID) throws(PatchError) -> Patch {
    switch code {
    case 1: .create(node, try tag(.html))
    case 2: .create(node, try tag(.svg))
    case 3: .createText(node, try text())
    case 4: .setAttribute(node, name: try name(), value: try text())
    case 5: .removeAttribute(node, name: try name())
    case 6: .setProperty(node, try property())
    case 7: .setText(node, try text())
    case 8: .insert(node, into: NodeID(try number()), before: try sibling())
    case 9: .remove(node)
    case 10: .listen(node, try event())
    case 11: .unlisten(node, try event())
    case 12: .focus(node)
    default: throw PatchError("unknown patch \(code)")
    }
  }

  private mutating func property() throws(PatchError) -> Property {
    switch try byte() {
    case 1: .value(try text())
    case 2: .checked(try byte() == 1)
    case 3: .selected(try byte() == 1)
    case 4: .open(try byte() == 1)
    case 5: .modal(try byte() == 1)
    default: throw PatchError("unknown property")
    }
  }

  private mutating func sibling() throws(PatchError) -> NodeID? {
    let id = NodeID(try number())
    return id == .root ? nil : id
  }

  private mutating func tag(_ namespace: Namespace) throws(PatchError) -> Tag {
    guard let tag = Tag(rawValue: try name()), tag.namespace == namespace else {
      throw PatchError("unknown tag")
    }
    return tag
  }

  private mutating func event() throws(PatchError) -> Event {
    guard let event = Event(rawValue: try byte()) else { throw PatchError("unknown event") }
    return event
  }
}

extension PatchDecoder {
  private mutating func byte() throws(PatchError) -> UInt8 {
    guard let byte = bytes.popFirst() else { throw PatchError("cut short") }
    return byte
  }

  private mutating func number() throws(PatchError) -> UInt32 {
    var number: UInt32 = 0
    var shift = 0
    while true {
      let byte = try byte()
      number |= UInt32(byte & 0x7f) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }

  private mutating func text() throws(PatchError) -> String {
    let length = Int(try number())
    guard length <= bytes.count else { throw PatchError("cut short") }
    defer { bytes.removeFirst(length) }
    return String(decoding: bytes.prefix(length), as: UTF8.self)
  }

  private mutating func name() throws(PatchError) -> String {
    let index = Int(try number())
    guard index <= names.count else { throw PatchError("unknown name") }
    if index == names.count { names.append(try text()) }
    return names[index]
  }
}
