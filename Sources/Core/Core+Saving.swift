import SyncEngine
import Time

extension Core {
  /// What storage says.
  package mutating func reduce(_ action: SavingAction) -> [Effect] {
    switch action {
    case .saved(let batch):
      saving.settle(batch)
      return []
    case .foundNoRoom(let id):
      saving.findNoRoom(for: id)
      return []
    case .waitedInVain(let id):
      guard let (batch, patience) = saving.retry(id) else { return [] }
      return batch.order(waiting: patience)
    }
  }
}
