import AppCore
import Domain
import Markup

/// One step of a quest on its string.
package struct Lantern {
  package enum Light {
    /// The step is done, whatever the guess was.
    case lit
    /// The step comes next.
    case now
    case off
  }

  /// None on paper that nothing is painted on.
  let picture: String?
  package let light: Light

  package init(picture: String?, light: Light) {
    self.picture = picture
    self.light = light
  }

  package var isLit: Bool { light == .lit }
}

extension Lantern.Light {
  /// What the look calls it.
  var className: String {
    switch self {
    case .lit: "lit"
    case .now: "now"
    case .off: "off"
    }
  }
}

/// A lantern and the place of its upper end.
struct HangingLantern {
  let lantern: Lantern
  let x: Double
  let y: Double
}

extension HangingLantern {
  /// A lantern's height when it is 1 wide.
  static let proportion = 1.3125

  /// The lanterns, `width` wide, in as few elements as can be.
  ///
  /// Those of one light are the markers of one path, as wide as its stroke would be: on a slow phone
  /// the elements of a page are what a tap waits for.
  static func drawing(of hanging: [Self], width: Double) -> [View] {
    let lit = hanging.filter { $0.lantern.light == .lit }
    return lit.map { $0.halo(width) }
      + paper(of: hanging, .off, width)
      + paper(of: hanging, .now, width)
      + paper(of: lit, .lit, width)
      + hanging.flatMap { $0.mark(width) }
  }

  private static func paper(
    of hanging: [Self],
    _ light: Lantern.Light,
    _ width: Double
  ) -> [View] {
    // A marker stands at no end of its path, so that one lantern alone gets it once.
    var course = "M0 0"
    for one in hanging where one.lantern.light == light {
      course += "L" + decimal(one.x) + " " + decimal(one.y)
    }
    if course.utf8.count == 4 { return [] }
    return [
      path(
        .class("hanging"),
        .markerMid("hanging-" + light.className),
        .strokeWidth(width),
        .d(course + "L0 0")
      )
    ]
  }

  func middle(_ width: Double) -> Double { y + width * Self.proportion / 2 }

  func halo(_ width: Double) -> View {
    circle(
      .class("halo"),
      .cx(x),
      .cy(middle(width)),
      .r(width * 0.97),
      .fill("url(#halo)")
    )
  }

  func mark(_ width: Double) -> [View] {
    guard let picture = lantern.picture else { return [] }
    let side = width * 0.406
    return [
      use(
        .class("mark mark-" + lantern.light.className),
        .drawing("i-" + picture),
        .x(x - side / 2),
        .y(middle(width) - side / 2),
        .width(side),
        .height(side)
      )
    ]
  }
}

/// The step that a screen is about, large.
package func heroLantern(_ lantern: Lantern) -> View {
  svg(.class("hero-lantern"), .viewBox(0, 0, 64, 84), .aria("hidden", true)) {
    HangingLantern.drawing(of: [HangingLantern(lantern: lantern, x: 32, y: 0)], width: 64)
  }
}
