import Markup
import Testing
import VirtualDOM

/// A renderer and the document it writes to, by way of the bytes that a browser gets.
///
/// Scripts show screens on it and state the patches.
final class Stage<Action> {
  let renderer = Renderer<Action>()
  let document = TestDOM()
  private var encoder = PatchEncoder()
  private var decoder = PatchDecoder()

  init(_ screen: Node<Action>) throws {
    try show(screen)
  }

  @discardableResult
  func show(_ screen: Node<Action>) throws -> [Patch] {
    let patches = renderer.render(screen)
    renderer.checkInvariants()
    let received = try decoder.decode(encoder.encode(patches))
    #expect(received == patches)
    try document.apply(received)
    return patches
  }

  /// The player changes a control; the browser does it, and says so.
  func change(
    _ id: NodeID,
    to property: Property,
    _ event: Event,
    saying value: String
  ) throws -> Action? {
    try document.node(id).set(property)
    return renderer.action(for: id, event: event, value: value)
  }
}

extension NodeID: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: UInt32) {
    self.init(value)
  }
}
