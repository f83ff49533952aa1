/// The elements a view may use.
///
/// A closed list: there is no way to name another one, so no screen can contain a script, a style
/// sheet, a frame, or an animation that rewrites a link.
package enum Tag: String, CaseIterable, Sendable {
  // Structure
  case main, header, footer, nav, section, article, div
  case details, summary, dialog
  // Words
  case h1, h2, h3, p, span, strong, b, em, small, mark, time, a, br, hr, img
  // Lists and tables
  case ul, ol, li, dl, dt, dd
  case table, caption, thead, tbody, tr, th, td
  // Forms
  case button, label, input, textarea, select, option
  case form, fieldset, legend, output, progress
  // Drawing
  case svg, symbol, defs, g, use, path, rect, circle, ellipse, line, polyline, polygon, text, tspan
  case title, desc, clipPath, mask, pattern, linearGradient, radialGradient, stop
  // Made by scripts of ours, which move what is in them (`Public/runtime/ribbons.js`, and beside
  // it `later/sky.js`, `later/lights.js`, `later/finale.js`, `later/night.js`)
  case driftingSky = "drifting-sky"
  case fallingRibbons = "falling-ribbons"
  case nightRibbons = "night-ribbons"
  case questFinale = "quest-finale"
  case runningLights = "running-lights"
}

/// The language an element belongs to: the browser wants to know it when the element is created.
package enum Namespace: Sendable {
  case html
  case svg
}

extension Tag {
  package var namespace: Namespace {
    switch self {
    case .svg, .symbol, .defs, .g, .use, .path, .rect, .circle, .ellipse, .line, .polyline,
      .polygon, .text, .tspan, .title, .desc, .clipPath, .mask, .pattern, .linearGradient,
      .radialGradient, .stop:
      .svg
    default: .html
    }
  }

  /// Has neither content nor an end tag.
  package var isVoid: Bool {
    switch self {
    case .br, .hr, .img, .input: true
    default: false
    }
  }

  /// Receives focus without being told that it may (`a` only does with a destination).
  var isFocusable: Bool {
    switch self {
    case .button, .input, .textarea, .select, .summary: true
    default: false
    }
  }
}
