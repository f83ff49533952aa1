import Basics
import SyncWire

/// What one place of a statement stands for.
enum StoredValue {
  case number(Int64)
  /// Sixteen bytes in the order of their digits.
  case id(UInt128)
  case hash(Hash256)
  case bytes([UInt8])
  case text(String)
  case null
  /// In a key that wants an id, where there is none.
  case noID

  static func id<Subject>(_ id: Identifier<Subject>) -> StoredValue { .id(id.raw) }

  static func flag(_ flag: Bool) -> StoredValue { .number(flag ? 1 : 0) }
}
