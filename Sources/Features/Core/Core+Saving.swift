import Basics
import Domain
import SyncEngine
import Time

extension Core {
  /// Takes in what storage answers.
  package mutating func reduce(_ action: SavingAction) -> [Effect] {
    switch action {
    case .saved(let batch):
      saving.settle(through: batch)
      return saving.mark == .saved ? [.cancel(StoringTry.timer)] : order() + waiting
    case .notSaved(let batch):
      saving.fail(batch, isOutOfRoom: false)
      return []
    case .foundNoRoom(let batch):
      saving.fail(batch, isOutOfRoom: true)
      return []
    case .waitedInVain:
      if saving.mark == .saved { return [] }
      saving.giveUp()
      return order() + waiting
    }
  }

  /// Adds to what waits, and has all of that stored.
  mutating func store(_ add: (inout Saving) -> Void) -> [Effect] {
    let isFirst = saving.mark == .saved
    add(&saving)
    return order() + (isFirst ? waiting : [])
  }

  private mutating func order() -> [Effect] {
    let hasNotes = saving.hasNotes
    return saving.next().map { [$0.order(with: hasNotes ? notes.bytes : [])] } ?? []
  }

  private var waiting: [Effect] { [.wait(StoringTry.timer, .after(saving.pause))] }
}
