import Basics
import SyncWire
import Testing

@testable import Sync
@testable import SyncSimulation

/// What a device knows of sync comes back from storage as it was, or is refused.
///
/// That it does so after every kill is looked at by the simulation.
@Suite struct StoredBookTests {
  private let book: Book
  private let disk: Disk

  init() throws {
    let device = try SimulatedDevice.grown()
    (book, disk) = (device.book, device.disk)
  }

  private func read(_ stored: StoredBook) throws -> Book {
    try Book(stored)
  }

  @Test func aBookComesBackAsItWas() throws {
    let read = try read(disk.stored)
    #expect(read.changes(since: book).isEmpty)
    #expect(book.changes(since: read).isEmpty)
    #expect(read.log.cursor == book.log.cursor)
    #expect(read.roster.head == book.roster.head)
    #expect(read.held == book.held)
  }

  private static let form = 4 * 8

  /// As an earlier version would have written it.
  ///
  /// - Parameter length: of what came with later forms, in bytes.
  private func stored(_ book: Book, in form: UInt8, without length: Int) -> StoredBook {
    var stored = disk.stored
    stored.head = Array(book.headBytes.dropLast(length))
    #expect(stored.head[Self.form] == 8)
    stored.head[Self.form] = form
    return stored
  }

  /// As it was written before devices said how far they had read.
  @Test func aBookOfTheFourthFormIsReadAsWell() throws {
    var book = book
    (book.askedInVain, book.noted, book.notedOn) = (0, 0, 0)
    (book.heard, book.heardAt, book.begun) = (Table(), Table(), [])
    let before = try read(stored(book, in: 4, without: 5 * 8 + Self.sixth + Self.seventh))
    book.begun = book.roster.members.values.map { $0.id }
    #expect(before.changes(since: book).isEmpty)
  }

  /// Of what came with the sixth form where nothing is in it: a number, a flag and an empty list.
  private static let sixth = 8 + 1 + 8
  /// The same of the seventh: an empty list.
  private static let seventh = 8

  /// It had condemned at the first look, perhaps because a key could not be read.
  @Test(arguments: [SyncNotice.badEntry, .fork])
  func whoeverStoodStillInAnEarlierVersionLooksOnceMore(notice: SyncNotice) throws {
    var book = book
    (book.standing, book.begun) = (.stopped, [])
    book.tell(notice)
    let before = try read(stored(book, in: 5, without: Self.sixth + Self.seventh))
    #expect(before.standing == .member)
    #expect(!before.told.contains(notice))
    let now = try read(stored(book, in: 6, without: Self.seventh))
    #expect(now.standing == .stopped)
  }

  @Test func whatChangesIsAllThatIsWritten() throws {
    var book = book
    book.log.append(.entry, .zero)
    #expect(
      Set(book.changes(since: self.book).map { $0.key }) == [
        .head, .record(book.log.cursor.number),
      ]
    )
    book.log.goBack(to: 10)
    let gone = book.changes(since: self.book).filter { $0.bytes == nil }.map { $0.key }
    #expect(gone == (11...self.book.log.cursor.number).map { .record($0) })
  }

  @Test func aMissingPieceIsRefused() {
    for place in disk.stored.records.indices {
      var stored = disk.stored
      stored.records.remove(at: place)
      #expect(throws: WireError.self) { try read(stored) }
    }
    for place in disk.stored.entries.indices {
      var stored = disk.stored
      stored.entries.remove(at: place)
      #expect(throws: WireError.self) { try read(stored) }
    }
    for place in disk.stored.made.indices {
      var stored = disk.stored
      stored.made.remove(at: place)
      #expect(throws: WireError.self) { try read(stored) }
    }
    #expect(throws: WireError.self) { try read(StoredBook()) }
  }

  @Test func damageNeverCrashes() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<3000 {
      var stored = disk.stored
      let place = Int(random.next() % UInt64(stored.head.count))
      switch random.next() % 4 {
      case 0: stored.head.removeLast(stored.head.count - place)
      case 1: stored.head[place] ^= UInt8(1 << (random.next() % 8))
      case 2:
        let entry = Int(random.next() % UInt64(stored.entries.count))
        stored.entries[entry][place % stored.entries[entry].count] ^= 1
      default:
        let record = Int(random.next() % UInt64(stored.records.count))
        stored.records[record].removeLast()
      }
      _ = try? read(stored)
    }
  }
}
