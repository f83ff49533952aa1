import Foundation
import Synchronization
import TestFamilies
import Testing

@testable import ServerStorage

/// A PostgreSQL of this run's own, which ends with it; each test has a database of its own there.
final class PostgresCluster: Sendable {
  /// Begun by the first test that asks for it.
  static let own = Result { try PostgresCluster() }

  private let folder: String
  /// Of whatever keeps it: when this end closes, it ends.
  private let life = Pipe()
  private let databases = Mutex(0)
  let library: Libpq

  private init() throws {
    library = try #require(Libpq.loaded, "libpq5 is not installed")
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Postgres/cluster")
    let (process, words) = (Process(), Pipe())
    process.executableURL = script
    (process.standardInput, process.standardOutput) = (life, words)
    try process.run()
    let said = String(decoding: words.fileHandleForReading.availableData, as: UTF8.self)
    folder = said.trimmingCharacters(in: .newlines)
    if folder.isEmpty { throw BrokenLaw("no PostgreSQL: see Tests/Server/Postgres/cluster") }
  }

  /// Where an empty one is.
  func database() throws -> String {
    let name = databases.withLock { number in
      number += 1
      return "d\(number)"
    }
    let first = PostgresConnection(address("postgres"), by: library)
    try first.execute("CREATE DATABASE \(name)")
    return address(name)
  }

  private func address(_ name: String) -> String { "host=\(folder) user=timequest dbname=\(name)" }
}
