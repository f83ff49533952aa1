import AppCore
import Markup

/// A four-pointed star with its upper point at (`x`, `y`) and arms of `radius`.
func spark(x: Double, y: Double, radius: Double) -> View {
  // Four curves, each six numbers, turned round the middle.
  let curves = [
    0.1, 0.6, 0.4, 0.9, 1, 1, -0.6, 0.1, -0.9, 0.4, -1, 1,
    -0.1, -0.6, -0.4, -0.9, -1, -1, 0.6, -0.1, 0.9, -0.4, 1, -1,
  ]
  var course = "M" + decimal(x) + " " + decimal(y)
  for index in curves.indices {
    course += index % 6 == 0 ? "c" : " "
    course += decimal(curves[index] * radius)
  }
  return path(.class("spark"), .d(course + "Z"))
}

/// Sparks at places given as x, y, radius, one after the other.
package func sparks(_ places: [Double]) -> [View] {
  (0..<places.count / 3).map {
    spark(x: places[$0 * 3], y: places[$0 * 3 + 1], radius: places[$0 * 3 + 2])
  }
}
