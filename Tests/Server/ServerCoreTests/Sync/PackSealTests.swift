import Basics
import SyncWire
import TestFamilies
import Testing

@testable import ServerCore

/// A pack is signed by its uploader, and its end by the device whose chain it is: nobody writes in the chain of another.
@Suite struct PackSealTests {
  private let family: SyncFamily

  init() throws { family = try SyncFamily.founded() }

  /// By device 1, of the chain of device 2.
  private func givenBack(
    mark: UInt128?,
    change: (inout PackHeader) -> Void = { _ in }
  ) throws -> Pack {
    var pack = try family.pack(7, of: 2) { header in
      header.names.uploader = DeviceID(1)
      header.mark = mark.map { family.mark(header, by: $0) }
      change(&header)
    }
    pack.signature = family.signature(of: pack)
    return pack
  }

  @Test func whatAnotherDeviceHasMadeIsGivenBackWithItsMark() throws {
    #expect(try family.store(givenBack(mark: 2)).status == 200)
    let chain = Chain(family: family.id, device: DeviceID(2), stream: .plan)
    #expect(try family.store.place(chain) == givenBack(mark: 2).header.span.end)
  }

  @Test(arguments: [nil, 1, 9] as [UInt128?])
  func nobodyEndsAnothersChain(mark: UInt128?) throws {
    let before = family.top
    #expect(try family.store(givenBack(mark: mark)).refusal == .form)
    #expect(family.top == before)
  }

  @Test func aMarkIsForOneEndAlone() throws {
    let pack = try givenBack(mark: 2) { $0.span.head = SyncFamily.tokenHash(3) }
    #expect(family.store(pack).refusal == .form)
  }

  @Test func aPackIsSignedByWhoeverShowsTheToken() throws {
    var pack = try family.pack(1)
    pack.signature = SyncFamily.signature([1], by: SyncFamily.key(1))
    #expect(family.store(pack).refusal == .form)
    pack = try family.pack(1)
    pack.sealed[0] ^= 1
    #expect(family.store(pack).refusal == .form)
    #expect(try family.store(family.pack(1)).status == 200)
  }

  @Test func ofARemovedDeviceWhatItHadMadeComesBack() throws {
    let cut = Cut(.plan, try givenBack(mark: 2).header.span.end)
    let out = Revocation(device: DeviceID(2), cuts: [cut], epochs: [])
    #expect(try family.write(.revoke(out)).status == 200)
    #expect(try family.store(givenBack(mark: 2)).status == 200)
  }

  private func look(_ pack: Pack, by device: UInt128) -> SyncReply {
    let token = SyncFamily.token(device)
    let call = SyncCall.storePack(family.id)
    return family.server.look(
      at: SyncRequest(call, token: token, body: pack.record, address: "", now: 0)
    )
  }

  @Test func whatIsRightIsLookedAtBeforeItsTransactionAndWhatIsNotIsRefusedInIt() throws {
    #expect(try look(family.pack(1), by: 1).status == 200)
    #expect(try look(givenBack(mark: 1), by: 1).status == 202)
    #expect(family.top.number == 3, "nothing is stored by a look")
  }

  /// Nobody computes for them.
  @Test func strangersAreNotLookedAt() throws {
    var pack = try family.pack(1)
    pack.signature = .blank
    #expect(look(pack, by: 9).status == 202)
    #expect(look(pack, by: 2).status == 202)
    #expect(look(pack, by: 70).status == 202)
  }
}
