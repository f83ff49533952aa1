import Dispatch
import ServerCore
import Synchronization

/// Threads beside the event loop, for what lasts longer than all others may wait.
package final class Workers: Sendable {
  private struct State {
    var waiting: [@Sendable () -> Void] = []
    var atWork = 0
  }

  private let width: Int
  private let mostWaiting: Int
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "workers", attributes: .concurrent)

  /// - Parameters:
  ///   - width: how many things are done at once; with 1 they are done in their order.
  ///   - mostWaiting: what comes when so many things wait already is not done.
  package init(width: Int, mostWaiting: Int = 256) {
    self.width = width
    self.mostWaiting = mostWaiting
  }

  package var place: WorkPlace {
    { self.take($0) }
  }

  private func take(_ work: @escaping @Sendable () -> Void) -> Bool {
    let (isTaken, needsThread) = state.withLock { state in
      if state.waiting.count >= mostWaiting { return (false, false) }
      state.waiting.append(work)
      if state.atWork == width { return (true, false) }
      state.atWork += 1
      return (true, true)
    }
    if needsThread { queue.async { self.workOn() } }
    return isTaken
  }

  private func workOn() {
    while let work = next() { work() }
  }

  private func next() -> (@Sendable () -> Void)? {
    state.withLock { state in
      if state.waiting.isEmpty {
        state.atWork -= 1
        return nil
      }
      return state.waiting.removeFirst()
    }
  }
}
