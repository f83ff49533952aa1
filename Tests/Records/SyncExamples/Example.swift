import Basics
import SyncWire

import struct Foundation.Data
import class Foundation.FileManager
import struct Foundation.URL

/// A part of `Tests/Fixtures/Sync/examples.json`, which another program has computed from the page of the format.
package struct Example: Sendable {
  package let json: JSON

  package static let all = read(fixtures.appending(path: "Sync/examples.json"))

  /// Every file of JSON in a folder of the fixtures, in the order of their names.
  static func files(in folder: String) -> [Example] {
    let folder = fixtures.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map {
      read(folder.appending(path: $0))
    }
  }

  private static let fixtures = URL(
    filePath: "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  ).appending(path: "Fixtures")

  private static func read(_ file: URL) -> Example {
    guard let data = try? Data(contentsOf: file), let json = try? JSON.parse(Array(data)) else {
      fatalError("\(file) is not there, or no JSON")
    }
    return Example(json: json)
  }

  package subscript(name: String) -> Example { Example(json: known(json[name], name)) }

  package subscript(place: Int) -> Example { list[place] }

  package var list: [Example] { (known(json.array, "a list")).map { Example(json: $0) } }

  package var text: String { known(json.string, "a text") }

  package var number: Int64 { known(json.int64, "a number") }

  /// Of hexadecimal digits.
  package var bytes: [UInt8] {
    let digits = text.utf8.compactMap { $0.hexadecimalValue }
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  package var hash: Hash256 { known(Hash256(hexText: text), "a hash") }

  package func id<Subject>() -> Identifier<Subject> {
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
  package static var family: FamilyID { all["family"].id() }
  package static var player: StreamID { all["player"].id() }
}
