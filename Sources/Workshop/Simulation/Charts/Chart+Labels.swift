import Basics
import Markup

// The names of curves and limits, beside the field.
extension Chart {
  private struct Label {
    let words: String
    let color: String
    /// Of what it names.
    let end: (x: Double, y: Double)
  }

  private static let wire = 26.0

  /// Beside the ends of what they name, moved apart where they would lie on each other.
  var labels: [Drawing] {
    let labels = curves.indices.map { label(of: curves[$0], $0) } + limits.map { label(of: $0) }
    let heights = Self.apart(labels.map { $0.end.y })
    return zip(labels, heights).map { label, height in
      g {
        line(
          from: (label.end.x + 3, label.end.y),
          to: (ChartPaper.right + Self.wire - 4, height),
          label.color,
          1
        )
        words(label.words, ChartPaper.right + Self.wire, height + 4, "start", label.color)
      }
    }
  }

  private func label(of curve: Curve, _ index: Int) -> Label {
    Label(
      words: curve.name,
      color: ChartPaper.pens[index % ChartPaper.pens.count].color,
      end: place(curve.points.last ?? ChartPoint(x.range.upperBound, y.range.lowerBound))
    )
  }

  private func label(of limit: Limit) -> Label {
    Label(words: limit.name, color: ChartPaper.ink, end: (ChartPaper.right, height(of: limit)))
  }

  private static let lineHeight = 20.0

  /// The heights in the order that they have, each a line or more below the one above it.
  static func apart(_ heights: [Double]) -> [Double] {
    var moved = heights
    let order = heights.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
    for (above, below) in zip(order, order.dropFirst()) {
      moved[below] = max(moved[below], moved[above] + lineHeight)
    }
    // What has been pushed out of the field pushes back.
    var floor = ChartPaper.bottom
    for index in order.reversed() {
      moved[index] = min(moved[index], floor)
      floor = moved[index] - lineHeight
    }
    return moved
  }
}
