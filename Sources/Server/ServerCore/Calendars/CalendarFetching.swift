/// What a server needs to fetch calendars for the devices of its families.
package struct CalendarFetching: Sendable {
  let fetch: FetchCalendar
  let isMembers: @Sendable (_ token: [UInt8]) -> Bool?
  let places: (asking: WorkPlace, fetching: WorkPlace)
  let now: @Sendable () -> Int64

  /// - Parameters:
  ///   - isMembers: whether a token is one of a device that is in a family; nil where that cannot be seen now.
  ///   - places: where that is looked up, and where calendars are fetched, which lasts for seconds: strangers keep
  ///     the first busy and never the second.
  ///   - now: milliseconds since 1970.
  package init(
    _ fetch: @escaping FetchCalendar,
    isMembers: @escaping @Sendable (_ token: [UInt8]) -> Bool?,
    places: (asking: WorkPlace, fetching: WorkPlace) = (WorkPlaces.here, WorkPlaces.here),
    now: @escaping @Sendable () -> Int64
  ) {
    (self.fetch, self.isMembers, self.places, self.now) = (fetch, isMembers, places, now)
  }
}
