/// Who speaks of whom: a function of those it calls or hands on, a piece of data of those it points to.
///
/// Read from the linker's relocations, so nothing is guessed: a closure in a table is as much a reference as a call.
struct ReferenceGraph {
  enum Node: Hashable {
    case function(Int)
    /// By its symbol.
    case data(Int)
  }

  private let symbols: [SymbolTable.Symbol]
  private var references: [Node: [Node]] = [:]

  init(_ module: LinkedModule) throws(ModuleFault) {
    guard let linking = module.sections.content(.custom, named: "linking"),
      let code = module.sections.content(.custom, named: "reloc.CODE")
    else { throw .withoutRelocations }
    symbols = try SymbolTable(linking).symbols
    try addCode(try Relocation.all(code), module)
    if let data = module.sections.content(.custom, named: "reloc.DATA") {
      try addData(try Relocation.all(data), module)
    }
  }

  /// All that can be come to from `roots`, these too, on no way through `closed`.
  func reachable(from roots: [Node], without closed: Set<Int>) -> Set<Int> {
    var seen: Set<Node> = []
    var waiting = roots
    while let node = waiting.popLast() {
      if case .function(let index) = node, closed.contains(index) { continue }
      if seen.insert(node).inserted { waiting += references[node] ?? [] }
    }
    return Set(
      seen.compactMap { node in
        if case .function(let index) = node { index } else { nil }
      }
    )
  }
}

extension ReferenceGraph {
  private mutating func addCode(
    _ relocations: [Relocation],
    _ module: LinkedModule
  ) throws(ModuleFault) {
    guard let code = module.sections.content(.code) else { return }
    // Both are in the order of the section.
    var body = 0
    for relocation in relocations {
      let place = code.startIndex + relocation.offset
      while body < module.bodies.count, module.bodies[body].upperBound <= place { body += 1 }
      guard body < module.bodies.count else { throw .endsTooEarly }
      add(relocation, to: .function(module.importedFunctions + body))
    }
  }

  private mutating func addData(
    _ relocations: [Relocation],
    _ module: LinkedModule
  ) throws(ModuleFault) {
    guard let content = module.sections.content(.data) else { return }
    let segments = try DataSegments(content)
    let places = symbols.indices.compactMap { number in
      if case .data(let segment, let bytes) = symbols[number] {
        (number, segment, bytes)
      } else {
        nil
      }
    }
    for relocation in relocations {
      guard let (segment, offset) = segments.place(of: content.startIndex + relocation.offset)
      else { throw .endsTooEarly }
      for (number, itsSegment, bytes) in places
      where itsSegment == segment && bytes.contains(offset) {
        add(relocation, to: .data(number))
      }
    }
  }

  private mutating func add(_ relocation: Relocation, to node: Node) {
    guard symbols.indices.contains(relocation.symbol) else { return }
    switch symbols[relocation.symbol] {
    case .function(let index): references[node, default: []].append(.function(index))
    case .data: references[node, default: []].append(.data(relocation.symbol))
    case .other: break
    }
  }
}

/// Where the pieces of the data section lie.
private struct DataSegments {
  private var segments: [Range<Int>] = []

  init(_ content: ArraySlice<UInt8>) throws(ModuleFault) {
    var cursor = ByteCursor(content)
    for _ in 0..<(try cursor.number()) {
      let flags = try cursor.number()
      guard flags <= 1 else { throw .unknown("kind of data segment", flags) }
      if flags == 0 { try Self.skipAddress(&cursor) }
      let length = try cursor.number()
      let start = cursor.position
      _ = try cursor.take(length)
      segments.append(start..<start + length)
    }
  }

  /// `i32.const ADDRESS end`.
  private static func skipAddress(_ cursor: inout ByteCursor) throws(ModuleFault) {
    let instruction = try cursor.byte()
    guard instruction == 0x41 else { throw .unknown("address of data", Int(instruction)) }
    try cursor.skipSignedNumber()
    _ = try cursor.byte()
  }

  func place(of position: Int) -> (segment: Int, offset: Int)? {
    segments.firstIndex { $0.contains(position) }
      .map { ($0, position - segments[$0].lowerBound) }
  }
}
