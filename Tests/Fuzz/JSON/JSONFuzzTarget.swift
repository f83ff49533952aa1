/// Any bytes are refused or read; what was read has no name twice and is written in one form that
/// reads back the same.
///
/// Compiled by Scripts/fuzz together with the parser's own files, so it imports nothing.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: start, count: count)
  guard let value = try? JSON.parse(input.span) else { return 0 }
  precondition(value.hasNoNameTwice, "an object has a name twice")
  let written = value.bytes
  guard let read = try? JSON.parse(written) else { fatalError("what was written is refused") }
  precondition(read == value, "what was written reads back as something else")
  precondition(read.bytes == written, "writing again changes the bytes")
  return 0
}

extension JSON {
  /// Found with a Set, unlike in the parser.
  fileprivate var hasNoNameTwice: Bool {
    switch self {
    case .array(let elements): elements.allSatisfy(\.hasNoNameTwice)
    case .object(let members):
      Set(members.map { Array($0.name.utf8) }).count == members.count
        && members.allSatisfy(\.value.hasNoNameTwice)
    default: true
    }
  }
}
