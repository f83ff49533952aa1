/// Why bytes are no module that can be split.
package struct ModuleFault: Error, Equatable {
  /// A sentence.
  package let words: String

  static let endsTooEarly = ModuleFault(words: "The module ends in the middle of something.")
  static let notAModule = ModuleFault(words: "This is no WebAssembly module of version 1.")
  static let withoutRelocations = ModuleFault(
    words: "The module has no relocations; link it with --emit-relocs."
  )

  static func unknown(_ what: String, _ number: Int) -> ModuleFault {
    ModuleFault(words: "The module has a \(what) that nobody knows here: \(number).")
  }
}
