import Basics
import SyncRoster
import SyncWire

/// What was taken before its device's revocation was read.
extension Step {
  mutating func lookBack() throws(Unanswered) {
    if has(.cutNotLookedBack) { return }
    for (device, stream, spans) in book.chains.all {
      guard let cut = book.cut(device, stream), let end = spans.last?.last, end > cut.number
      else { continue }
      book.chains[device, stream] = spans.filter { $0.last <= cut.number }
      try hide(spans.filter { $0.last > cut.number }, stream)
    }
  }

  /// Set aside, where it does not lie in another's chain as well: what somebody opened from a copy stays.
  mutating func hide(_ gone: [ChainSpan], _ stream: StreamID) throws(Unanswered) {
    let elsewhere = book.chains.all.filter { $0.stream == stream }.flatMap { $0.value }
    let waiting = [book.pending[stream] ?? nil].compactMap { $0 }
    let stay =
      try operations(of: elsewhere + waiting).map { $0.id } + (book.outbox[stream]?.ids ?? [])
    let ids = try operations(of: gone).map { $0.id }.filter { !stay.contains($0) }
    if !ids.isEmpty { kept.append(.hidden(ids)) }
  }
}
