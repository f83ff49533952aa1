import Domain
import SyncWire
import Time

/// How long a whole quest takes: what a bet on its start is answered with.
struct QuestAnalysis {
  let name: String
  let odds: Odds

  /// In how many mornings of ten.
  private static let tenths = [5, 8, 9]
  private static let minutes = [10, 15, 20, 30, 45, 60, 90]
}

extension QuestAnalysis {
  var json: JSON {
    [
      "quest": .string(name),
      "mornings": JSON(odds.mornings),
      "rooms": odds.areKnown ? .array(Self.tenths.map { room($0) }) : .null,
      "betweenMinutes": odds.areKnown
        ? .null : [JSON(minutes(odds.range.from)), JSON(odds.range.to) { JSON(minutes($0)) }],
      "chances": .array(
        Self.minutes.map { minutes in
          [
            "minutes": JSON(minutes),
            "chance": JSON(odds.chance(within: .minutes(minutes))),
            "told": odds.areKnown ? JSON(odds.told(within: .minutes(minutes))) : .null,
          ]
        }
      ),
      "suggestedMinutes": JSON(odds.suggestedRoom) { JSON(minutes($0)) },
    ]
  }

  private func room(_ tenths: Int) -> JSON {
    ["tenths": JSON(tenths), "minutes": JSON(odds.room(for: tenths)) { JSON(minutes($0)) }]
  }

  /// For people.
  var text: String {
    block("Quest \(name)", [("mornings", "\(odds.mornings)"), said])
  }

  private var said: (String, String) {
    guard odds.areKnown else {
      let to = odds.range.to.map { " to \(minutes($0))" } ?? " or more"
      return ("takes", "\(minutes(odds.range.from))" + to + " min, as far as anybody can know")
    }
    let rooms = Self.tenths.map { tenths in
      "\(tenths) in 10 within " + (odds.room(for: tenths).map { "\(minutes($0)) min" } ?? "no time")
    }
    return ("ready", rooms.joined(separator: ", "))
  }

  private func minutes(_ length: Seconds) -> Int { length.whole / 60 }
}
