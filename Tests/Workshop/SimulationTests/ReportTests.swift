import Simulation
import Testing

@testable import Simulation

@Suite struct ReportTests {
  @Test func aRateKnowsHowLittleItKnows() {
    let rate = Rate((0..<1000).map { $0 < 900 })
    #expect(rate.share == 0.9)
    #expect(abs(rate.uncertainty - 0.0186) < 0.0005)
    #expect(Rate([]).uncertainty == 1)
    // Not one of a hundred is not never.
    #expect(Rate([Bool](repeating: false, count: 100)).uncertainty > 0.01)
  }

  @Test func aTableIsMarkdown() {
    let table = MarkdownTable(
      "Title",
      columns: ["a", "long"],
      rows: [["wide", "b"], ["c", "±"]]
    )
    #expect(
      table.text == """
        ### Title

        | a    | long |
        | ---- | ---- |
        | wide | b    |
        | c    | ±    |

        """
    )
  }

  @Test func aDemandShowsWhatIsDemandedAndWhetherItIsKept() {
    let demands = [
      Demand("found", .atLeast(0.9), Rate((0..<1000).map { $0 < 850 })),
      Demand("changes", .countAtMost(2), 2),
    ]
    let lines = Demand.table(demands, Crowd(seed: 3, players: 1000)).text.split(separator: "\n")
    #expect(lines[0] == "### What is demanded: seed 3, 1000 players of each kind")
    #expect(lines[3] == "| found   | at least 90 % | 85 % ± 2.2 % | BROKEN |")
    #expect(lines[4] == "| changes | at most 2     | 2            | kept   |")
  }

  @Test func playersOfACrowdStayTheSameHoweverManyThereAre() {
    let few = Crowd(seed: 1, players: 3).map("kind") { $0.unit() }
    let many = Crowd(seed: 1, players: 9).map("kind") { $0.unit() }
    #expect(few == Array(many.prefix(3)))
    #expect(Crowd(seed: 1, players: 3).map("other") { $0.unit() } != few)
    #expect(Crowd(seed: 2, players: 3).map("kind") { $0.unit() } != few)
  }
}

@Suite struct ChartTests {
  private let chart = Chart(
    "name",
    "Title & more",
    Axis("sessions", 0...10, every: 5),
    .percent("players", to: 0.5),
    [Curve("one", [ChartPoint(0, 0), ChartPoint(10, 0.5)]), Curve("two", [ChartPoint(10, 0.49)])],
    limits: [Limit(0.25, "below 25 %")],
    rings: [ChartPoint(5, 0.25)]
  )

  @Test func aChartIsADrawingWithTitleAxesAndTheDemandedRate() {
    let svg = chart.svg
    #expect(svg.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 410""#))
    for words in ["Title &amp; more", "sessions", "players", "50 %", "one", "two", "below 25 %"] {
      #expect(svg.contains(">\(words)<"), "\(words)")
    }
    #expect(svg.contains(#"<polyline points="90,350 540,72""#))
    #expect(svg.contains(#"<circle cx="315" cy="211""#))
  }

  @Test func namesDoNotLieOnEachOther() {
    #expect(Chart.apart([100, 105, 300]) == [100, 120, 300])
    #expect(Chart.apart([105, 100]) == [120, 100])
    // Nor below the field.
    #expect(Chart.apart([345, 350, 200]) == [330, 350, 200])
    #expect(Chart.apart([350, 350, 350]) == [310, 330, 350])
  }
}
