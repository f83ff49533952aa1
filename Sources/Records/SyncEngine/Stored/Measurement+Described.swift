import Domain
import SyncWire
import Time

extension Measurement: Described {
  package static var blank: Measurement { Measurement(startedAt: .blank, finishedAt: .blank) }

  @inline(never)
  package func coded(by coder: inout Coder) -> Measurement {
    let source = coder.word("source", source)
    var measurement = Measurement(
      startedAt: coder.instant("startedAt", startedAt),
      finishedAt: coder.instant("finishedAt", finishedAt)
    )
    measurement.source = source
    coder.derived("wallMs", wall.milliseconds)
    measurement.monotonic = coder.optional("monotonicMs", monotonic, .zero) { $0.seconds($1, $2) }
    measurement.hidden = coder.seconds("hiddenMs", hidden)
    measurement.gaps = coder.list("gaps", gaps)
    measurement.doubts = coder.doubts("doubts", doubts)
    return measurement
  }
}

extension Measurement.Gap: Described {
  package static var blank: Self { Self(from: .blank, length: .zero) }

  package func coded(by coder: inout Coder) -> Self {
    Self(from: coder.instant("from", from), length: coder.seconds("ms", length))
  }
}

extension Coder {
  /// Reads or writes doubts; one that this version does not know is still a doubt.
  fileprivate mutating func doubts(
    _ name: StaticString,
    _ doubts: [Measurement.Doubt]
  ) -> [Measurement.Doubt] {
    let all = Measurement.Doubt.allCases
    let places = doubts.map { all.firstIndex(of: $0) ?? all.count - 1 }
    return words(name, places, among: all.map { $0.rawValue }, unknown: all.count - 1)
      .map { all[$0] }
  }
}
