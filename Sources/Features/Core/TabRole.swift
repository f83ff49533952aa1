/// Of several tabs one writes; the others show.
package enum TabRole: Hashable, Sendable {
  case writer
  case reader

  package var canWrite: Bool { self == .writer }
}
