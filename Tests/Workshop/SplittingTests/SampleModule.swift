/// A module as a linker leaves it, made of who speaks of whom.
///
/// What the bodies do is nothing that a machine could run: nobody reads it here.
struct SampleModule {
  /// By number; nil for one without a name.
  var names: [String?]
  /// For each function, which it calls.
  var calls: [[Int]]
  /// For each function, whose number it hands on: those of closures.
  var handsOn: [[Int]]
  /// The functions that a table in memory points to, and the functions that read the table.
  var table: [Int] = []
  var readers: Set<Int> = []
  var exports: [Int]

  var bytes: [UInt8] {
    var relocations: [UInt8] = []
    var count = 0
    var code = number(names.count)
    for index in names.indices {
      var body: [UInt8] = [0]
      let length =
        1 + 6 * (calls[index].count + handsOn[index].count + (readers.contains(index) ? 1 : 0))
      let start = code.count + number(length).count
      func speak(_ kind: UInt8, of symbol: Int, addend: [UInt8] = []) {
        relocations += [kind] + number(start + body.count + 1) + number(symbol) + addend
        body += [0x10, 0x80, 0x80, 0x80, 0x80, 0]
        count += 1
      }
      for callee in calls[index] { speak(0, of: callee) }
      for closure in handsOn[index] { speak(1, of: closure) }
      if readers.contains(index) { speak(4, of: names.count, addend: [0]) }
      code += number(length) + body
    }
    return [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0] + section(1, [1, 0x60, 0, 0])
      + section(3, number(names.count) + names.map { _ in 0 })
      + section(7, number(exports.count) + exports.flatMap { text("run\($0)") + [0] + number($0) })
      + section(10, code) + section(11, data) + custom("linking", linking)
      + custom("reloc.CODE", number(3) + number(count) + relocations)
      + custom("reloc.DATA", dataRelocations) + custom("name", nameSection)
  }

  /// One segment at address 16, four bytes a function.
  private var data: [UInt8] {
    [1, 0, 0x41, 16, 0x0b] + number(4 * table.count)
      + [UInt8](repeating: 0, count: 4 * table.count)
  }

  private var dataRelocations: [UInt8] {
    let start = 5 + number(4 * table.count).count
    return number(4) + number(table.count)
      + table.enumerated().flatMap { [2] + number(start + 4 * $0) + number($1) }
  }

  /// The functions' symbols, and one for the table.
  private var linking: [UInt8] {
    let functions: [UInt8] = names.enumerated().flatMap { index, name -> [UInt8] in
      [0, 0] + number(index) + text(name ?? "")
    }
    let piece = [1, 0] + text("table") + [0, 0] + number(4 * table.count)
    return [2, 8] + sized(number(names.count + 1) + functions + piece)
  }

  private var nameSection: [UInt8] {
    let named = names.enumerated().filter { $0.element != nil }
    return [1]
      + sized(number(named.count) + named.flatMap { number($0.offset) + text($0.element ?? "") })
  }

  private func section(_ kind: UInt8, _ content: [UInt8]) -> [UInt8] { [kind] + sized(content) }
  private func custom(_ name: String, _ content: [UInt8]) -> [UInt8] {
    section(0, text(name) + content)
  }
  private func text(_ text: String) -> [UInt8] { sized(Array(text.utf8)) }
  private func sized(_ content: [UInt8]) -> [UInt8] { number(content.count) + content }

  private func number(_ number: Int) -> [UInt8] {
    number < 0x80 ? [UInt8(number)] : [UInt8(number & 0x7f) | 0x80] + self.number(number >> 7)
  }
}
