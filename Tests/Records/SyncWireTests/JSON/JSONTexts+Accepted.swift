import SyncWire

/// Texts that RFC 8259 allows, refuses or leaves open, by the rule that each tests.
enum JSONTexts {
  struct Accepted: Sendable {
    let text: String
    let value: JSON

    init(_ text: String, _ value: JSON) {
      self.text = text
      self.value = value
    }
  }

  static let accepted: [Accepted] = words + strings + arrays + objects + spaces

  private static let words = [
    Accepted("null", .null),
    Accepted("true", true),
    Accepted("false", false),
    Accepted("0", 0),
    Accepted("-12", -12),
  ]

  private static let strings = [
    Accepted(#""""#, ""),
    Accepted(#"" ""#, " "),
    Accepted(#""a""#, "a"),
    Accepted(#""Zähne putzen""#, "Zähne putzen"),
    Accepted(#""時計""#, "時計"),
    Accepted(#""🪥⏰""#, "🪥⏰"),
    Accepted(#""\"""#, "\""),
    Accepted(#""\\""#, "\\"),
    Accepted(#""\/""#, "/"),
    Accepted(#""/""#, "/"),
    Accepted(#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
    Accepted(#""\\n""#, "\\n"),
    Accepted(#""\\\"\\""#, "\\\"\\"),
    Accepted(#""\u0041""#, "A"),
    Accepted(#""\u00e9\u00E9""#, "éé"),
    Accepted(#""\u0000""#, "\0"),
    Accepted(#""a\u0000b""#, "a\0b"),
    Accepted(#""\u001f\u007F""#, "\u{1F}\u{7F}"),
    Accepted("\"\u{7F}\"", "\u{7F}"),
    Accepted("\"\u{80}\u{9F}\"", "\u{80}\u{9F}"),
    Accepted("\"\u{2028}\u{2029}\"", "\u{2028}\u{2029}"),
    Accepted(#""\u2028\u2029""#, "\u{2028}\u{2029}"),
    Accepted(#""\uD83D\uDE00""#, "😀"),
    Accepted(#""\ud83d\ude00""#, "😀"),
    Accepted(#""\ud800\udc00""#, "\u{10000}"),
    Accepted(#""\udbff\udfff""#, "\u{10FFFF}"),
    Accepted(#""\ud7ff\ue000""#, "\u{D7FF}\u{E000}"),
    Accepted(#""\uffff\ufffe""#, "\u{FFFF}\u{FFFE}"),
    Accepted("\"\u{FFFF}\u{10FFFF}\"", "\u{FFFF}\u{10FFFF}"),
    Accepted("\"\u{FEFF}\"", "\u{FEFF}"),
    Accepted(#""\uFEFF""#, "\u{FEFF}"),
    Accepted(#""\\uD800""#, "\\uD800"),
    Accepted(#""[1,{}] // /* */ ,:""#, "[1,{}] // /* */ ,:"),
    Accepted("\"e\u{301}\"", "e\u{301}"),
    Accepted("\"👩\u{200D}👩\u{200D}👧\"", "👩\u{200D}👩\u{200D}👧"),
  ]

  private static let arrays = [
    Accepted("[]", []),
    Accepted("[[]]", [[]]),
    Accepted("[[],[[]]]", [[], [[]]]),
    Accepted("[null]", [.null]),
    Accepted("[1,2,3]", [1, 2, 3]),
    Accepted(#"[null,true,false,0,"",[],{}]"#, [.null, true, false, 0, "", [], [:]]),
    Accepted(#"["",""]"#, ["", ""]),
  ]

  private static let objects = [
    Accepted("{}", [:]),
    Accepted(#"{"":0}"#, ["": 0]),
    Accepted(#"{"a":1,"b":2}"#, ["a": 1, "b": 2]),
    Accepted(#"{"b":2,"a":1}"#, ["b": 2, "a": 1]),
    Accepted(#"{"a":{"a":{"a":{}}}}"#, ["a": ["a": ["a": [:]]]]),
    Accepted(#"[{"a":1},{"a":1}]"#, [["a": 1], ["a": 1]]),
    Accepted(#"{"a":1,"A":1}"#, ["a": 1, "A": 1]),
    Accepted(#"{"a":1,"a ":1,"a\u0000":1}"#, ["a": 1, "a ": 1, "a\0": 1]),
    Accepted(#"{"\u00e9":1,"e\u0301":2}"#, ["\u{E9}": 1, "e\u{301}": 2]),
    Accepted(#"{"K":1,"\u212a":2}"#, ["K": 1, "\u{212A}": 2]),
    Accepted(#"{"\"\\":"\\\""}"#, ["\"\\": "\\\""]),
  ]

  private static let spaces = [
    Accepted(" \t\r\n0 \t\r\n", 0),
    Accepted("\n\n\"a\"\n", "a"),
    Accepted(" [ ] ", []),
    Accepted("[\n1\t,\r2 ]", [1, 2]),
    Accepted(" { } ", [:]),
    Accepted(" { \"a\" \n:\t[ ] , \"b\" : { } } ", ["a": [], "b": [:]]),
  ]
}
