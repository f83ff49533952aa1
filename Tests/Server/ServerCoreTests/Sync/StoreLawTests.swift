import ServerCore
import TestFamilies
import Testing

/// The laws of every store, for the one in memory; nothing of it outlives a process.
@Suite struct StoreLawTests {
  @Test(arguments: StoreLaw.all)
  func holds(law: StoreLaw) throws {
    let memory = MemoryStore()
    try law.hold(for: memory.store) { memory.store }
  }
}
