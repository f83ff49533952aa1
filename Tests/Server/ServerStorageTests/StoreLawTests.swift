import ServerCore
import SyncWire
import TestFamilies
import Testing

@testable import ServerStorage

/// The laws of every store, for the one in a file. (Those in memory keep them in `ServerCoreTests`.)
@Suite struct StoreLawTests {
  @Test(arguments: StoreLaw.all)
  func holds(law: StoreLaw) throws {
    let folder = try TestFolder()
    var file: FamilyFile? = try folder.open()
    try law.hold(for: #require(file).writing().store) {
      file = nil
      file = try folder.open()
      return try #require(file).writing().store
    }
  }
}
