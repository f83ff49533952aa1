import Domain
import Markup

/// A planted tilt has to be found, and none where none is.
package struct TendencyStudy: Study {
  /// A wobble, and the session after which it is looked at; calibration counts among the sessions.
  struct Look {
    let wobble: Double
    let sessions: Int

    var name: String { "wobble \(decimal(wobble)), \(sessions) sessions" }
  }

  static let looks = [
    Look(wobble: 0.2, sessions: 15), Look(wobble: 0.3, sessions: 30),
    Look(wobble: 0.4, sessions: 55),
  ]
  /// ln 1.25, as e has it.
  static let plantedTilt = Logarithm.natural(1.25)
  static let mostFalse = 0.05
  static let leastFound = 0.9

  let crowd: Crowd
  private let noTilt: Double
  private let isFound: (TaskWindow) -> Bool

  /// - Parameters:
  ///   - noTilt: of the players in whom nothing may be found.
  ///   - isFound: the rule that is put to the proof.
  package init(
    _ crowd: Crowd,
    noTilt: Double = 0,
    isFound: @escaping (TaskWindow) -> Bool = Self.once
  ) {
    self.crowd = crowd
    self.noTilt = noTilt
    self.isFound = isFound
  }

  package static func once(_ window: TaskWindow) -> Bool { Tendency(once: window) != nil }

  /// Ten times as many players as are asked for: what comes out lies so near to what is demanded that
  /// fewer would tell little.
  package func demands() -> [Demand] {
    let crowd = crowd.times(10)
    return Self.looks.flatMap { look in
      let tilted = SimulatedPlayer(wobble: look.wobble, tilt: Self.plantedTilt)
      let found = rate(look, tilted, of: crowd, isFound)
      let plain = SimulatedPlayer(wobble: look.wobble, tilt: noTilt)
      let said = rate(look, plain, of: crowd, isFound)
      return [
        Demand("tilt of 25 % found: " + look.name, .atLeast(Self.leastFound), found),
        Demand("tendency told without tilt: " + look.name, .below(Self.mostFalse), said),
      ]
    }
  }

  func rate(
    _ look: Look,
    _ player: SimulatedPlayer,
    of crowd: Crowd,
    _ isFound: (TaskWindow) -> Bool
  ) -> Rate {
    crowd.rate("tendency \(player.kind)") { isFound(play(player, look.sessions, &$0).window) }
  }

  func play(
    _ player: SimulatedPlayer,
    _ sessions: Int,
    _ dice: inout SeededDice
  ) -> SimulatedGame {
    var game = SimulatedGame(player, at: [.any("Pack bag", &dice)], dice: dice)
    game.play(sessions)
    return game
  }
}
