import Domain
import Foundation
import SyncEngine
import SyncWire
import TestSupport
import Testing

/// What is stored stays as it is, byte for byte: `Tests/Fixtures/Stored` was written before the code
/// that writes it now.
@Suite struct PinnedBytesTests {
  private static let operations: [SyncEngine.Operation] = {
    var log = TestLog()
    return EveryBody.all.map { log.make($0) }
  }()

  @Test func anOperationOfEveryKindIsWrittenAsEver() throws {
    let records = Self.operations.enumerated().map {
      LogWriter.record($1, counter: Int64($0) + 1)
    }
    let lines = records.map { String(decoding: $0.dropFirst(4), as: UTF8.self) + "\n" }
    try Self.check(Array(lines.joined().utf8), "operations.jsonl")
    for record in records {
      #expect(record == StoredRecord.seal(Array(record.dropFirst(4))))
    }
  }

  @Test func anOperationOfEveryKindIsReadAsItWasMade() throws {
    let stored = try Self.stored("operations.jsonl")
    let lines = stored.split(separator: UInt8(ascii: "\n"))
    let read = try lines.map { try Operation(OperationRecord(JSON.parse(Array($0)))) }
    #expect(read.count == Self.operations.count)
    for (place, (read, made)) in zip(read, Self.operations).enumerated() {
      let isSame = read == made
      #expect(isSame, "line \(place + 1)")
    }
  }

  @Test func aSnapshotOfAllOfThemIsWrittenAsEver() throws {
    let whole = TestSupport.snapshot(after: Self.operations[...])
    try Self.check(TestSupport.bytes(of: whole), "snapshot")
    #expect(SnapshotReader.read(try Self.stored("snapshot")) != nil)
  }

  /// - Parameter written: compared with the file of that name; written there when `PIN` is set.
  private static func check(_ written: [UInt8], _ name: String) throws {
    if ProcessInfo.processInfo.environment["PIN"] != nil {
      try Data(written).write(to: URL(fileURLWithPath: path(of: name)))
    }
    let isAsEver = written == (try stored(name))
    #expect(isAsEver, "\(name)")
  }

  private static func stored(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path(of: name))))
  }

  private static func path(of name: String) -> String {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return "/\(folder)/Fixtures/Stored/\(name)"
  }
}
