import Basics
import SyncWire

/// The values of one statement in binary, as the library wants them.
struct BoundValues {
  private var bytes: [UInt8] = []
  private var starts: [Int] = []
  private var counts: [Int32] = []
  /// Of <https://github.com/postgres/postgres/blob/REL_15_STABLE/src/include/catalog/pg_type.dat>; 0 of what has none.
  private(set) var types: [UInt32] = []

  /// A type, and that of its arrays.
  enum Kind {
    case number, id, bytes

    fileprivate var type: UInt32 {
      switch self {
      case .number: 20
      case .id: 2950
      case .bytes: 17
      }
    }

    fileprivate var array: UInt32 {
      switch self {
      case .number: 1016
      case .id: 2951
      case .bytes: 1001
      }
    }
  }

  /// In bytes.
  var size: Int { bytes.count }

  init(_ values: [StoredValue]) {
    for value in values { append(value) }
  }

  /// The columns of several rows, each as one array.
  ///
  /// - Parameter rows: with a value for each of the columns, of its type, or null.
  mutating func append(columns: [Kind], _ rows: [BoundValues]) {
    for (column, kind) in columns.enumerated() {
      let array = Self.array(of: kind, rows, column)
      append(type: kind.array) { array.withUnsafeBytes($0) }
    }
  }

  /// How many dimensions, whether any is null, of what type; how many, counted from 1; and each after its length:
  /// <https://github.com/postgres/postgres/blob/REL_15_STABLE/src/backend/utils/adt/arrayfuncs.c> (`array_recv`).
  private static func array(of kind: Kind, _ rows: [BoundValues], _ column: Int) -> [UInt8] {
    var writer: [UInt8] = []
    func write(_ number: Int32) { withUnsafeBytes(of: number.bigEndian) { writer += $0 } }
    for number in [rows.isEmpty ? 0 : 1, 1, Int32(kind.type)] { write(number) }
    if !rows.isEmpty { [Int32(rows.count), 1].forEach(write) }
    for row in rows {
      guard let value = row.value(column) else {
        write(-1)
        continue
      }
      write(Int32(value.count))
      writer += value
    }
    return writer
  }

  private func value(_ number: Int) -> ArraySlice<UInt8>? {
    let start = starts[number]
    return start < 0 ? nil : bytes[start..<start + Int(counts[number])]
  }

  private mutating func append(_ value: StoredValue) {
    switch value {
    case .number(let number): append(type: 20) { withUnsafeBytes(of: number.bigEndian, $0) }
    case .id(let id): append(type: 2950) { withUnsafeBytes(of: id.bigEndian, $0) }
    case .noID: append(type: 2950) { withUnsafeBytes(of: UInt128.max, $0) }
    case .hash(let hash): append(type: 17) { hash.bytes.withUnsafeBytes($0) }
    case .bytes(let bytes): append(type: 17) { bytes.withUnsafeBytes($0) }
    case .text(let text): append(type: 25) { Array(text.utf8).withUnsafeBytes($0) }
    case .null:
      (starts, counts, types) = (starts + [-1], counts + [0], types + [0])
    }
  }

  private mutating func append(
    type: UInt32,
    _ withBytes: ((UnsafeRawBufferPointer) -> Void) -> Void
  ) {
    starts.append(bytes.count)
    withBytes { bytes.append(contentsOf: $0) }
    counts.append(Int32(bytes.count - starts[starts.count - 1]))
    types.append(type)
  }

  /// - Parameter use: how many there are, where each begins and how long it is, and that each is binary.
  func with<Result>(
    _ use: (Int32, Libpq.Values?, Libpq.Counts?, Libpq.Counts?) -> Result
  ) -> Result {
    // Where all are empty there has to be a place, too: a pointer to nothing would be a null.
    var all = bytes
    all.append(0)
    let formats = [Int32](repeating: 1, count: counts.count)
    return all.withUnsafeBufferPointer { all in
      let places = starts.map { start in start < 0 ? nil : all.baseAddress.map { $0 + start } }
      return use(Int32(counts.count), places, counts, formats)
    }
  }
}
