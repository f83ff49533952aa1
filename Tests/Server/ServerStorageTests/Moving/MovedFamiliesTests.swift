import Basics
import ServerCore
import ServerReminders
import SyncRoster
import SyncWire
import TestFamilies
import Testing

@testable import ServerStorage

/// What a server keeps goes from a folder into a database, back, and between two of either: whole, or not at all.
@Suite struct MovedFamiliesTests {
  private let folder: TestFolder
  private let id = SyncFamily.family

  init() throws { folder = try TestFolder() }

  /// A family of which each table has rows, one with a stream that is erased, and one that is erased.
  private func fill(_ place: FamilyStorage) throws {
    let opened = try place.opened()
    let family = try SyncFamily.founded(on: opened.store)
    try family.fillAllTables()
    try family.fillWithWhatIsRare()
    for other: UInt128 in [50, 51] { try found(FamilyID(other), on: opened.store) }
    let erased = SyncFamily(on: opened.store, of: FamilyID(50))
    #expect(erased.ask(.eraseStream(erased.id, SyncFamily.player), by: 2).status == 204)
    let gone = SyncFamily(on: opened.store, of: FamilyID(51))
    #expect(gone.ask(.eraseFamily(gone.id)).status == 204)
  }

  /// The one is filled, and nothing is in the other.
  private func places(
    _ from: MovingPlace,
    _ to: MovingPlace
  ) throws -> (old: FamilyStorage, new: FamilyStorage) {
    let old = try from.make(in: folder, "old")
    try fill(old)
    return (old, try to.make(in: folder, "new"))
  }

  private func found(_ id: FamilyID, on store: SyncStore) throws {
    let family = SyncFamily(on: store, of: id)
    let joining = Joining(device: SyncFamily.device(2), streams: [SyncFamily.epoch(.plan)])
    let code = SyncFamily.code(.playerCode(of: SyncFamily.player))
    let opening = Opening(epoch: SyncFamily.epoch(SyncFamily.player), code: code)
    let statuses = try [
      family.found(), family.write(.add(joining)), family.write(.open(opening), by: 2),
      family.store(family.pack(2, of: 2, SyncFamily.player), by: 2),
    ].map { $0.status }
    #expect(statuses == [201, 200, 200, 200])
  }

  /// The first pack of a device's chain, as one writes it that knows the family.
  private func write(_ pack: UInt128, _ id: FamilyID = FamilyID(50), in place: OpenedPlace) throws {
    let family = SyncFamily(on: place.store, of: id)
    let made = try family.pack(pack) { $0.roster = place.store.roster(id).head }
    #expect(family.store(made).status == 200)
  }

  private func digest(_ place: FamilyStorage) throws -> [Hash256] {
    let opened = try place.opened()
    return [id, FamilyID(50), FamilyID(51)].map { opened.store.whole($0) }
  }

  @Test(arguments: MovingPlace.ways)
  func allOfItIsThereAfterwardsAndEachHashIsTheSame(from: MovingPlace, to: MovingPlace) throws {
    let (old, new) = try places(from, to)
    let before = try digest(old)
    let moved = try old.moved(to: new)
    #expect((moved.whole, moved.copied, moved.findings) == (3, 3, []))
    let report = try new.examined()
    #expect(report.findings == [])
    #expect((report.families, report.erased) == (2, 1))
    #expect(try digest(new) == before)
  }

  @Test(arguments: MovingPlace.ways)
  func aServerGoesOnThereWithTheSameInvitationKeyAndReminders(
    from: MovingPlace,
    to: MovingPlace
  ) throws {
    let (old, new) = (try from.make(in: folder, "old"), try to.make(in: folder, "new"))
    let row = RemindersFileTests.row(1, 0, next: 100)
    var (invitation, key) = ("", [UInt8]())
    do {
      let opened = try old.opened()
      (invitation, key) = (opened.invitation, opened.key)
      let family = SyncFamily(on: opened.store, of: row.family)
      #expect(try family.found().status == 201)
      #expect(opened.reminders.replace(row.family, row.device, [row]))
    }
    _ = try old.moved(to: new)
    let opened = try new.opened()
    #expect((opened.invitation, opened.key) == (invitation, key))
    #expect(opened.reminders.rows(row.family, row.device) == [row])
    try write(1, row.family, in: opened)
  }

