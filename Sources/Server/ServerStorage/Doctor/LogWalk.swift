import Basics
import ServerCore
import SyncRoster
import SyncWire

/// One family's log from its beginning to its end, with what has to be kept of what lies in it.
struct LogWalk<Connection: RowConnection> {
  let family: FamilyRow
  private let connection: Connection
  private let makeRoster: RosterMaking

  private(set) var problems: [Finding] = []
  private(set) var records = 0
  private(set) var bytes: Int64 = 0

  /// None behind a row that cannot be read.
  private var link: Hash256?
  /// Of the last row.
  private(set) var seq: Int64 = 0

  private(set) var places: [Chain: ChainPlace] = [:]
  private(set) var stretches: Set<Stretch> = []
  /// Streams of which records have lost their bytes: they were erased, or are views that are closed.
  private(set) var emptied: Set<StreamID> = []
  private(set) var roster: RosterWalk

  init(_ family: FamilyRow, _ connection: Connection, _ makeRoster: RosterMaking) {
    (self.family, self.connection, self.makeRoster) = (family, connection, makeRoster)
    link = makeRoster.hash(LogLink.beginning(of: family.id))
    roster = RosterWalk(family.id, makeRoster)
  }

  mutating func go() {
    connection.everyRecord(of: family.id) { take($0) }
    if let link, family.top != Citation(seq, link) { tell("its top is not where its log ends.") }
    if family.bytes != bytes { tell("it counts \(family.bytes) bytes, and has \(bytes).") }
    problems += roster.problems
  }

  private mutating func tell(_ what: String) { problems.append(Finding(what)) }
}

extension LogWalk {
  private mutating func take(_ row: some TableRow) {
    if row.number(0) != seq + 1 { tell("its log has a hole behind place \(seq).") }
    seq = row.number(0)
    records += 1
    guard let record = RecordRow(row) else {
      link = nil
      return tell("the row at place \(seq) cannot be read.")
    }
    compareLink(record)
    if let stream = record.stream { stretches.insert(Stretch(stream, of: seq)) }
    if let bytes = record.bytes { take(record, bytes) } else { takeStub(record) }
  }

  private mutating func compareLink(_ record: RecordRow) {
    let frame = LogFrame(seq: seq, kind: record.kind, .stub(record.hash, length: record.length))
    let expected = link.map {
      makeRoster.hash(LogLink.bytes(after: $0, frame, hash: record.hash))
    }
    if expected.exists, expected != record.link { tell("the link at place \(seq) is another one.") }
    // One that is another is told once.
    link = record.link
  }

  private mutating func takeStub(_ record: RecordRow) {
    guard let stream = record.stream else { return tell("the entry at place \(seq) is gone.") }
    emptied.insert(stream)
  }

  private mutating func take(_ record: RecordRow, _ bytes: [UInt8]) {
    self.bytes += Int64(bytes.count)
    if bytes.count != record.length || makeRoster.hash(bytes) != record.hash {
      tell("the record at place \(seq) is not what was stored.")
    }
    switch record.kind {
    case .entry: roster.take(bytes, at: seq)
    case .pack: take(pack: bytes, of: record.stream)
    case .other: break
    }
    if (record.kind == .entry) == record.stream.exists {
      tell("the record at place \(seq) is noted under another stream.")
    }
  }

  private mutating func take(pack record: [UInt8], of stream: StreamID?) {
    guard let header = (try? Pack(record: record[...]))?.header else {
      return tell("the pack at place \(seq) cannot be read.")
    }
    if let stream, stream != header.names.stream || family.id != header.names.family {
      tell("the pack at place \(seq) is noted under another stream.")
    }
    let chain = header.names.chain
    // Of what was erased the beginning is unknown.
    let before = places[chain] ?? (emptied.contains(chain.stream) ? nil : .zero)
    if let before, header.span.before != before {
      tell("the pack at place \(seq) does not follow the one before it.")
    }
    places[chain] = header.span.end
  }
}
