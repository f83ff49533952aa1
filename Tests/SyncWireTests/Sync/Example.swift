import Basics
import SyncWire
import Testing

import struct Foundation.Data
import struct Foundation.URL

/// A part of `Tests/Fixtures/Sync/examples.json`, which another program has computed from the page of the format.
struct Example {
  let json: JSON

  static let all = Example.read()

  private static func read() -> Example {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let file = URL(filePath: "/\(folder)/Fixtures/Sync/examples.json")
    guard let data = try? Data(contentsOf: file), let json = try? JSON.parse(Array(data)) else {
      Issue.record("\(file) is not there, or no JSON")
      return Example(json: .null)
    }
    return Example(json: json)
  }

  subscript(name: String) -> Example { Example(json: known(json[name], name)) }

  subscript(place: Int) -> Example { list[place] }

  var list: [Example] { (known(json.array, "a list")).map { Example(json: $0) } }

  var text: String { known(json.string, "a text") }

  var number: Int64 { known(json.int64, "a number") }

  /// Of hexadecimal digits.
  var bytes: [UInt8] {
    let digits = text.utf8.compactMap { $0.hexadecimalValue }
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  var hash: Hash256 { known(Hash256(hexText: text), "a hash") }

  func id<Subject>() -> Identifier<Subject> {
    Identifier(known(UInt128(hexText: text), "an id"))
  }

  private func known<Value>(_ value: Value?, _ what: String) -> Value {
    guard let value else {
      fatalError("The examples do not have \(what) where a test looks for it")
    }
    return value
  }
}

extension Example {
  static var family: FamilyID { all["family"].id() }
  static var player: StreamID { all["player"].id() }
}
