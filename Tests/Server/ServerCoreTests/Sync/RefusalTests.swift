import Basics
import SyncWire
import TestFamilies
import Testing

@testable import ServerCore

/// A request that is refused changes nothing, at whatever place of an endpoint that is.
@Suite struct RefusalTests {
  private let id = SyncFamily.family

  @Test(arguments: RefusedRequest.all)
  func whatIsRefusedLeavesEveryTableAsItWas(request: RefusedRequest) throws {
    let memory = MemoryStore()
    let family = try SyncFamily.founded(on: memory.store, quotas: RefusedRequest.quotas)
    let ask = try request.prepared(for: family)
    let before = image(of: memory)
    #expect(ask().refusal?.code == request.code)
    #expect(image(of: memory) == before)
  }

  @Test func everyReasonToRefuseIsTried() {
    let codes: Set = [
      "form", "unknown", "role", "revoked", "missing", "exists", "branch", "roster", "taken",
      "cut", "written", "over", "size", "often", "quota",
    ]
    #expect(Set(RefusedRequest.all.map { $0.code }) == codes)
  }

  /// The endpoint that somebody may write one day.
  @Test func anEndpointThatWritesAndThenRefusesHasWrittenNothing() throws {
    let memory = MemoryStore()
    let family = try SyncFamily.founded(on: memory.store)
    let (server, before) = (family.server, image(of: memory))
    let pack = try family.pack(1)
    let row = try #require(memory.store.family(id))
    let endpoint = { () throws(SyncRefusal) -> SyncReply in
      _ = try server.append(pack.header, pack.record, to: row)
      server.store.eraseFamily(FamilyID(99))
      throw .role
    }
    #expect(server.store.collect(endpoint).refusal == .role)
    #expect(image(of: memory) == before)
    #expect(family.store(pack).status == 200, "the next request begins with what is stored")
    #expect(image(of: memory) != before)
  }

  /// Rates are no part of what a family stores: else whoever guesses would be forgotten with each refusal.
  @Test func aRequestThatIsRefusedIsCountedNevertheless() throws {
    var quotas = SyncQuotas()
    (quotas.requests, quotas.lookUps) = (10, 10)
    let family = try SyncFamily.founded(quotas: quotas)
    family.now += 3_600_000
    for _ in 0..<10 { #expect(family.ask(.storePack(id), [1]).refusal == .form) }
    #expect(try family.store(family.pack(1)).refusal == .tooMany)
    for _ in 0..<10 { #expect(family.ask(.readCode(lookup: 99), by: 70).refusal == .missing) }
    #expect(family.ask(.readCode(lookup: 70), by: 70).refusal == .tooMany)
  }

  /// All but rates.
  private func image(of memory: MemoryStore) -> String {
    let tables = memory.tables
    return [tables.families, tables.codes, tables.mailboxes].map { Self.image(of: $0) }.joined()
  }

  /// Whatever lies somewhere in a value, the rows of tables by their names.
  private static func image(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { image(of: $0.value) }
    let isUnordered = mirror.displayStyle == .dictionary || mirror.displayStyle == .set
    if parts.isEmpty { return "\(value) " }
    return "[" + (isUnordered ? parts.sorted() : parts).joined() + "]"
  }
}
