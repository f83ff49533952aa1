import Domain
import Time

/// Hours of a day; a test that means none has a mistake in it.
package func hours(_ from: Int, _ to: Int) -> TimeSpan {
  span(TimeOfDay(hour: from), TimeOfDay(hour: to))
}

package func span(_ from: TimeOfDay, _ to: TimeOfDay) -> TimeSpan {
  guard let span = TimeSpan(from: from, to: to) else { fatalError("ends before it begins") }
  return span
}

package func days(_ first: LocalDay, _ count: Int) -> DaySpan {
  guard let days = DaySpan(from: first, to: first.adding(days: count - 1))
  else { fatalError("ends before it begins") }
  return days
}
