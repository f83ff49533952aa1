import Markup

/// The course of a small light, round at both ends, the middle of its top at (`x`, `y`).
///
/// A course, so that many lights are one element: see `HangingLantern`.
package func bulb(_ x: Double, _ y: Double, width: Double, height: Double) -> String {
  let left = decimal(x - width / 2) + " "
  let right = decimal(x + width / 2) + " "
  let upper = decimal(y + width / 2)
  let lower = decimal(y + height - width / 2)
  let turn = "A" + decimal(width / 2) + " " + decimal(width / 2) + " 0 0 1 "
  return "M" + left + upper + turn + right + upper + "V" + lower + turn + left + lower + "Z"
}
