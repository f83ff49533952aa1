/// The name of a drawing; an unknown one, from a newer version, is drawn as a plain lantern.
package struct Icon: Hashable, Sendable {
  package let name: String

  package init(_ name: String) {
    self.name = name
  }

  package static let plain = Icon("lantern")
}
