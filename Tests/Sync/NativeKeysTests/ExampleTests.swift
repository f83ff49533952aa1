import Basics
import NativeKeys
import SyncExamples
import SyncWire
import Testing

/// What another program has sealed and signed, opened and checked here.
@Suite struct ExampleTests {
  private let work = KeyWork()
  private let phone = Example.all["devices"]["phone"]
  private let tablet = Example.all["devices"]["tablet"]

  private func key(_ pair: Example) throws -> PrivateKey {
    let key = try #require(OpenSSL.privateKey(pkcs8: pair["pkcs8"].bytes))
    #expect(key.publicKey.bytes == pair["public"].bytes)
    return key
  }

  private func entries() throws -> [RosterEntry] {
    try Example.all["entries"].list.map {
      let signature = try #require(Signature($0["signature"].bytes))
      return try RosterEntry(SignedText(text: Array($0["text"].text.utf8), signature: signature))
    }
  }

  private func secret(_ index: Int) -> EpochSecret {
    let example = Example.all["epochs"][index]
    let name = EpochName(
      family: Example.family,
      stream: example["stream"].id(),
      number: example["number"].number
    )
    return EpochSecret(name, example["secret"].bytes)
  }

  @Test func entriesAreSignedByTheirAuthorsAndFollowEachOther() throws {
    var previous = Hash256.zero
    for (entry, example) in zip(try entries(), Example.all["entries"].list) {
      let isPhones = entry.head.author == .device(phone["id"].id())
      let author = try key((isPhones ? phone : tablet)["sign"])
      #expect(work.isSigned(entry, Example.family, by: author.publicKey))
      #expect(!work.isSigned(entry, FamilyID(1), by: author.publicKey))
      #expect(entry.head.previous == previous)
      previous = work.hash(entry)
      #expect(previous == example["hash"].hash)
    }
  }

  @Test func keysOfAnEpochAreThoseOfTheOtherProgram() {
    for (index, example) in Example.all["epochs"].list.enumerated() {
      #expect(work.keyID(secret(index)) == example["keyId"].id())
      #expect(work.sealingKey(secret(index)) == example["sealKey"].bytes)
    }
  }

  @Test func everybodyOpensTheirWrapAndNobodyElses() throws {
    guard case .found(let founding) = try entries()[0].body,
      case .add(let joining) = try entries()[1].body
    else { return #expect(Bool(false)) }
    let (epoch, name) = (founding.epochs[0], secret(0).name)
    let keys = try [key(phone["wrap"]), key(Example.all["codes"][0]["wrap"])]
    for (wrap, key) in zip(epoch.wraps, keys) {
      #expect(work.unwrap(wrap, name, epoch.keyID, by: key) == secret(0))
    }
    #expect(work.unwrap(epoch.wraps[0], name, epoch.keyID, by: keys[1]) == nil)
    #expect(work.unwrap(epoch.wraps[0], secret(1).name, epoch.keyID, by: keys[0]) == nil)
    #expect(work.unwrap(epoch.wraps[0], name, KeyID(1), by: keys[0]) == nil)
    let tablets = try key(tablet["wrap"])
    #expect(work.unwrap(joining.streams[0].wraps[0], name, epoch.keyID, by: tablets) == secret(0))
  }

  @Test func aLaterSecretOpensTheOneBefore() throws {
    guard case .epoch(let body) = try entries()[4].body else { return #expect(Bool(false)) }
    let carried = body.epoch.previous[0]
    #expect(work.carried(carried, number: 1, under: secret(1)) == secret(0))
    #expect(work.carried(carried, number: 1, under: secret(2)) == nil)
    #expect(work.carried(carried, number: 2, under: secret(1)) == nil)
  }

  @Test func aPackIsSignedAndOpensWithItsEpoch() throws {
    let example = Example.all["pack"]
    let pack = try Pack(record: example["record"].bytes[...])
    let (author, key) = (try self.key(tablet["sign"]).publicKey, work.sealingKey(secret(2)))
    #expect(work.isSigned(pack, by: author))
    let content = try work.open(pack, under: key)
    #expect(try content.bytes == example["content"].bytes)
    let chain = Chain(
      family: Example.family,
      device: pack.header.names.device,
      stream: Example.player
    )
    for segment in content.segments { #expect(work.isMarked(segment, of: chain, by: author)) }
    #expect(throws: WireError.damaged) { try work.open(pack, under: work.sealingKey(secret(0))) }
    var other = pack
    other.header.roster = .zero
    #expect(!work.isSigned(other, by: author))
    #expect(throws: WireError.damaged) { try work.open(other, under: key) }
  }

  @Test func linksAreThoseOfTheOtherProgram() throws {
    let log = Example.all["log"]
    var links = [OpenSSL.sha256(LogLink.beginning(of: Example.family))]
    for frame in try LogPage(log["page"].bytes[...]).frames {
      guard case .record(let record) = frame.content else { continue }
      let hash = OpenSSL.sha256(record)
      links.append(OpenSSL.sha256(LogLink.bytes(after: links[links.count - 1], frame, hash: hash)))
    }
    #expect(links == log["links"].list.map(\.hash))
    let note = try SeenNote(log["note"].bytes[...])
    let author = try key(phone["sign"]).publicKey
    #expect(OpenSSL.isSigned(note.signedBytes(Example.family), note.signature, author))
  }

  @Test func codesAreThoseOfTheOtherProgram() throws {
    guard case .found(let founding) = try entries()[0].body else { return #expect(Bool(false)) }
    let example = Example.all["codes"][0]
    let code = RecoveryCode(example["bytes"].bytes, work)
    #expect(KeyID(code.lookup) == example["lookup"].id())
    #expect(code.token == example["token"].bytes && code.gate == example["gate"].bytes)
    #expect(OpenSSL.sha256(code.token) == founding.codes[0].tokenHash)
    let keys = try #require(code.privateKeys(founding.codes[0], Example.family))
    #expect(try keys.sign == key(example["sign"]))
    #expect(try keys.wrap == key(example["wrap"]))
    let other = RecoveryCode(Example.all["codes"][1]["bytes"].bytes, work)
    #expect(other.privateKeys(founding.codes[0], Example.family) == nil)
    #expect(code.privateKeys(founding.codes[0], FamilyID(1)) == nil)
  }

  @Test func pairingIsThatOfTheOtherProgram() throws {
    let example = Example.all["pairing"]
    let pairing = PairingKey(try #require(PairingCode(typed: example["text"].text)))
    #expect(pairing.mailbox == example["mailbox"].id())
    let messages = try example["sealed"].list.enumerated().map {
      try pairing.open($1.bytes, number: $0)
    }
    #expect(messages.map(\.bytes) == example["messages"].list.map { Array($0.text.utf8) })
    guard case .invitation(let invitation) = messages[0], case .answer(let answer) = messages[1],
      case .reveal(let reveal) = messages[2]
    else { return #expect(Bool(false)) }
    #expect(pairing.isKept(invitation, reveal))
    #expect(!pairing.isKept(invitation, PairingReveal(nonce: .zero)))
    let symbols = pairing.symbols(invitation, answer, reveal)
    #expect(symbols.map { Int64($0) } == example["symbols"].list.map(\.number))
    #expect(throws: WireError.damaged) { try pairing.open(example["sealed"][0].bytes, number: 1) }
  }
}
