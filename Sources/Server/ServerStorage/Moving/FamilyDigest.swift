import Basics
import ServerCore
import SyncWire

/// What all rows of a family come to, in whatever engine they lie and in whatever order they are read.
struct FamilyDigest {
  private let hash: @Sendable ([UInt8]) -> Hash256
  private var rows: [Hash256] = []

  init(_ hash: @escaping @Sendable ([UInt8]) -> Hash256) { self.hash = hash }

  mutating func take(_ row: FamilyRow) { take(row.values + [.number(row.version)]) }

  mutating func take(_ record: RecordRow, of family: FamilyID, _ seq: Int64) {
    take(record.values(of: family, seq) + [record.bytes.map { .bytes($0) } ?? .null])
  }

  /// - Parameter table: so that no row counts as one of another table.
  mutating func take(_ rows: [[StoredValue]], of table: Int) {
    for row in rows { take([.number(Int64(table))] + row) }
  }

  private mutating func take(_ values: [StoredValue]) {
    rows.append(hash(values.flatMap(\.told)))
  }

  var whole: Hash256 {
    hash(rows.map(\.bytes).sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 })
  }
}

extension StoredValue {
  /// What it is, its length, and itself: two that are not alike are told in other bytes.
  fileprivate var told: [UInt8] {
    switch self {
    case .number(let number): Self.told(1, number.bigEndianBytes)
    case .id(let id): Self.told(2, id.bigEndianBytes)
    case .hash(let hash): Self.told(3, hash.bytes)
    case .bytes(let bytes): Self.told(3, bytes)
    case .text(let text): Self.told(4, Array(text.utf8))
    case .null: Self.told(5, [])
    case .noID: Self.told(6, [])
    }
  }

  private static func told(_ kind: UInt8, _ bytes: [UInt8]) -> [UInt8] {
    [kind] + Int64(bytes.count).bigEndianBytes + bytes
  }
}

extension FixedWidthInteger {
  fileprivate var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
