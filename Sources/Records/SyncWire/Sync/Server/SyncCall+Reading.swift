import Basics

extension SyncCall {
  /// Finds the row of a request; none where the table has no such row.
  ///
  /// Something in it that cannot be is refused.
  ///
  /// - Parameter target: path and query as they came.
  package init?(method: String, target: String) throws(WireError) {
    let halves = Array(target.utf8).split(
      separator: UInt8(ascii: "?"),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let parts = halves[0].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let methods = SyncRoute.Method.allCases.filter { $0.rawValue.hasSameScalars(as: method) }
    for route in SyncRoute.all where methods.contains(route.method) {
      guard let values = route.values(in: parts) else { continue }
      let query = SyncQuery(halves.count > 1 ? halves[1] : [])
      guard let call = SyncCall(route.name, values, query) else { throw .damaged }
      self = call
      return
    }
    return nil
  }

  private init?(_ name: SyncRoute.Name, _ values: SyncRoute.Values, _ query: SyncQuery) {
    switch name {
    case .found: self = .found
    case .makeMailbox: self = .makeMailbox
    case .writeMessage, .readMessage:
      guard let mailbox = values.ids.first, let place = values.numbers.first,
        let number = Int(exactly: place), PairingMessage.numbers.contains(number)
      else { return nil }
      let id = MailboxID(mailbox)
      self = name == .readMessage ? .readMessage(id, number) : .writeMessage(id, number)
    case .readCode:
      guard let lookup = values.ids.first else { return nil }
      self = .readCode(lookup: lookup)
    default:
      guard let call = Self.ofFamily(name, values, query) else { return nil }
      self = call
    }
  }

  private static func ofFamily(
    _ name: SyncRoute.Name,
    _ values: SyncRoute.Values,
    _ query: SyncQuery
  ) -> SyncCall? {
    guard let id = values.ids.first else { return nil }
    let family = FamilyID(id)
    return switch name {
    case .readLog: query.wish.map { .readLog(family, $0) }
    case .readLink: values.numbers.first.map { .readLink(family, seq: $0) }
    case .storePack: .storePack(family)
    case .storeEntry: .storeEntry(family, isAgain: query["again"].exists)
    case .noteSeen: .noteSeen(family)
    case .hints: .hints(family)
    case .eraseStream: values.ids.last.map { .eraseStream(family, StreamID($0)) }
    case .eraseFamily: .eraseFamily(family)
    case .readPushKey: .readPushKey(family)
    case .setReminders: .setReminders(family)
    case .dropReminders: .dropReminders(family)
    default: nil
    }
  }
}

extension SyncRoute {
  /// The values that stand in a path where the table has no word.
  fileprivate struct Values {
    var ids: [UInt128] = []
    var numbers: [Int64] = []
  }

  /// Reads the values in a path; none when the path is another one.
  fileprivate func values(in parts: [ArraySlice<UInt8>]) -> Values? {
    guard parts.count == path.count + 1, parts[0].isEmpty else { return nil }
    var values = Values()
    for (part, found) in zip(path, parts.dropFirst()) {
      let text = String(decoding: found, as: UTF8.self)
      switch part {
      case .word(let word):
        guard text.isSame(as: word) else { return nil }
      case .id:
        guard let id = UInt128(hexText: text) else { return nil }
        values.ids.append(id)
      case .number:
        guard let number = Int64(digits: found) else { return nil }
        values.numbers.append(number)
      }
    }
    return values
  }
}
