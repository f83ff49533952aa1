import Basics

extension SyncCall {
  /// The path and the query of the request.
  package var target: String {
    var values = values[...]
    var path = ""
    for part in route.path {
      path += "/"
      switch part {
      case .word(let word): path += word.description
      case .id, .number: path += values.popFirst() ?? ""
      }
    }
    let query = query
    return query.isEmpty ? path : path + "?" + query
  }

  /// The values that stand in the path where the table has no word.
  private var values: [String] {
    switch self {
    case .found, .makeMailbox: []
    case .readLog(let family, _), .storePack(let family), .storeEntry(let family, _),
      .noteSeen(let family), .hints(let family), .eraseFamily(let family),
      .readPushKey(let family), .setReminders(let family), .dropReminders(let family):
      [family.raw.hexText]
    case .readLink(let family, let seq): [family.raw.hexText, seq.description]
    case .eraseStream(let family, let stream): [family.raw.hexText, stream.raw.hexText]
    case .writeMessage(let mailbox, let number), .readMessage(let mailbox, let number):
      [mailbox.raw.hexText, number.description]
    case .readCode(let lookup): [lookup.hexText]
    }
  }

  private var query: String {
    switch self {
    case .readLog(_, .after(let cursor, let limit)):
      "after=\(cursor.number)&link=\(cursor.hash.hexText)&limit=\(limit)"
    case .readLog(_, .stream(let stream, let before, let limit)):
      "stream=\(stream.raw.hexText)&before=\(before)&limit=\(limit)"
    case .storeEntry(_, isAgain: true): "again"
    default: ""
    }
  }
}
