import Domain
import SyncWire
import Time

extension StepField: Field {
  package static let kinds: [StepField] = [
    .name(""), .icon(.plain), .position(.middle), .reference(nil), .after([]),
  ]

  @inline(never)
  package func coded(by coder: inout Coder) -> StepField {
    switch self {
    case .name(let name): .name(coder.text("name", name))
    case .icon(let icon): .icon(coder.icon("icon", icon))
    case .position(let position):
      .position(coder.parsed("position", position, position.text) { Position(text: $0) })
    case .reference(let reference):
      .reference(
        coder.optional("referenceMs", reference, .zero, isNullWritten: true) { $0.seconds($1, $2) }
      )
    case .after(let edits): .after(coder.ids("after", edits))
    }
  }
}
