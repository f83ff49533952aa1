import NativeKeys
import ServerCore
import Sync
import SyncRoster
import SyncWire
import Testing

@testable import SyncSimulation

/// What a device can open of a player's who is not its own, when it tries everything that it has: with OpenSSL's keys,
/// after all that the dice have done to a family.
@Suite struct StrangersKeysTests {
  /// None of those that end with an erased family.
  @Test(arguments: [1, 2, 4, 5, 7, 8] as [UInt64])
  func noKeyOfAParentsDeviceOrASiblingsOpensAPlayersPacks(seed: UInt64) throws {
    let world = SyncWorld(seed: seed, hasRealKeys: true)
    try world.run()
    var tried = 0
    for stream in world.players {
      let packs = world.server.packs.filter { $0.header.names.stream == stream }
      for stranger in world.strangers(to: stream) {
        let keys = Burglar(stranger, world).sealingKeys(of: stream)
        tried += keys.count * packs.count
        for (pack, key) in product(packs, keys) {
          #expect((try? world.work.open(pack, under: key)) == nil, "\(stranger.name), seed \(seed)")
        }
      }
    }
    #expect(tried > 50, "seed \(seed)")
  }

  /// The same burglar with a reader's keys has everything: so what it tries is what opens.
  @Test func whoReadsThemOpensThemAll() throws {
    let world = SyncWorld(seed: 4, hasRealKeys: true)
    try world.run()
    for stream in world.players {
      for reader in world.readers(stream) {
        let keys = Burglar(reader, world).sealingKeys(of: stream)
        for pack in world.server.packs where pack.header.names.stream == stream {
          #expect(keys.contains { (try? world.work.open(pack, under: $0)) != nil })
        }
      }
    }
  }

  private func product(_ packs: [Pack], _ keys: Set<[UInt8]>) -> [(Pack, [UInt8])] {
    packs.flatMap { pack in keys.map { (pack, $0) } }
  }
}

extension SyncWorld {
  /// Whom nobody who reads it has given a stream, and who has not begun it.
  fileprivate func strangers(to stream: StreamID) -> [SimulatedDevice] {
    devices.filter {
      !(memory.admitted[stream]?.contains($0.name) ?? false)
        && !$0.book.roster.holds($0.id, stream)
    }
  }
}

/// Tries all that lies on a device.
private struct Burglar {
  let safe: KeySafe
  let work: KeyWork
  let family: FamilyID
  let names: [DeviceID]
  let roster: Roster

  init(_ device: SimulatedDevice, _ world: SyncWorld) {
    safe = device.disk.safe
    work = world.work
    family = world.family
    names = [device.id] + device.book.retired
    roster = world.server.roster
  }

  /// Everything that is held, as a key of a pack: as it is, as if it were the stream's, and what it opens further.
  func sealingKeys(of stream: StreamID) -> Set<[UInt8]> {
    var keys = Set(safe.everythingSecret.filter { $0.count == 32 })
    for secret in secrets(of: stream) {
      keys.insert(work.sealingKey(secret))
      for epoch in roster.streams[stream]?.epochs ?? [] {
        let name = EpochName(family: family, stream: stream, number: epoch.number)
        keys.insert(work.sealingKey(EpochSecret(name, secret.bytes)))
      }
    }
    return keys
  }

  /// What is held, what its private keys unwrap of anybody's, and what any of it carries.
  private func secrets(of stream: StreamID) -> Set<EpochSecret> {
    var found = Set(safe.heldSecrets)
    for other in roster.streamIDs {
      for epoch in roster.streams[other]?.epochs ?? [] {
        let name = EpochName(family: family, stream: other, number: epoch.number)
        for (wrap, key) in epoch.wraps.flatMap({ wrap in privateKeys.map { (wrap, $0) } }) {
          if let secret = work.unwrap(wrap, name, epoch.keyID, by: key) { found.insert(secret) }
        }
      }
    }
    return found.union(carried(by: found, stream))
  }

  private var privateKeys: [PrivateKey] {
    let codes = roster.papers.map { $0.code }.flatMap { code in
      safe.papers.compactMap { RecoveryCode($0.code, work).privateKeys(code, family)?.wrap }
    }
    return names.compactMap { safe.wrappingKey($0) } + codes
  }

  private func carried(by secrets: Set<EpochSecret>, _ stream: StreamID) -> Set<EpochSecret> {
    var found = secrets
    let epochs = roster.streams[stream]?.epochs ?? []
    for _ in epochs {
      for sealed in epochs.flatMap({ $0.previous }) {
        let number = roster.epoch(sealed.keyID)?.number ?? 0
        found.formUnion(found.compactMap { work.carried(sealed, number: number, under: $0) })
      }
    }
    return found
  }
}
