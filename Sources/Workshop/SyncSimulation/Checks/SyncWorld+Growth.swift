import Domain
import SyncEngine
import SyncWire

/// XP and level never fall, on no device, whatever arrives.
extension SyncWorld {
  func checkGrowth() throws(BrokenInvariant) {
    if let words = memory.fallen.first { throw fail(11, words) }
  }

  /// Whoever reads a player's play shows the same progress, and whoever folds it anew.
  func checkProgress(_ stream: StreamID) throws(BrokenInvariant) {
    let (player, readers) = (PlayerID(stream.raw), readers(stream))
    guard stream != .plan, let first = readers.first else { return }
    let shown = first.app.experience(of: player)
    if SimulatedApp(0, counted(first)).experience(of: player) != shown {
      throw fail(11, "\(first.name) shows other XP of \(name(stream)) than its log says")
    }
    for device in readers where device.app.experience(of: player) != shown {
      throw fail(11, "\(first.name) and \(device.name) show other XP of \(name(stream))")
    }
  }
}
