import Basics
import NativeKeys
import SyncExamples
import SyncWire
import Testing

/// What a copy holds of a player opens with the player's own code, and with nothing else that there is.
@Suite struct ClosedPlayTests {
  private let work = KeyWork()
  private let example = Example.all["copy"]
  private let familys = Example.all["codes"][0]
  private let players = Example.all["codes"][1]

  /// As another program has sealed it.
  private var play: ClosedPlay {
    get throws {
      let file = try JSON.parse(Array(example["file"].text.utf8))
      return try ClosedPlay(try #require(file["closed"]?.array?.first))
    }
  }

  private func code(_ example: Example) -> RecoveryCode {
    RecoveryCode(example["bytes"].bytes, work)
  }

  private func key(_ pair: Example) throws -> PrivateKey {
    try #require(OpenSSL.privateKey(pkcs8: pair["pkcs8"].bytes))
  }

  @Test func whatAnotherProgramHasSealedOpensWithThePlayersCode() throws {
    let play = try play
    #expect(KeyInfo.copy(of: play.code) == example["info"].bytes)
    #expect(code(players).open(play) == .play(Array(example["play"].text.utf8)))
  }

  @Test func noKeyThatAParentsDeviceHoldsOpensIt() throws {
    let play = try play
    #expect(code(familys).open(play) == .otherCode)
    for holder in ["phone", "tablet", "renamed"] {
      for pair in ["sign", "wrap"] {
        let key = try key(Example.all["devices"][holder][pair])
        #expect(work.open(play, by: key) == nil, "\(holder), \(pair)")
      }
    }
    for pair in ["sign", "wrap"] { #expect(work.open(play, by: try key(familys[pair])) == nil) }
    #expect(work.open(play, by: try key(players["sign"])) == nil)
    let zeros = [UInt8](repeating: 0, count: Pack.nonceLength)
    let secrets = Example.all["epochs"].list.flatMap {
      [$0["secret"], $0["sealKey"], $0["previousKey"]]
    }
    for secret in secrets + [familys["key"], familys["gate"], familys["token"], players["gate"]] {
      let frame = SealingFrame(key: secret.bytes, nonce: zeros, along: example["info"].bytes)
      #expect(OpenSSL.open(play.sealed, frame) == nil)
    }
    // The right key is one that would have been found.
    let frame = SealingFrame(key: example["key"].bytes, nonce: zeros, along: example["info"].bytes)
    #expect(OpenSSL.open(play.sealed, frame) != nil)
  }

  /// Whoever puts the family's lookup where the player's stood opens nothing either.
  @Test func theFamilysCodeIsNoPlayersByAnotherName() throws {
    var parts = Parts(try play)
    parts.lookup = code(familys).lookup
    let play = parts.play
    #expect(code(familys).open(play) == .damaged)
    #expect(code(players).open(play) == .otherCode)
  }

  @Test func aSingleChangedBitKeepsItClosed() throws {
    let (whole, code) = (Parts(try play), code(players))
    var changed: [ClosedPlay] = []
    for place in [0, 1, 700, 5000, whole.sealed.count - 17, whole.sealed.count - 1] {
      var parts = whole
      parts.sealed[place] ^= 4
      changed.append(parts.play)
    }
    for place in [0, 11, 12, 40, whole.keys.count - 1] {
      var parts = whole
      parts.keys[place] ^= 4
      changed.append(parts.play)
    }
    for change in changes {
      var parts = whole
      change(&parts)
      changed.append(parts.play)
    }
    for play in changed { #expect(code.open(play) == .damaged) }
    #expect(code.open(whole.play) != .damaged)
  }

  private var changes: [(inout Parts) -> Void] {
    let other = OpenSSL.makePair().publicKey
    return [
      { $0.family = FamilyID(1) }, { $0.player = StreamID(1) }, { $0.sign = other },
      { $0.wrap = other }, { $0.ephemeral = other }, { $0.sealed = [] }, { $0.keys = [] },
    ]
  }

  /// Of a part, to be changed one by one.
  private struct Parts {
    var family: FamilyID
    var player: StreamID
    var lookup: UInt128
    var sign: PublicKey
    var wrap: PublicKey
    var keys: [UInt8]
    var ephemeral: PublicKey
    var sealed: [UInt8]

    init(_ play: ClosedPlay) {
      let code = play.code
      (family, player, lookup) = (code.family, code.player, code.lookup)
      (sign, wrap, keys) = (code.sign, code.wrap, code.sealed)
      (ephemeral, sealed) = (play.ephemeral, play.sealed)
    }

    var code: CodeKeys {
      CodeKeys(
        family: family,
        player: player,
        lookup: lookup,
        publicKeys: (sign, wrap),
        sealed: keys
      )
    }

    var play: ClosedPlay { ClosedPlay(for: code, ephemeral: ephemeral, sealed: sealed) }
  }

  @Test func whatIsSealedHereOpensHereAndLooksTheSameForADayOrTen() throws {
    let code = RecoveryCode(OpenSSL.random(16), work)
    let player = RosterMember.playerCode(of: StreamID(7))
    let keys = try #require(code.rosterCode(player, FamilyID(9)).keys(of: FamilyID(9)))
    for count in [0, 1, 400, 40_000] {
      let content = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 64) }
      let play = try #require(try work.seal(content, for: keys))
      #expect(play.sealed.count == 16 * 1024 + 16)
      #expect(code.open(play) == .play(content))
      #expect(try ClosedPlay(play.json) == play)
      #expect(try work.seal(content, for: keys) != play)
    }
  }

  @Test func theFamilysCodeIsNobodysToSealFor() {
    let code = RecoveryCode(OpenSSL.random(16), work).rosterCode(.familyCode, FamilyID(9))
    #expect(code.keys(of: FamilyID(9)) == nil)
  }

  @Test func nothingIsSealedForAPointBesideTheCurve() throws {
    var parts = Parts(try play)
    var point = parts.wrap.bytes
    point[64] ^= 1
    parts.wrap = try #require(PublicKey(point))
    #expect(try work.seal([1], for: parts.code) == nil)
  }
}
