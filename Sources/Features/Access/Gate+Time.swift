import AppCore
import Basics
import Domain
import Time

extension GateAction {
  /// - Parameter timer: one of ``Owner/gate``.
  package init(_ timer: TimerID) { self = timer == Gate.restTimer ? .rested : .leftUntouched }
}

// The rest after wrong tries, and how long the gate stays open.
extension Gate {
  /// Longer out of sight or untouched than this, and the area is closed.
  static let openUntouched = Seconds.minutes(5)

  static let restTimer = TimerID(.gate)
  static let touchTimer = TimerID(.gate, 1)

  mutating func startResting(at moment: Moment) -> [Effect] {
    restsSince = moment.monotonic
    return [.wait(Self.restTimer, .after(record?.tries.restLeft ?? .zero))]
  }

  /// The rest is over; other tabs and a reload shall know.
  mutating func endRest(at moment: Moment) -> [Effect] {
    guard phase == .resting, restsSince.exists, let tries = record?.tries else { return [] }
    restsSince = nil
    let effects = serve(PIN.rest(after: tries.wrongInARow))
    turn(to: .asking)
    return effects
  }

  /// While nobody looks the rest stands still, and after a while the gate closes.
  package mutating func turnPage(_ action: PageAction, at moment: Moment) -> [Effect] {
    switch action {
    case .hidden: hide(at: moment)
    case .shown: show(at: moment)
    }
  }

  private mutating func hide(at moment: Moment) -> [Effect] {
    hiddenSince = moment
    guard phase == .resting, restsSince.exists else { return [] }
    noteRest(at: moment)
    return [.cancel(Self.restTimer)] + serve(record?.tries.served ?? .zero)
  }

  /// What this tab has rested so far is served.
  mutating func noteRest(at moment: Moment) {
    guard let since = restsSince, let tries = record?.tries else { return }
    record?.tries.serve(tries.served + (moment.monotonic - since))
    restsSince = nil
  }

  private mutating func serve(_ duration: Seconds) -> [Effect] {
    guard let counted = record?.tries.counted else { return [] }
    record?.tries.serve(duration)
    return make(.restServed(duration, after: counted), from: phase, to: phase) ?? []
  }

  private mutating func show(at moment: Moment) -> [Effect] {
    let absence = hiddenSince.map { Self.absence(from: $0, to: moment) } ?? .zero
    hiddenSince = nil
    if isInside, absence > Self.openUntouched { return askAgain(at: moment) }
    return phase == .resting && restsSince == nil ? startResting(at: moment) : []
  }

  /// One clock stands still while the device sleeps, the other can be set: whichever says more.
  private static func absence(from hidden: Moment, to shown: Moment) -> Seconds {
    let byTheWall = shown.now.since(hidden.now)
    // It was set back, by more than a minute.
    if byTheWall + .minutes(1) < shown.monotonic - hidden.monotonic || byTheWall < .zero {
      return .hours(24)
    }
    return max(byTheWall, shown.monotonic - hidden.monotonic)
  }
}
