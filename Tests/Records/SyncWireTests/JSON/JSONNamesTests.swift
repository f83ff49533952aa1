import SyncWire
import Testing

@Suite struct JSONNamesTests {
  private func object(_ names: some Sequence<String>) -> [UInt8] {
    JSON.object(names.map { JSONMember(name: $0, value: 0) }).bytes
  }

  @Test(arguments: [1, 2, 3, 16, 17, 100, 1000])
  func namesThatDifferAreAccepted(count: Int) throws {
    let names = (0..<count).map { "name\($0)" }
    #expect(try JSON.parse(object(names)).object?.map(\.name) == names)
  }

  @Test(arguments: [2, 3, 16, 17, 100, 1000])
  func aNameThatComesAgainIsRefusedWhereverItStands(count: Int) {
    let names = (0..<count).map { "name\($0)" }
    for (first, second) in [(0, 1), (0, count - 1), (count / 2 - 1, count - 1)] {
      var repeated = names
      repeated[second] = names[first]
      let offset = object(repeated[..<second]).count
      #expect(throws: JSONError(reason: .duplicateName, offset: offset)) {
        try JSON.parse(object(repeated))
      }
    }
  }

  @Test func namesAreComparedByTheirScalarsOnly() throws {
    let names = ["\u{E9}", "e\u{301}", "\u{C5}", "\u{212B}", "A\u{30A}", "ﬁ", "fi", "İ", "i̇", "ß"]
    #expect(try JSON.parse(object(names)).object?.count == names.count)
  }

  @Test func anEscapedNameIsTheSameName() {
    #expect(throws: JSONError(reason: .duplicateName, offset: 8)) {
      try JSON.parse(Array(#"{"ab":1,"\u0061\u0062":2}"#.utf8))
    }
  }

  /// Long common beginnings make comparing slow, and a hundred thousand members make pairs so.
  @Test func aHundredThousandAlikeNamesAreReadBySorting() throws {
    let names = (0..<100_000).map { "the same beginning for every name \($0)" }
    #expect(try JSON.parse(object(names)).object?.count == 100_000)
    #expect(throws: JSONError.self) { try JSON.parse(object(names + [names[50_000]])) }
  }

  @Test func aHundredThousandEqualNamesAreRefused() {
    #expect(throws: JSONError(reason: .duplicateName, offset: 7)) {
      try JSON.parse(object(repeatElement("a", count: 100_000)))
    }
  }

  /// Found by search: the fingerprints by which names are sorted cannot tell these apart.
  static let pairsOfOneFingerprint = [
    ["lsexqzd", "ztxtxde"], ["dldodqf", "hvbvnmw"], ["ixyfqmu", "ubjjpcs"], ["ullnjch", "nosriob"],
  ]

  @Test(arguments: pairsOfOneFingerprint)
  func namesOfOneFingerprintAreToldApart(pair: [String]) throws {
    #expect(try JSON.parse(object(pair)).object?.count == 2)
    #expect(throws: JSONError.self) { try JSON.parse(object(pair + [pair[0]])) }
    #expect(throws: JSONError.self) { try JSON.parse(object([pair[0], pair[1], pair[1]])) }
  }

  /// An inner object ends while a long outer one is open: it must not cost the outer one's length.
  @Test func namesOfOpenObjectsDoNotSlowTheInnerOnes() throws {
    let outer = JSON.object(
      (0..<50_000).map { JSONMember(name: "\($0)", value: ["a": 1, "b": 2]) }
    )
    #expect(try JSON.parse(outer.bytes) == outer)
  }
}
