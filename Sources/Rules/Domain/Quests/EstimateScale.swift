import Time

/// The durations a player can guess with the slider: 10 s to 3 h, each step about a tenth longer.
package enum EstimateScale {
  package static let stops: [Seconds] =
    [
      10, 12, 15, 20, 25, 30, 35, 40, 45, 50,
      60, 70, 80, 90, 105, 120, 135, 150, 165, 180, 210, 240, 270,
    ].map { Seconds($0) }
    + [
      5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 25, 28,
      30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120, 135, 150, 165, 180,
    ].map { .minutes($0) }

  package static let shortest = Seconds(10)
  package static let longest = Seconds.hours(3)

  /// The values that one tap reaches.
  package static let quick: [Seconds] = [1, 3, 5, 10, 20, 30].map { .minutes($0) }

  /// The place on the slider that is nearest to a duration.
  package static func index(of duration: Seconds) -> Int {
    let next = stops.firstIndex { $0 >= duration } ?? stops.count - 1
    guard next > 0 else { return next }
    let isNearerBelow = duration - stops[next - 1] < stops[next] - duration
    return isNearerBelow ? next - 1 : next
  }

  /// The duration at a place on the slider; places outside it become the nearest end.
  package static func stop(at index: Int) -> Seconds {
    stops[min(max(index, 0), stops.count - 1)]
  }
}
