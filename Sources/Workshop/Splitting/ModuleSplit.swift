/// Which functions of a module are loaded first, and which later.
///
/// Later is what nothing but the doors leads to: functions of one type, named by the program, that it calls only when
/// the later part is there. So the cut needs no list, and nothing that is loaded first can call what is not there by
/// another way.
package struct ModuleSplit {
  private let module: LinkedModule
  /// By the functions' numbers.
  package let first: Set<Int>
  package let later: Set<Int>

  /// - Parameter doors: a type in its module, `App.Later`.
  package init(_ module: LinkedModule, doors: String) throws(ModuleFault) {
    self.module = module
    let prefix = Self.mangled(doors)
    let closed = Set(module.names.filter { $0.value.hasPrefix(prefix) }.keys)
    guard !closed.isEmpty else {
      throw ModuleFault(
        words: "No function of \(doors) is in the module: there is nothing to split."
      )
    }
    let graph = try ReferenceGraph(module)
    let all = Set(module.bodies.indices.map { module.importedFunctions + $0 })
    first = graph.reachable(from: module.exportedFunctions.map { .function($0) }, without: closed)
      .intersection(all)
    later = all.subtracting(first)
  }

  /// How names of an enum's members begin in Embedded Swift.
  private static func mangled(_ type: String) -> String {
    "$e" + type.split(separator: ".").map { "\($0.utf8.count)\($0)" }.joined() + "O"
  }

  /// What the functions in `part` are called in ``packedModule``.
  package func shortNames(of part: Set<Int>) -> [String] {
    part.sorted().map(ModuleWriter.shortName)
  }

  /// Short and full name of each function that is named.
  package var allNames: [(short: String, full: String)] {
    module.names.sorted { $0.key < $1.key }.map { (ModuleWriter.shortName($0.key), $0.value) }
  }

  /// The module with short names and without all that is for linkers and debuggers.
  ///
  /// `wasm-split` exports functions by their names, and these are loaded.
  package var packedModule: [UInt8] {
    var writer = ModuleWriter()
    for section in module.sections where section.kind != .custom {
      writer.write(section.kind, Array(section.content))
    }
    writer.writeNames(of: module.importedFunctions + module.bodies.count)
    return writer.bytes
  }
}
