/// A WebAssembly module as the linker left it, with names and relocations, as far as splitting needs it.
///
/// Formats: the core specification 2.0, chapter 5, and "WebAssembly Object File Linking" of the tool conventions.
package struct LinkedModule {
  struct Section {
    let kind: SectionKind
    /// Of a custom section.
    let name: String
    let content: ArraySlice<UInt8>
  }

  let sections: [Section]
  let importedFunctions: Int
  /// Where the bodies lie, each with its own length before it.
  let bodies: [Range<Int>]
  /// By a function's number, as the linker knew them.
  package let names: [Int: String]
  /// The functions that JavaScript calls.
  let exportedFunctions: [Int]

  package init(_ bytes: [UInt8]) throws(ModuleFault) {
    sections = try Self.sections(of: bytes)
    importedFunctions = try Self.importedFunctions(sections)
    bodies = try Self.bodies(sections)
    names = try Self.names(sections)
    exportedFunctions = try Self.exportedFunctions(sections)
  }
}

extension [LinkedModule.Section] {
  /// Of the first of a kind; only custom ones have names.
  func content(_ kind: SectionKind, named name: String = "") -> ArraySlice<UInt8>? {
    first { $0.kind == kind && $0.name == name }?.content
  }
}

enum SectionKind: UInt8 {
  case custom, type, `import`, function, table, memory, global, export, start, element, code, data
  case dataCount
}

extension LinkedModule {
  private static func sections(of bytes: [UInt8]) throws(ModuleFault) -> [Section] {
    guard bytes.starts(with: [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]) else { throw .notAModule }
    var cursor = ByteCursor(bytes.dropFirst(8))
    var sections: [Section] = []
    while !cursor.isAtEnd {
      let number = try cursor.byte()
      guard let kind = SectionKind(rawValue: number) else {
        throw .unknown("section", Int(number))
      }
      sections.append(try section(kind, try cursor.piece()))
    }
    return sections
  }

  private static func section(
    _ kind: SectionKind,
    _ content: ArraySlice<UInt8>
  ) throws(ModuleFault) -> Section {
    guard kind == .custom else { return Section(kind: kind, name: "", content: content) }
    var cursor = ByteCursor(content)
    let name = try cursor.text()
    return Section(kind: kind, name: name, content: content[cursor.position...])
  }

  private static func importedFunctions(_ sections: [Section]) throws(ModuleFault) -> Int {
    guard let imports = sections.content(.import) else { return 0 }
    var cursor = ByteCursor(imports)
    let count = try cursor.number()
    for _ in 0..<count {
      _ = (try cursor.piece(), try cursor.piece())
      // Whatever else there was would shift the functions' numbers unseen.
      let kind = try cursor.byte()
      guard kind == 0 else { throw .unknown("kind of import", Int(kind)) }
      _ = try cursor.number()
    }
    return count
  }

  private static func bodies(_ sections: [Section]) throws(ModuleFault) -> [Range<Int>] {
    guard let code = sections.content(.code) else { return [] }
    var cursor = ByteCursor(code)
    var bodies: [Range<Int>] = []
    for _ in 0..<(try cursor.number()) {
      let start = cursor.position
      _ = try cursor.piece()
      bodies.append(start..<cursor.position)
    }
    return bodies
  }

  private static func exportedFunctions(_ sections: [Section]) throws(ModuleFault) -> [Int] {
    guard let exports = sections.content(.export) else { return [] }
    var cursor = ByteCursor(exports)
    var functions: [Int] = []
    for _ in 0..<(try cursor.number()) {
      _ = try cursor.piece()
      let kind = try cursor.byte()
      let index = try cursor.number()
      if kind == 0 { functions.append(index) }
    }
    return functions
  }

  private static func names(_ sections: [Section]) throws(ModuleFault) -> [Int: String] {
    guard let section = sections.content(.custom, named: "name") else { return [:] }
    var cursor = ByteCursor(section)
    while !cursor.isAtEnd {
      let kind = try cursor.byte()
      let part = try cursor.piece()
      if kind == ModuleWriter.ofFunctions { return try functionNames(part) }
    }
    return [:]
  }

  private static func functionNames(
    _ part: ArraySlice<UInt8>
  ) throws(ModuleFault) -> [Int: String] {
    var cursor = ByteCursor(part)
    var names: [Int: String] = [:]
    for _ in 0..<(try cursor.number()) { names[try cursor.number()] = try cursor.text() }
    return names
  }
}
