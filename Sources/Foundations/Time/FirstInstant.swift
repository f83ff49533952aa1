/// When clocks show a time: the first time they do, and as much later as they were put forward where they never do
/// (RFC 5545, 3.3.5).
///
/// - Parameters:
///   - wall: seconds since 1970 began on that wall.
///   - offset: in seconds ahead of UTC, at an instant in seconds since 1970.
package func firstInstant(showing wall: Int64, offset: (Int64) -> Int64) -> Int64 {
  // No clocks are put by a day or more, and hardly any twice in two days.
  let day: Int64 = 86_400
  let before = offset(wall - day)
  let after = offset(wall + day)
  if before == after || offset(wall - before) == before { return wall - before }
  return offset(wall - after) == after ? wall - after : wall - before
}
