import SyncWire
import Testing

@Suite struct JSONReadingTests {
  private let record: JSON = [
    "kind": "stepFinished", "late": false, "at": 1_700_000_000_123, "tags": ["a", 2],
    "body": ["step": [:]],
  ]

  @Test func aMemberIsFoundByItsName() {
    #expect(record["kind"] == "stepFinished")
    #expect(record["body"]?["step"] == [:])
    #expect(record["Kind"] == nil)
    #expect(record["tags"]?["a"] == nil)
  }

  @Test func aMemberIsFoundByItsExactScalars() {
    let record: JSON = ["\u{E9}": 1, "e\u{301}": 2]
    #expect(record["\u{E9}"] == 1)
    #expect(record["e\u{301}"] == 2)
    #expect(("e\u{301}" as JSON) != "\u{E9}")
  }

  @Test func aMemberThatIsNullIsThere() {
    #expect((["a": .null] as JSON)["a"] == .some(.null))
    #expect((["a": .null] as JSON)["a"]?.isNull == true)
  }

  @Test func aValueIsReadAsWhatItIs() {
    #expect(record["kind"]?.string == "stepFinished")
    #expect(record["late"]?.bool == false)
    #expect(record["at"]?.int64 == 1_700_000_000_123)
    #expect(record["at"]?.double == 1_700_000_000_123)
    #expect(record["tags"]?.array == ["a", 2])
    #expect(record["body"]?.object == [JSONMember(name: "step", value: [:])])
  }

  @Test(arguments: [.null, true, 0, "", [], [:]] as [JSON])
  func aValueIsNothingElse(value: JSON) {
    let isRead = [
      value.isNull, value.bool != nil, value.number != nil, value.string != nil,
      value.array != nil, value.object != nil,
    ]
    #expect(isRead.count { $0 } == 1)
    #expect((value.int64 != nil) == (value.number != nil))
    #expect((value.double != nil) == (value.number != nil))
  }

  @Test func theOrderOfMembersCounts() {
    #expect((["a": 1, "b": 2] as JSON) != ["b": 2, "a": 1])
  }

  @Test func theLaterOfTwoLiteralMembersCounts() {
    #expect((["a": 1, "b": 2, "a": 3] as JSON) == ["b": 2, "a": 3])
  }
}
