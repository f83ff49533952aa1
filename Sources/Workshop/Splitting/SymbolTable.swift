/// What the linker's relocations speak of: functions and pieces of data, by the numbers of their symbols.
struct SymbolTable {
  enum Symbol {
    case function(Int)
    case data(segment: Int, bytes: Range<Int>)
    /// Tables, globals, sections, and data that is nowhere: nothing to follow.
    case other
  }

  private(set) var symbols: [Symbol] = []

  private static let ofSymbols: UInt8 = 8
  private static let isUndefined = 0x10
  private static let hasExplicitName = 0x40

  init(_ linking: ArraySlice<UInt8>) throws(ModuleFault) {
    var cursor = ByteCursor(linking)
    let version = try cursor.number()
    guard version == 2 else { throw .unknown("version of its linking data", version) }
    while !cursor.isAtEnd {
      let kind = try cursor.byte()
      let part = try cursor.piece()
      if kind == Self.ofSymbols { try read(part) }
    }
  }

  private mutating func read(_ part: ArraySlice<UInt8>) throws(ModuleFault) {
    var cursor = ByteCursor(part)
    for _ in 0..<(try cursor.number()) { symbols.append(try Self.symbol(&cursor)) }
  }

  private static func symbol(_ cursor: inout ByteCursor) throws(ModuleFault) -> Symbol {
    let kind = try cursor.byte()
    let flags = try cursor.number()
    switch kind {
    case 0, 2, 4, 5:
      let index = try cursor.number()
      if flags & isUndefined == 0 || flags & hasExplicitName != 0 { _ = try cursor.piece() }
      return kind == 0 ? .function(index) : .other
    case 1:
      _ = try cursor.piece()
      if flags & isUndefined != 0 { return .other }
      let (segment, start) = (try cursor.number(), try cursor.number())
      return .data(segment: segment, bytes: start..<start + (try cursor.number()))
    case 3:
      _ = try cursor.number()
      return .other
    default: throw .unknown("kind of symbol", Int(kind))
    }
  }
}

/// That some place of a section speaks of a symbol.
struct Relocation {
  /// From the start of the section's content.
  let offset: Int
  let symbol: Int

  /// Those that follow an addend.
  private static let withAddend: Set<UInt8> = [3, 4, 5, 8, 9, 11, 14, 15, 16, 17, 21, 22, 23, 25]
  /// Speaks of a type and not of a symbol.
  private static let ofType: UInt8 = 6

  static func all(_ content: ArraySlice<UInt8>) throws(ModuleFault) -> [Relocation] {
    var cursor = ByteCursor(content)
    _ = try cursor.number()
    var found: [Relocation] = []
    for _ in 0..<(try cursor.number()) {
      let kind = try cursor.byte()
      let relocation = Relocation(offset: try cursor.number(), symbol: try cursor.number())
      if withAddend.contains(kind) { try cursor.skipSignedNumber() }
      if kind != ofType { found.append(relocation) }
    }
    return found
  }
}
