import Synchronization

/// Who may have a calendar fetched now: each device so often an hour, and one at a time for it and its household.
final class FetchTurns: Sendable {
  /// Of a device, from one full hour to the next.
  static let mostAnHour = 4

  /// Seconds after which it is worth asking again.
  struct Refusal: Equatable { let seconds: Int }

  struct Turn {
    fileprivate let device: Int
    fileprivate let household: String
  }

  private struct State {
    var hour: Int64 = 0
    /// By device, of this hour.
    var counts: [Int: Int] = [:]
    var devices: Set<Int> = []
    var households: Set<String> = []
  }

  private static let hour: Int64 = 3_600_000
  /// A calendar is given up after as many seconds.
  private static let longest = 10

  private let state = Mutex(State())

  /// Whoever gets a turn has to ``end(_:)`` it.
  ///
  /// - Parameters:
  ///   - token: it stays nowhere, only a hash that is another in each run.
  ///   - address: empty where nobody knows whose it is; then it is nobody's household.
  ///   - now: milliseconds since 1970.
  func begin(_ token: [UInt8], at address: String, now: Int64) -> Result<Turn, Refusal> {
    let turn = Turn(device: token.hashValue, household: Neighbours.prefix(of: address))
    return state.withLock { state in
      let hour = now / Self.hour
      if hour != state.hour { (state.hour, state.counts) = (hour, [:]) }
      if state.counts[turn.device, default: 0] >= Self.mostAnHour {
        return .failure(Refusal(seconds: Int((Self.hour - now % Self.hour + 999) / 1000)))
      }
      guard !state.devices.contains(turn.device), !state.households.contains(turn.household)
      else { return .failure(Refusal(seconds: Self.longest)) }
      state.counts[turn.device, default: 0] += 1
      state.devices.insert(turn.device)
      if !turn.household.isEmpty { state.households.insert(turn.household) }
      return .success(turn)
    }
  }

  func end(_ turn: Turn) {
    state.withLock { state in
      state.devices.remove(turn.device)
      state.households.remove(turn.household)
    }
  }
}

extension FetchTurns.Refusal: Error {}
