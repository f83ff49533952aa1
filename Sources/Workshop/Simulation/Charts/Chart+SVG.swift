import Basics
import Markup

/// Nothing happens in a picture.
typealias Drawing = Node<Never>

extension Chart {
  /// The file.
  package var svg: String { drawing.html + "\n" }

  private var drawing: Drawing {
    Markup.svg(
      .attribute("xmlns", "http://www.w3.org/2000/svg"),
      .viewBox(0, 0, ChartPaper.width, ChartPaper.height),
      .role("img"),
      .attribute("font-family", ChartPaper.face),
      .attribute("font-size", "13"),
      .fill(ChartPaper.softInk)
    ) {
      Markup.title { title }
      rect(
        .width(ChartPaper.width),
        .height(ChartPaper.height),
        .rx(14),
        .fill(ChartPaper.paper)
      )
      text(
        .x(20),
        .y(30),
        .attribute("font-size", "17"),
        .attribute("font-weight", "700"),
        .fill(ChartPaper.ink)
      ) { title }
      grid
      limits.map { drawing(of: $0) }
      curves.indices.map { drawing(of: curves[$0], $0) }
      rings.map { ring(at: $0) }
      labels
    }
  }

  func place(_ point: ChartPoint) -> (x: Double, y: Double) {
    let width = ChartPaper.right - ChartPaper.left
    let height = ChartPaper.bottom - ChartPaper.top
    return (
      ChartPaper.left + width * x.share(of: point.x),
      ChartPaper.bottom - height * y.share(of: point.y)
    )
  }

  private func drawing(of curve: Curve, _ index: Int) -> Drawing {
    let pen = ChartPaper.pens[index % ChartPaper.pens.count]
    let points = curve.points.map { point in
      let place = place(point)
      return decimal(place.x) + "," + decimal(place.y)
    }
    return polyline(
      .points(points.joined(separator: " ")),
      .fill("none"),
      .attribute("stroke", pen.color),
      .strokeWidth(2.5),
      .attribute("stroke-linejoin", "round"),
      .when(!pen.dashes.isEmpty, .attribute("stroke-dasharray", pen.dashes))
    )
  }

  private func ring(at point: ChartPoint) -> Drawing {
    let place = place(point)
    return circle(
      .cx(place.x),
      .cy(place.y),
      .r(5),
      .fill("none"),
      .attribute("stroke", ChartPaper.ink),
      .strokeWidth(2)
    )
  }
}

// The field.
extension Chart {
  private var grid: [Drawing] {
    let across = y.ticks.flatMap { tick -> [Drawing] in
      let height = place(ChartPoint(x.range.lowerBound, tick.value)).y
      return [
        line(from: (ChartPaper.left, height), to: (ChartPaper.right, height), ChartPaper.line, 1),
        words(tick.name, ChartPaper.left - 8, height + 4, "end"),
      ]
    }
    let along = x.ticks.map { tick in
      words(
        tick.name,
        place(ChartPoint(tick.value, y.range.lowerBound)).x,
        ChartPaper.bottom + 20,
        "middle"
      )
    }
    return across + along + [
      words(x.title, ChartPaper.right, ChartPaper.bottom + 42, "end"),
      words(y.title, 20, ChartPaper.top - 18, "start"),
    ]
  }

  private func drawing(of limit: Limit) -> Drawing {
    let height = height(of: limit)
    return line(
      from: (ChartPaper.left, height),
      to: (ChartPaper.right, height),
      ChartPaper.ink,
      1.5
    )
  }

  func height(of limit: Limit) -> Double {
    place(ChartPoint(x.range.lowerBound, limit.value)).y
  }

  func line(
    from start: (x: Double, y: Double),
    to end: (x: Double, y: Double),
    _ color: String,
    _ width: Double
  ) -> Drawing {
    Markup.line(
      .x1(start.x),
      .y1(start.y),
      .x2(end.x),
      .y2(end.y),
      .attribute("stroke", color),
      .strokeWidth(width)
    )
  }

  func words(
    _ words: String,
    _ x: Double,
    _ y: Double,
    _ anchor: String,
    _ color: String = ChartPaper.softInk
  ) -> Drawing {
    text(.x(x), .y(y), .textAnchor(anchor), .fill(color)) { words }
  }
}
