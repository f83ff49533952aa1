import Basics
import Controls
import Domain

/// The slider of a start as it lies over its drawing: where a finger is on the ground, the post stands.
enum StartSlider {
  static let most = 1000

  /// 0 to ``most``, from the left.
  static func value(of place: Int) -> Int {
    let minutes = Double(StartDial.minutes(at: place))
    let fromDoublings = 2 * MorningScene.doubling
    let ahead =
      minutes > 60
      ? fromDoublings - MorningScene.doubling * MorningScene.doublings(minutes)
      : fromDoublings + MorningScene.lastHour * (60 - minutes) / 60
    let whole = fromDoublings + MorningScene.lastHour * 59 / 60
    return Int((ahead / whole * Double(most)).rounded())
  }

  /// The nearest one on the dial.
  static func place(at value: Int, _ dial: StartDial) -> Int {
    var nearest = dial.first
    for place in dial.first...StartDial.last
    where abs(self.value(of: place) - value) <= abs(self.value(of: nearest) - value) {
      nearest = place
    }
    return nearest
  }

  /// The place to which a key leads; the first one on a string that is not stretched yet begins at the end it comes from.
  static func place(after key: String, from place: Int?, _ dial: StartDial) -> Int? {
    let isAny = { (keys: [String]) in keys.contains { key.hasSameScalars(as: $0) } }
    if isAny(["Home"]) { return dial.first }
    if isAny(["End"]) { return StartDial.last }
    if isAny(["ArrowRight", "ArrowUp"]) { return place.map { $0 + 1 } ?? dial.first }
    if isAny(["ArrowLeft", "ArrowDown"]) { return place.map { $0 - 1 } ?? StartDial.last }
    if isAny(["PageUp"]) { return place.map { $0 + page } ?? StartDial.usual }
    if isAny(["PageDown"]) { return place.map { $0 - page } ?? StartDial.usual }
    return nil
  }

  private static let page = 5
}