  @Test(arguments: MovingPlace.ways)
  func whatWasWrittenMeanwhileIsAllThatIsCopiedTheNextTime(
    from: MovingPlace,
    to: MovingPlace
  ) throws {
    let (old, new) = try places(from, to)
    var version: Int64?
    do {
      let serving = try old.opened()
      #expect(try old.moved(to: new, isLast: false).copied == 3)
      try write(9, in: serving)
      version = serving.store.family(FamilyID(50))?.version
      if from == .folder {
        #expect(throws: StorageError.self, "a server has it") { try old.moved(to: new) }
      }
    }
    let last = try old.moved(to: new)
    #expect((last.whole, last.copied) == (3, 1))
    #expect(try digest(new).count == 3)
    #expect(try new.examined().findings == [])
    #expect(try new.opened().store.family(FamilyID(50))?.version == version)
  }

  @Test(arguments: MovingPlace.ways)
  func noServerStartsWhereTheyHaveBeenUntilTheyAreMovedBack(
    from: MovingPlace,
    to: MovingPlace
  ) throws {
    let (old, new) = try places(from, to)
    #expect(try old.moved(to: new, isLast: false).findings == [])
    _ = try old.opened()
    _ = try old.moved(to: new)
    #expect(throws: StorageError.self) { try old.opened() }
    do {
      let serving = try new.opened()
      try write(9, in: serving)
    }
    #expect(try new.moved(to: old).copied == 1)
    #expect(try digest(old).count == 3)
    #expect(throws: StorageError.self) { try new.opened() }
  }

  @Test(arguments: MovingPlace.ways)
  func whatWasWrittenInBothPlacesIsNamedAndStaysInEach(from: MovingPlace, to: MovingPlace) throws {
    let (old, new) = try places(from, to)
    _ = try old.moved(to: new, isLast: false)
    for (place, pack) in [(old, UInt128(9)), (new, 10)] {
      let opened = try place.opened()
      try write(pack, in: opened)
    }
    let (here, there) = (try digest(old), try digest(new))
    let moved = try old.moved(to: new)
    #expect(moved.findings.count == 1)
    #expect(moved.findings.first?.what.contains("in both places") == true)
    #expect(try digest(old) == here, "and a server can start, because it is not all moved")
    #expect(try digest(new) == there)
  }

  @Test(arguments: MovingPlace.ways)
  func aRowThatNobodyCanReadKeepsItsFamilyAndNoOther(from: MovingPlace, to: MovingPlace) throws {
    let (old, new) = try places(from, to)
    let digits = from == .folder ? "x'00'" : "'\\x00'"
    try old.opened().change("UPDATE records SET hash = \(digits) WHERE seq = 8")
    let moved = try old.moved(to: new)
    #expect((moved.whole, moved.findings.count) == (2, 1))
    #expect(moved.findings.first?.what.contains("cannot be read") == true)
    #expect(try new.examined().families == 1)
    #expect(try new.opened().store.family(id) == nil)
    let strays = try new.examined().findings.filter { $0.what.contains("not in the list") }
    #expect(strays == [], "nothing half of it is there")
  }

  @Test(arguments: MovingPlace.allCases)
  func whatIsWrittenOtherwiseThanItWasReadIsNotKept(to: MovingPlace) throws {
    let (old, new) = try places(.folder, to)
    try new.opened().change(
      to == .folder
        ? """
        CREATE TRIGGER fault AFTER INSERT ON chains BEGIN UPDATE chains SET place = place + 1; END
        """
        : """
        CREATE FUNCTION fault() RETURNS trigger AS 'BEGIN NEW.place = NEW.place + 1; RETURN NEW; END' LANGUAGE plpgsql;
        CREATE TRIGGER fault BEFORE INSERT ON chains FOR EACH ROW EXECUTE FUNCTION fault()
        """
    )
    let moved = try old.moved(to: new)
    #expect((moved.whole, moved.findings.count) == (1, 2), "the erased one has no chains")
    #expect(moved.findings.allSatisfy { $0.what.contains("is not what was read") })
    #expect(try new.opened().store.family(id) == nil)
    _ = try old.opened()
  }

