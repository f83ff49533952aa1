import AppCore
import Markup

/// The lantern of a running step: large while it runs, and from *Done* on in its place on the string.
///
/// One drawing for both, so that it is one lantern that catches light and rises. What moves it is the style sheet.
package struct StepLantern {
  private static let size = 50.0
  private static let middle = 187.5
  private static let top = 20.0

  let picture: String?
  /// Those that hang beside it.
  let before: Lantern?
  let after: Lantern?

  package init(picture: String?, before: Lantern? = nil, after: Lantern? = nil) {
    self.picture = picture
    self.before = before
    self.after = after
  }

  /// - Parameter name: of the step; the same for all drawings of one lantern.
  package func drawing(_ name: String, isLit: Bool) -> View {
    div(.class("step-lantern"), .aria("hidden", true), .key("lantern " + name)) {
      if isLit {
        picture("garland-in") { garland }
        picture("thread") {
          path(.class("cord"), .d("M187.5 80V114M84 119Q187.5 109 291 119"))
          rod(55)
          rod(220)
        }
      }
      picture("rises") { rising(isLit: isLit) }
    }
  }

  private func picture(_ name: String, @MarkupBuilder<Action> content: () -> View) -> View {
    svg(.class(name), .viewBox(0, 0, 375, 126), .key(name)) { content() }
  }

  private var garland: [View] {
    let beside = [before.map { hanging($0, -62) }, after.map { hanging($0, 62) }].compactMap { $0 }
    return [
      path(.class("cord"), .d("M-1575-20Q-987.5 60-400-20Q187.5 60 775-20Q1362.5 60 1950-20"))
    ]
      + HangingLantern.drawing(of: beside, width: 30)
  }

  private func hanging(_ lantern: Lantern, _ offset: Double) -> HangingLantern {
    HangingLantern(lantern: lantern, x: Self.middle + offset, y: Self.top - 0.5)
  }

  private func rising(isLit: Bool) -> [View] {
    let lantern = HangingLantern(
      lantern: Lantern(picture: picture, light: isLit ? .lit : .off),
      x: Self.middle,
      y: Self.top
    )
    let unlit = paper("unlit-paper", "lantern-off")
    let papers =
      isLit ? [lantern.halo(Self.size), unlit, paper("lit-paper", "lantern-lit")] : [unlit]
    return papers + lantern.mark(Self.size)
  }

  private func paper(_ name: String, _ drawing: String) -> View {
    use(
      .class(name),
      .drawing(drawing),
      .x(Self.middle - Self.size / 2),
      .y(Self.top),
      .width(Self.size),
      .height(Self.size * HangingLantern.proportion),
      .key(name)
    )
  }

  private func rod(_ left: Double) -> View {
    rect(.class("rod"), .x(left), .y(116), .width(100), .height(10), .rx(5))
  }
}
