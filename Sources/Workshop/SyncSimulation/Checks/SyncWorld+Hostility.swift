import Basics
import Sync
import SyncWire

/// Either nobody has read two histories, or at least one honest device says so.
extension SyncWorld {
  private static let telling: [SyncNotice] = [
    .fork, .rollback, .refused, .setAside, .copy, .gap, .twoRosters, .badEntry, .unknown,
  ]

  /// Whoever was shown another log and was answered by its own removal, which somebody has signed, has read one history.
  private func wasTakenOutFirst(_ name: String) -> Bool {
    devices.contains {
      $0.name == name && $0.book.standing == .removed
        && !server(of: $0).isOn($0.book.log.cursor)
    }
  }

  func checkHostility() throws(BrokenInvariant) {
    for device in members where !device.disk.counted.isDisjoint(with: hostility.injected) {
      throw fail(4, "\(device.name) counts what a revoked device sent through the server")
    }
    try checkWhoOpensViews()
    noteWhoReadTransplants()
    if mischief == .withhold { return try checkWithheld() }
    let isTold = Self.telling.contains { notices[$0] != nil }
    if isTold || hostility.misled.allSatisfy({ wasTakenOutFirst($0) }) { return }
    if mischief == .silentRollback {
      let left = Set(members.map { $0.name }).subtracting(memory.faulty)
      if left.isDisjoint(with: hostility.knewMore) { return }
    }
    if mischief == .fork || mischief == .transplant || mischief == .silentRollback {
      throw fail(6, "\(mischief?.rawValue ?? ""), and nobody says so")
    }
    try checkOneHistory()
  }

  /// What was bent and did not matter shows as equal states.
  private func checkOneHistory() throws(BrokenInvariant) {
    for stream in [.plan] + players {
      let readers = readers(stream)
      for device in readers where device.counted(stream, self) != readers[0].counted(stream, self) {
        throw fail(6, "\(readers[0].name) and \(device.name) read two histories in silence")
      }
    }
  }
}
