import Basics

/// Where and when a device wants to be reminded, which is all that a server keeps of it.
///
/// What there is to be reminded of stays with the family; the server sends a number.
package struct ReminderRequest: Hashable, Sendable, Described {
  static let longest = 2048
  private static let longestEndpoint = 1024
  private static let longestZone = 64
  package static let most = 4

  package var subscription: PushSubscription
  /// The zone's name in the IANA's database.
  package var zone: String
  /// The times, up to ``most``; a reminder is known by its place here.
  package var times: [WeeklyMinute]

  package init(subscription: PushSubscription, zone: String, times: [WeeklyMinute]) {
    self.subscription = subscription
    self.zone = zone
    self.times = times
  }

  package init(_ body: [UInt8]) throws(WireError) {
    try self.init(wire: body, upTo: Self.longest)
    guard times.count <= Self.most, zone.utf8.count <= Self.longestZone,
      subscription.endpoint.utf8.count <= Self.longestEndpoint
    else { throw .tooLarge }
  }

  package static var blank: ReminderRequest {
    ReminderRequest(subscription: .blank, zone: "", times: [])
  }

  package func coded(by coder: inout Coder) -> ReminderRequest {
    ReminderRequest(
      subscription: coder.nested("subscription", subscription),
      zone: coder.text("zone", zone),
      times: coder.list("times", times)
    )
  }
}

/// What a browser gives to a server that may send to it (Push API, RFC 8291).
package struct PushSubscription: Hashable, Sendable, Described {
  package static let authLength = 16

  /// An address of the browser's maker.
  package var endpoint: String
  package var key: PublicKey
  /// The secret of the subscription, ``authLength`` bytes.
  package var auth: [UInt8]

  package init(endpoint: String, key: PublicKey, auth: [UInt8]) {
    self.endpoint = endpoint
    self.key = key
    self.auth = auth
  }

  package static var blank: PushSubscription {
    PushSubscription(
      endpoint: "",
      key: .blank,
      auth: [UInt8](repeating: 0, count: authLength)
    )
  }

  package func coded(by coder: inout Coder) -> PushSubscription {
    let length = Self.authLength
    return PushSubscription(
      endpoint: coder.text("endpoint", endpoint),
      key: coder.publicKey("key", key),
      auth: coder.data("auth", auth, lengths: length...length)
    )
  }
}

/// A minute of the local day on some days of the week.
package struct WeeklyMinute: Hashable, Sendable, Described {
  /// Minutes since midnight, 0 to 1439.
  package var minute: Int64
  /// One bit a day, of which bit 0 is Monday; 1 to 127.
  package var days: Int64

  package init(minute: Int64, days: Int64) {
    self.minute = minute
    self.days = days
  }

  package static var blank: WeeklyMinute { WeeklyMinute(minute: 0, days: 1) }

  package func coded(by coder: inout Coder) -> WeeklyMinute {
    let minute = coder.integer("minute", minute, in: 0...1439)
    return WeeklyMinute(minute: minute, days: coder.integer("days", days, in: 1...127))
  }
}

/// The key with which a browser subscribes (VAPID, RFC 8292).
package struct PushKeyAnswer: Hashable, Sendable, Described {
  package var key: PublicKey

  package init(key: PublicKey) { self.key = key }

  package init(_ body: [UInt8]) throws(WireError) { try self.init(wire: body) }

  package static var blank: PushKeyAnswer { PushKeyAnswer(key: .blank) }

  package func coded(by coder: inout Coder) -> PushKeyAnswer {
    PushKeyAnswer(key: coder.publicKey("key", key))
  }
}
