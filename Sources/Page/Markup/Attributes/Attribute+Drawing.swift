/// Attributes of drawings. Places and sizes are in the units of the `viewBox`.
extension Attribute {
  @inline(never)
  package static func viewBox(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Self {
    Self(
      known: "viewBox",
      decimal(x) + " " + decimal(y) + " " + decimal(width) + " " + decimal(height)
    )
  }

  /// The course of a `path`; its numbers are written with `decimal`.
  package static func d(_ course: String) -> Self { Self(known: "d", course) }

  /// The corners of a `polyline` or `polygon`; their numbers are written with `decimal`.
  package static func points(_ points: String) -> Self { Self(known: "points", points) }

  package static func x(_ number: Double) -> Self { Self(known: "x", number) }

  package static func y(_ number: Double) -> Self { Self(known: "y", number) }

  package static func width(_ number: Double) -> Self { Self(known: "width", number) }

  package static func height(_ number: Double) -> Self { Self(known: "height", number) }

  package static func cx(_ number: Double) -> Self { Self(known: "cx", number) }

  package static func cy(_ number: Double) -> Self { Self(known: "cy", number) }

  package static func r(_ number: Double) -> Self { Self(known: "r", number) }

  package static func rx(_ number: Double) -> Self { Self(known: "rx", number) }

  package static func ry(_ number: Double) -> Self { Self(known: "ry", number) }

  package static func x1(_ number: Double) -> Self { Self(known: "x1", number) }

  package static func y1(_ number: Double) -> Self { Self(known: "y1", number) }

  package static func x2(_ number: Double) -> Self { Self(known: "x2", number) }

  package static func y2(_ number: Double) -> Self { Self(known: "y2", number) }

  package static func offset(_ share: Double) -> Self { Self(known: "offset", share) }

  package static func transform(_ steps: String) -> Self { Self(known: "transform", steps) }

  package static func fill(_ paint: String) -> Self { Self(known: "fill", paint) }

  /// The drawing that `use` repeats, by its id in the page.
  package static func drawing(_ id: String) -> Self { Self(known: "href", "#" + id) }

  /// How a drawing fills a frame of other proportions; "none" stretches it.
  package static func preserveAspectRatio(_ way: String) -> Self {
    Self(known: "preserveAspectRatio", way)
  }

  package static func textAnchor(_ anchor: String) -> Self { Self(known: "text-anchor", anchor) }

  /// The id of the `clipPath` that bounds what is drawn.
  package static func clipPath(_ id: String) -> Self {
    Self(known: "clip-path", "url(#" + id + ")")
  }

  /// Drawn at every corner of a path but the first and the last, by the marker's id.
  package static func markerMid(_ id: String) -> Self {
    Self(known: "marker-mid", "url(#" + id + ")")
  }

  package static func strokeWidth(_ number: Double) -> Self { Self(known: "stroke-width", number) }
}
