import Domain
import Markup

extension TendencyStudy {
  package func tables() -> [MarkdownTable] {
    [
      MarkdownTable(
        "Tendency told, looked for in other ways",
        columns: [
          "", "tilt", "once", "after every session", "at some time", "once, bad days in runs",
          "once, taps forgotten as well",
        ],
        rows: Self.looks.flatMap { look in
          [row(look, tilt: Self.plantedTilt), row(look, tilt: 0)]
        }
      ),
      MarkdownTable(
        "Tendency told without tilt, looking once",
        columns: ["wobble"] + Self.moments.map { "\($0) sessions" },
        rows: [0.2, 0.3, 0.4, 0.6].map { wobble in
          [decimal(wobble)]
            + rates(SimulatedPlayer(wobble: wobble), Self.moments).map { percent($0.share) }
        }
      ),
    ]
  }

  private static let moments = [11, 13, 15, 20, 30, 40, 55]

  private func row(_ look: Look, tilt: Double) -> [String] {
    let even = SimulatedPlayer(wobble: look.wobble, tilt: tilt)
    let clustered = SimulatedPlayer(wobble: look.wobble, tilt: tilt, days: .clustered)
    var forgetful = clustered
    forgetful.lateTaps = 0.04
    let rates = [
      rate(look, even, of: crowd, Self.once),
      rate(look, even, of: crowd) { Tendency($0) != nil },
      rate(look, even, of: crowd, Self.atSomeTime),
      rate(look, clustered, of: crowd, Self.once),
      rate(look, forgetful, of: crowd, Self.once),
    ]
    return [look.name, tilt == 0 ? "none" : "25 %"] + rates.map { percent($0.share) }
  }

  /// After any session so far.
  private static func atSomeTime(_ window: TaskWindow) -> Bool {
    stride(from: Tendency.leastGuesses, through: window.guesses.count, by: 1).contains {
      once(TaskWindow(Array(window.guesses.prefix($0))))
    }
  }

  /// Looking once after each of some numbers of sessions.
  private func rates(_ player: SimulatedPlayer, _ moments: [Int]) -> [Rate] {
    crowd.rates("tendency \(player.kind)") { dice in
      let guesses = play(player, moments.last ?? 0, &dice).window.guesses
      return moments.map {
        Self.once(TaskWindow(Array(guesses.prefix($0 - Calibration.sessions))))
      }
    }
  }
}

extension TendencyStudy {
  package func charts() -> [Chart] {
    let x = Axis("sessions, calibration among them", 10...60, every: 10)
    return [
      Chart(
        "tendency-found",
        "A tilt of 25 %: players in whom it is found",
        x,
        .percent("players, looking once", to: 1),
        curves(tilt: Self.plantedTilt),
        limits: [Limit(Self.leastFound, "at least 90 % at rings")],
        rings: Self.looks.map { ChartPoint(Double($0.sessions), Self.leastFound) }
      ),
      Chart(
        "tendency-false",
        "No tilt: players who are told of one",
        x,
        .percent("players, looking once", to: 0.15),
        curves(tilt: 0),
        limits: [Limit(Self.mostFalse, "below 5 % at rings")],
        rings: Self.looks.map { ChartPoint(Double($0.sessions), Self.mostFalse) }
      ),
    ]
  }

  private func curves(tilt: Double) -> [Curve] {
    let sessions = Array(11...60)
    return Self.looks.map { look in
      let rates = rates(SimulatedPlayer(wobble: look.wobble, tilt: tilt), sessions)
      return Curve(
        "wobble \(decimal(look.wobble))",
        zip(sessions, rates).map { ChartPoint(Double($0), $1.share) }
      )
    }
  }
}
