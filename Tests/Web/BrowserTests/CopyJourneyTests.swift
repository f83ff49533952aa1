import Access
import App
import AppCore
import Browser
import Editing
import Family
import Game
import Setup
import SyncEngine
import SyncWire
import TestApp
import Testing
import Transfer

/// Copies between two devices, with a browser that answers.
@Suite struct CopyJourneyTests {
  @Test func aCopyOpenedInAnEmptyPlaceShowsTheSameHome() throws {
    let before = FakePort.opened()
    for action in FirstStart.shortest { before.app.send(action) }
    let log = Self.log(of: before)
    let file = try Self.copy(of: log, from: before)

    let after = FakePort.opened(device: 2, at: FakePort.onHomeScreen)
    Self.choose(file, in: after)
    after.answer(.readLog, [])
    after.app.send(.copies(.opening(.approved)))
    let put = try #require(after.asked(for: .putRecords).first)
    #expect(Self.records(in: put.bytes) == (0, log))

    #expect(Self.home(of: log, device: 2) == Self.home(of: log, device: 1))
  }

  @Test func aDamagedCopyIsNotStored() {
    let browser = FakePort.opened(device: 2, at: FakePort.onHomeScreen)
    for file in [Array("{\"schema\":7,".utf8), []] { Self.choose(file, in: browser) }
    #expect(browser.asked(for: .readLog).isEmpty)
    #expect(browser.asked(for: .putRecords).isEmpty)
  }

  @Test func aSealedCopyIsOpenedWithWhatItWasSealedWith() throws {
    let browser = FakePort.opened()
    for action in FirstStart.shortest { browser.app.send(action) }
    browser.app.send(.familyAreaChosen)
    let log = Self.log(of: browser)
    let (salt, iv) = ([UInt8](repeating: 1, count: 16), [UInt8](repeating: 2, count: 12))
    browser.app.send(.copies(.sealing(.switched(true))))
    browser.app.send(.copies(.sealing(.passphraseTyped("eight ch"))))
    browser.app.send(.copies(.sealing(.copyAskedFor)))
    browser.answer(.readClosed, nothingClosed)
    browser.answer(.randomBytes, salt + iv)
    browser.answer(.readLog, log)
    let sealing = Sealing(try #require(browser.asked(for: .seal).first).bytes)
    #expect(sealing.passphrase == "eight ch" && sealing.rounds == 600_000)
    #expect(sealing.salt == salt && sealing.iv == iv)
    // Turned around, for want of a cipher.
    browser.answer(.seal, sealing.content.reversed())
    let file = try Self.fileHandedOver(by: browser)

    let other = FakePort.opened(device: 2, at: FakePort.onHomeScreen)
    Self.choose(file, in: other)
    other.app.send(.copies(.opening(.passphraseTyped("eight ch"))))
    other.app.send(.copies(.opening(.passphraseGiven)))
    let asked = Sealing(try #require(other.asked(for: .unseal).first).bytes)
    #expect(asked.passphrase == "eight ch" && asked.rounds == 600_000)
    #expect(asked.salt == salt && asked.iv == iv && asked.head == sealing.head)
    other.answer(.unseal, nil)
    other.app.send(.copies(.opening(.passphraseGiven)))
    #expect(other.asked(for: .unseal).count == 2)
    other.answer(.unseal, asked.content.reversed())
    other.answer(.readLog, [])
    other.app.send(.copies(.opening(.approved)))
    let put = try #require(other.asked(for: .putRecords).first)
    #expect(Self.records(in: put.bytes).records == log)
  }

  @Test func aCopyIsNamedAfterToday() throws {
    let browser = FakePort.opened()
    _ = try Self.copy(of: [], from: browser)
    var reader = ByteReader(try #require(browser.asked(for: .handOver).first).bytes[...])
    #expect(reader.text() == "timequest-2026-10-29.json")
  }

  /// All that was to be stored, as storage hands it over.
  private static func log(of browser: FakePort) -> [UInt8] {
    FakePort.joined(browser.records(of: .max, from: 1))
  }

  private static func copy(of log: [UInt8], from browser: FakePort) throws -> [UInt8] {
    browser.app.send(.copies(.saving(.askedFor)))
    browser.answer(.readClosed, nothingClosed)
    browser.answer(.readLog, log)
    return try fileHandedOver(by: browser)
  }

  private static func fileHandedOver(by browser: FakePort) throws -> [UInt8] {
    var reader = ByteReader(try #require(browser.asked(for: .handOver).last).bytes[...])
    _ = reader.text()
    return Array(reader.piece())
  }

  private static func choose(_ file: [UInt8], in browser: FakePort) {
    browser.app.send(.copies(.opening(.wanted)))
    browser.answer(.pickFile, [])
    browser.answer(.readFile, file)
  }

  /// As `storage.js` reads what is to be put.
  private static func records(in bytes: [UInt8]) -> (counter: Int64, records: [UInt8]) {
    var reader = ByteReader(bytes[...])
    let counter = reader.number()
    var rest = bytes.dropFirst(8)
    var records: [UInt8] = []
    while rest.count >= 36 {
      let length = rest.dropFirst(32).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      records += rest.dropFirst(32).prefix(4 + length)
      rest = rest.dropFirst(36 + length)
    }
    return (counter, records)
  }

  /// The patches of a first frame.
  private static func home(of log: [UInt8], device: UInt128) -> [[UInt8]] {
    let browser = FakePort.opened(log, device: device)
    browser.app.frame()
    return browser.patches
  }
}

/// Of a device that is alone.
private let nothingClosed = [UInt8](repeating: 0, count: 8)

/// What `sealing.js` reads.
private struct Sealing {
  let passphrase: String
  let rounds: Int64
  let salt: [UInt8]
  let iv: [UInt8]
  let head: [UInt8]
  let content: [UInt8]

  init(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])
    passphrase = reader.text()
    rounds = reader.number()
    salt = Array(reader.piece())
    iv = Array(reader.piece())
    head = Array(reader.piece())
    content = Array(reader.piece())
  }
}
