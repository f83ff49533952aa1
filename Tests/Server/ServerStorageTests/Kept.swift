import Dispatch
import Foundation
import ServerCore
import SyncWire
import Synchronization
import TestFamilies

@testable import ServerStorage

/// A founded family whose server keeps it in a file, and a second connection to look into it.
final class Kept {
  let folder: TestFolder
  let families: KeptFamilies
  let family: SyncFamily
  let notes: NoteBook
  private let file: FamilyFile
  let beside: TableStore<SQLiteConnection>

  init() throws {
    folder = try TestFolder()
    file = try folder.open()
    beside = try file.writing()
    family = try SyncFamily.founded(on: beside.store)
    let notes = NoteBook()
    self.notes = notes
    families = try KeptFamilies(file, note: notes.take) { SyncFamily(on: $0).server }
  }

  /// As a reader sees it.
  func top() throws -> Int64 {
    try SyncFamily(on: file.reading().store, of: family.id).top.number
  }

  /// Another family beside it.
  func found(_ id: FamilyID) throws -> SyncFamily {
    let family = SyncFamily(on: beside.store, of: id)
    guard try family.found().status == 201 else { throw BrokenLaw("no other family") }
    return family
  }

  func request(_ call: SyncCall, _ body: [UInt8] = [], by device: UInt128 = 1) -> SyncRequest {
    SyncRequest(
      call,
      token: SyncFamily.token(device),
      body: body,
      address: "10.0.0.1",
      now: family.now
    )
  }

  func ask(_ call: SyncCall, _ body: [UInt8] = [], by device: UInt128 = 1) -> SyncReply {
    let (replies, request) = (Replies(), request(call, body, by: device))
    families.answer(request, replies.take)
    _ = replies.wait(for: 1)
    return replies.first
  }

  /// Packs as a device reads them, in the order of the log.
  func records(by device: UInt128 = 1) throws -> [[UInt8]] {
    let beginning = family.server.hash(LogLink.beginning(of: family.id))
    let wish = LogWish.after(Citation(0, beginning), limit: 1000)
    let page = try LogPage(ask(.readLog(family.id, wish), by: device).body[...])
    return page.frames.compactMap { frame in
      guard frame.kind == .pack, case .record(let record) = frame.content else { return nil }
      return record
    }
  }

  /// Whoever writes waits until what is returned is called, with one request that changes nothing.
  func hold() throws -> () throws -> Void {
    try beside.connection.execute("BEGIN IMMEDIATE")
    families.answer(request(.noteSeen(SyncFamily.family), [1])) { _ in }
    // It takes that one alone, whenever it gets there. Who waits awake keeps a thread from it: with two cores two
    // such tests would keep all.
    while families.waitingToWrite > 0 { usleep(1000) }
    return { [beside] in try beside.connection.execute("COMMIT") }
  }

  /// So many requests wait for whoever writes.
  func untilWaiting(_ count: Int) {
    while families.waitingToWrite < count { usleep(1000) }
  }

  /// Transactions that the write-ahead log holds: the last page of each names the size of the file.
  func commits() throws -> Int {
    let log = try Data(contentsOf: URL(filePath: folder.path + "/data/families.sqlite-wal"))
    let page = try Int(beside.connection.number("PRAGMA page_size"))
    return stride(from: 32, to: log.count, by: 24 + page).count { frame in
      log[frame + 4..<frame + 8].contains { $0 != 0 }
    }
  }

  /// Whether these bytes lie in any file of the folder.
  func finds(_ bytes: [UInt8]) throws -> Bool {
    try FileManager.default.contentsOfDirectory(atPath: folder.path + "/data").contains { name in
      let file = try Data(contentsOf: URL(filePath: folder.path + "/data/" + name))
      return file.range(of: Data(bytes)) != nil
    }
  }

  func breakDown() throws {
    try beside.connection.execute(
      "CREATE TRIGGER broken BEFORE INSERT ON records BEGIN SELECT RAISE(ABORT, 'broken'); END"
    )
  }

  func mend() throws { try beside.connection.execute("DROP TRIGGER broken") }
}

/// What came, from whichever thread.
final class Replies: Sendable {
  private let all = Mutex<[SyncReply]>([])
  private let arrived = DispatchSemaphore(value: 0)

  func take(_ reply: SyncReply) {
    all.withLock { $0.append(reply) }
    arrived.signal()
  }

  var statuses: [Int] { all.withLock { $0.map { $0.status } } }

  var first: SyncReply { all.withLock { $0.first } ?? SyncReply(status: 0) }

  func wait(for count: Int) -> [Int] {
    while statuses.count < count {
      if arrived.wait(timeout: .now() + 60) == .timedOut { break }
    }
    return statuses
  }
}

/// What a server would note down.
final class NoteBook: Sendable {
  private let taken = Mutex<[StorageNote]>([])

  var all: [StorageNote] { taken.withLock { $0 } }
  var failures: [StoreFailure] { all.map { $0.failure } }

  func take(_ note: StorageNote) { taken.withLock { $0.append(note) } }
}
