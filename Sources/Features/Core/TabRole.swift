/// Whether this tab writes or shows: of several tabs one writes.
package enum TabRole: Hashable, Sendable {
  case writer
  case reader

  package var canWrite: Bool { self == .writer }
}
