/// What came of fetching the calendar behind somebody else's address.
package enum FetchedCalendar: Sendable, Equatable {
  /// - Parameter tag: what its host calls this state of it; none where it calls it nothing.
  case file([UInt8], tag: String?)
  /// As it was when the tag was told.
  case unchanged
  /// Its host says that it is there no more.
  case gone
  /// Its host wants to know who asks.
  case closed
  /// It leads to where nobody outside may lead this server: its own network, often somebody's home.
  case inside
  /// It is longer than any calendar of a family.
  case tooLong
  case unanswered
}

/// Fetches the calendar behind an address of somebody else's.
///
/// Whoever makes one guards where it leads: the address comes from outside.
///
/// - Parameter tag: of what is known of it already; it is fetched whatever it is where there is none.
package typealias FetchCalendar =
  @Sendable (_ address: String, _ tag: String?) -> FetchedCalendar
