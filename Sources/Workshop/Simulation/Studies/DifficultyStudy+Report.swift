import Domain
import Markup

extension DifficultyStudy {
  package func tables() -> [MarkdownTable] {
    [
      MarkdownTable(
        "Players who have reached a level of difficulty after 100 sessions, and after how many half of these had",
        columns: ["wobble", "mean accuracy", "practicing", "confident", "mastering"],
        rows: wobbles.map { row(SimulatedPlayer(wobble: $0, days: .clustered)) }
      ),
      MarkdownTable(
        "Mastering reached in 100 sessions, by mean accuracy",
        columns: ["mean accuracy"] + allKindsOfDays.map { $0.0 },
        rows: [60, 63, 66, 70].map { accuracy in
          [decimal(accuracy)]
            + allKindsOfDays.map {
              percent(masters(SimulatedPlayer(meanAccuracy: accuracy, days: $0.1)).share)
            }
        }
      ),
    ]
  }

  private func row(_ player: SimulatedPlayer) -> [String] {
    let levels = levels(player)
    let reached = DifficultyLevel.allCases.dropFirst().map { level in
      let first = levels.compactMap { $0.firstIndex { $0 >= level } }
      let share = percent(Double(first.count) / Double(levels.count))
      return first.isEmpty ? share : share + ", \(Int(median(first.map { Double($0) })))"
    }
    return [decimal(player.wobble), tenths(player.meanAccuracy)] + reached
  }

  package func charts() -> [Chart] { [rise, mastering] }

  private var rise: Chart {
    Chart(
      "difficulty",
      "Difficulty of a long task, the mean of many players",
      Axis("sessions", 0...100, every: 20),
      Axis("", 0...3, ["learning", "practicing", "confident", "mastering"]),
      wobbles.map { wobble in
        let levels = levels(SimulatedPlayer(wobble: wobble, days: .clustered))
        return Curve(
          "wobble \(decimal(wobble))",
          (0...Self.sessions).map { session in
            let sum = levels.reduce(0) { $0 + $1[session].rawValue }
            return ChartPoint(Double(session), Double(sum) / Double(levels.count))
          }
        )
      }
    )
  }

  private var mastering: Chart {
    Chart(
      "mastering",
      "Players who reach mastering in 100 sessions of a long task",
      Axis("mean accuracy", 55...85, every: 5),
      .percent("players", to: 1),
      allKindsOfDays.map { name, days in
        let accuracies = stride(from: 55.0, through: 85, by: 2.5)
        return Curve(
          name,
          accuracies.map {
            ChartPoint($0, masters(SimulatedPlayer(meanAccuracy: $0, days: days)).share)
          }
        )
      },
      limits: [Limit(Self.mostMasters, "below 5 % at 63")],
      rings: [ChartPoint(Self.middling, Self.mostMasters)]
    )
  }
}