  @Test(arguments: MovingPlace.ways)
  func oneFamilyIsCopiedByItselfAndComesBackWhereItIsLost(
    from: MovingPlace,
    to: MovingPlace
  ) throws {
    let (old, copy) = try places(from, to)
    let before = try digest(old)
    #expect(try old.moved(to: copy, isLast: false, only: id).copied == 1)
    #expect(try digest(copy) == [before[0], .zero, .zero])
    let keys = try [old, copy].map { try $0.opened().key }
    let invitations = try [old, copy].map { try $0.opened().invitation }
    #expect(keys[0] != keys[1] && invitations[0] != invitations[1], "which are no family's")
    try old.opened().change(
      "DELETE FROM families WHERE top = \(try old.opened().store.family(id)?.top.number ?? 0)"
    )
    #expect(try old.opened().store.family(id) == nil)
    #expect(try copy.moved(to: old, isLast: false, only: id).copied == 1)
    #expect(try digest(old) == before)
    // Of the same version, and other bytes under it.
    let digits = from == .folder ? "x'00'" : "'\\x00'"
    try old.opened().change("UPDATE records SET hash = \(digits) WHERE seq = 8")
    #expect(try copy.moved(to: old, isLast: false, only: id).copied == 1)
    #expect(try digest(old) == before)
    #expect(try copy.moved(to: old, isLast: false, only: id).copied == 0)
    let nobody = try old.moved(to: copy, isLast: false, only: FamilyID(99))
    #expect(nobody.findings.map(\.what).allSatisfy { $0.contains("named first") })
    #expect((nobody.findings.count, nobody.whole) == (1, 0))
  }

  /// More than waits at once on the way to a database.
  @Test(arguments: MovingPlace.ways)
  func aLargeFamilyGoesInPiecesAndArrivesWhole(from: MovingPlace, to: MovingPlace) throws {
    let (old, new) = try places(from, to)
    try old.opened().store.inOne { view in
      for seq in Int64(100)..<120 {
        let bytes = [UInt8](repeating: UInt8(seq), count: 250_000)
        view.append(
          id,
          seq,
          RecordRow(.other(9), of: .plan, bytes: bytes, length: 1, hash: .zero, link: .zero)
        )
      }
    }
    let before = try digest(old)
    let moved = try old.moved(to: new)
    #expect((moved.whole, moved.findings) == (3, []))
    #expect(moved.bytes > 4 << 20)
    #expect(try digest(new) == before)
  }
}

/// A table or a column that somebody adds is one that is copied.
@Suite struct FamilyTableTests {
  /// The log and its list go by themselves, and devices that pair begin anew.
  private static let others = ["contents", "families", "mailboxes", "messages", "records"]

  @Test func eachTableIsCopiedWithAllOfItsColumns() throws {
    let folder = try TestFolder()
    let connection = try folder.open().writing().connection
    let tables = connection.all("SELECT name FROM sqlite_schema WHERE type = 'table'") {
      $0.text(0)
    }
    let copied = FamilyTable.all.map { "\($0.write)".split(separator: " ")[2] }.map { String($0) }
    #expect(Set(tables) == Set(copied + Self.others))
    for (name, table) in zip(copied, FamilyTable.all) {
      let columns = connection.all("SELECT name FROM pragma_table_info($1)", .text(name)) {
        $0.text(0)
      }
      #expect(table.columns.count == columns.count - 1)
      for column in columns where column != "family" {
        #expect("\(table.read)".contains(column) && "\(table.write)".contains(column), "\(name)")
      }
    }
  }
}

extension SyncStore {
  /// What a family's rows come to as the store itself reads them: other statements than those that copy.
  fileprivate func whole(_ id: FamilyID) -> Hash256 {
    guard let row = family(id) else { return .zero }
    let records = (0..<Int64(200)).compactMap { record(id, $0) }
    let roster = roster(id)
    let devices = roster.members.values.map(\.id).sorted()
    return TestFolder.makeRoster.hash(
      Array(
        "\(row) \(members(id).sorted { $0.device < $1.device }) \(roster.head) \(devices.map { places(id, $0) })"
          .utf8
      )
        + records.flatMap {
          Array("\($0.kind) \(String(describing: $0.stream))".utf8) + $0.link.bytes
            + ($0.bytes ?? [])
        }
    )
  }
}
