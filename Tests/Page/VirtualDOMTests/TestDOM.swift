import Markup
import VirtualDOM

/// A browser's document, as far as patches know it.
///
/// Stricter than a browser: what the renderer should never send is an error here.
final class TestDOM {
  private let root = TestNode(content: .element(.main))
  private var nodes: [UInt32: TestNode] = [:]
  /// Where the focus went last.
  private(set) var focused: UInt32?

  init() {
    nodes[0] = root
  }

  var children: [TestNode] { root.children }

  /// The numbers of all nodes but the root.
  var ids: Set<UInt32> { Set(nodes.keys).subtracting([0]) }

  func apply(_ patches: [Patch]) throws(PatchError) {
    var removed: Set<UInt32> = []
    var wished: NodeID?
    for (position, patch) in patches.enumerated() {
      do throws(PatchError) {
        if case .focus(let id) = patch {
          guard position == 0 else { throw PatchError("focus comes first") }
          wished = id
        } else {
          try apply(patch, removed: &removed)
        }
      } catch {
        throw PatchError("\(error.reason) (patch \(position): \(patch))")
      }
    }
    if let wished { focused = try element(wished).id }
  }

  func node(_ id: NodeID) throws(PatchError) -> TestNode {
    guard let node = nodes[id.rawValue] else { throw PatchError("no such node") }
    return node
  }
}

struct PatchError: Error, CustomStringConvertible {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }

  var description: String { reason }
}

extension TestDOM {
  private func apply(
    _ patch: Patch,
    removed: inout Set<UInt32>
  ) throws(PatchError) {
    switch patch {
    case .create(let id, let tag): try keep(TestNode(content: .element(tag)), id, removed)
    case .createText(let id, let text): try keep(TestNode(content: .text(text)), id, removed)
    case .setAttribute(let id, let name, let value): try element(id).set(name, to: value)
    case .removeAttribute(let id, let name): try element(id).remove(name)
    case .setProperty(let id, let property): try element(id).set(property)
    case .setText(let id, let text): try node(id).set(text)
    case .insert(let id, let parent, let sibling): try insert(id, into: parent, before: sibling)
    case .remove(let id): try remove(id, &removed)
    case .listen(let id, let event): try element(id).listen(event)
    case .unlisten(let id, let event): try element(id).unlisten(event)
    case .focus: throw PatchError("focus comes first")
    }
  }

  private func keep(_ node: TestNode, _ id: NodeID, _ removed: Set<UInt32>) throws(PatchError) {
    guard nodes[id.rawValue] == nil else { throw PatchError("the number is in use") }
    guard !removed.contains(id.rawValue) else { throw PatchError("the number is reused too early") }
    node.id = id.rawValue
    nodes[id.rawValue] = node
  }

  private func element(_ id: NodeID) throws(PatchError) -> TestNode {
    let node = try node(id)
    guard node.tag != nil, id != .root else { throw PatchError("not an element of ours") }
    return node
  }

  private func insert(
    _ id: NodeID,
    into parent: NodeID,
    before sibling: NodeID?
  ) throws(PatchError) {
    let child = try node(id)
    let parent = try node(parent)
    guard id != .root, parent.tag != nil else { throw PatchError("cannot stand there") }
    child.parent?.children.removeAll { $0 === child }
    var position = parent.children.count
    if let sibling {
      let next = try node(sibling)
      guard let found = parent.children.firstIndex(where: { $0 === next }) else {
        throw PatchError("the sibling is not there")
      }
      position = found
    }
    parent.children.insert(child, at: position)
    child.parent = parent
  }

  private func remove(_ id: NodeID, _ removed: inout Set<UInt32>) throws(PatchError) {
    let node = try node(id)
    guard let parent = node.parent else { throw PatchError("not in the document") }
    parent.children.removeAll { $0 === node }
    forget(node, &removed)
  }

  private func forget(_ node: TestNode, _ removed: inout Set<UInt32>) {
    nodes[node.id] = nil
    removed.insert(node.id)
    for child in node.children { forget(child, &removed) }
  }
}
