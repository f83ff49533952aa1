import SyncWire
import Testing

@Suite struct JSONLongArrayTests {
  @Test func elementsAreHandedOverWithTheirPlacesAndNotKept() throws {
    let text = #"{"a":[1], "list":[ 2 ,{"list":[3]},[]], "b":{"list":[4]}}"#
    let (document, taken) = try Self.parse(text)
    #expect(document.text == #"{"a":[1],"list":[],"b":{"list":[4]}}"#)
    #expect(taken.map { $0.0.text } == ["2", #"{"list":[3]}"#, "[]"])
    for (element, offset) in taken {
      #expect(text.utf8.dropFirst(offset).starts(with: element.text.utf8))
    }
  }

  @Test func whatIsNoArrayOfTheOutermostObjectIsReadAsEver() throws {
    for text in [#"{"list":{"list":[1]}}"#, #"[{"list":[1]}]"#, #"{"list":1}"#, #"{"lists":[1]}"#] {
      let (document, taken) = try Self.parse(text)
      #expect(document.text == text)
      #expect(taken.isEmpty)
    }
  }

  @Test func theGrammarHoldsWithinIt() {
    for text in [
      #"{"list":[1,]}"#, #"{"list":[1 2]}"#, #"{"list":[,]}"#, #"{"list":[1"#, #"{"list":[}"#,
      #"{"list":[],"list":[]}"#,
    ] {
      #expect(throws: JSONError.self) { try Self.parse(text) }
      #expect(throws: JSONError.self) { try JSON.parse(Array(text.utf8)) }
    }
  }

  private static func parse(_ text: String) throws -> (JSON, [(JSON, Int)]) {
    var taken: [(JSON, Int)] = []
    let longArray = JSONLongArray(name: "list") { taken.append(($0, $1)) }
    let document = try JSON.parse(Array(text.utf8), longArray: longArray)
    return (document, taken)
  }
}
