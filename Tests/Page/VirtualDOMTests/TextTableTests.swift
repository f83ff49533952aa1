import Basics
import Testing

@testable import VirtualDOM

struct TextTableTests {
  @Test func textsAreFoundByTheirBytes() {
    var table = TextTable()
    table.set("\u{e9}", to: 1)
    #expect(table["\u{e9}"] == 1)
    #expect(table["e\u{301}"] == nil)
  }

  @Test func theLastNumberCounts() {
    var table = TextTable()
    table.set("a", to: 1)
    table.set("a", to: 2)
    #expect(table["a"] == 2)
    #expect(table.count == 1)
  }

  @Test(arguments: 0..<20)
  func itAgreesWithADictionary(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var table = TextTable()
    var dictionary: [String: Int] = [:]
    for number in 0..<500 {
      let text = "k\(random.below(400))"
      table.set(text, to: number)
      dictionary[text] = number
    }
    #expect((0..<400).allSatisfy { table["k\($0)"] == dictionary["k\($0)"] }, "seed \(seed)")
    #expect(table.count == dictionary.count, "seed \(seed)")
  }
}
