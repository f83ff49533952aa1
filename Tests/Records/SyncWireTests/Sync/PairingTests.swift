import Basics
import SyncExamples
import SyncWire
import Testing

@Suite struct PairingTests {
  private static let example = Example.all["pairing"]

  private func message(_ number: Int) throws -> PairingMessage {
    try PairingMessage(number: number, Array(Self.example["messages"][number].text.utf8))
  }

  @Test func everyMessageIsReadAndWrittenToTheSameLetter() throws {
    for number in PairingMessage.numbers {
      let message = try message(number)
      #expect(message.number == number)
      #expect(
        String(decoding: message.bytes, as: UTF8.self) == Self.example["messages"][number].text
      )
    }
  }

  @Test func aMailboxHasFourPlaces() throws {
    let bytes = try message(3).bytes
    for number in [-1, 4, 256] {
      #expect(throws: WireError.damaged) { try PairingMessage(number: number, bytes) }
    }
  }

  @Test func symbolsAreThoseOfTheOtherProgram() throws {
    guard case .invitation(let invitation) = try message(0),
      case .answer(let answer) = try message(1)
    else { return #expect(Bool(false)) }
    #expect(PairingSymbols.info(invitation, answer) == Self.example["symbolsInfo"].bytes)
    let nonces = Self.example["nonces"].list
    #expect(answer.nonce == nonces[1].hash)
    #expect(
      PairingSymbols.material(inviter: nonces[0].hash, joiner: nonces[1].hash)
        == nonces[0].bytes + nonces[1].bytes
    )
    let symbols = PairingSymbols.symbols(of: Self.example["symbolsBytes"].bytes)
    #expect(symbols?.map { Int64($0) } == Self.example["symbols"].list.map(\.number))
    #expect(PairingSymbols.symbols(of: [1, 2]) == nil)
  }

  @Test func aMessageIsSealedAlongWithItsPlace() {
    let along = PairingMessage.sealedAlong(MailboxID(1), number: 3)
    #expect(along == [UInt8](repeating: 0, count: 15) + [1, 3])
  }

  @Test func aServersAddressIsNotLong() throws {
    guard case .invitation(var invitation) = try message(0) else { return #expect(Bool(false)) }
    invitation.server = String(repeating: "a", count: 1001)
    let bytes = PairingMessage.invitation(invitation).bytes
    #expect(throws: WireError.damaged) { try PairingMessage(number: 0, bytes) }
    let tooLong = [UInt8](repeating: 32, count: 4097)
    #expect(throws: WireError.tooLarge) { try PairingMessage(number: 0, tooLong) }
  }

  @Test func aCodeIsWrittenAsTheOtherProgramWritesIt() throws {
    let code = try #require(PairingCode(Self.example["code"].bytes))
    #expect(code.text == Self.example["text"].text)
    #expect(PairingCode(typed: code.text) == code)
    for example in Example.all["codes"].list {
      let value = example["bytes"].id() as KeyID
      #expect(WrittenCode.text(of: value.raw) == example["text"].text)
    }
  }

  @Test func aCodeIsReadAsPeopleTypeIt() throws {
    let code = try #require(PairingCode([UInt8](repeating: 0, count: 9) + [1]))
    #expect(code.text == "000000-000000-000101")
    for typed in ["oooooo OOOOOO 000lOI", "000000000000000101"] {
      #expect(PairingCode(typed: typed) == code, "\(typed)")
    }
    for typed in ["", "0", "000000-000000-000102", "000000-000000-00010", "U00000-000000-000101"] {
      #expect(PairingCode(typed: typed) == nil, "\(typed)")
    }
    #expect(PairingCode([1]) == nil)
  }

  @Test func everyCodeSurvivesItsTextAndTellsASlip() {
    let characters = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    forEachSeed(1...500) { random in
      let bytes = (0..<10).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      let code = try #require(PairingCode(bytes))
      try #require(PairingCode(typed: code.text) == code)
      var text = Array(code.text.filter { $0 != "-" })
      let place = random.below(text.count)
      text[place] = random.pick(characters.filter { $0 != text[place] })
      try #require(PairingCode(typed: String(text)) == nil)
    }
  }
}
