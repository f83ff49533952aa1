import Basics
import Copies
import SyncEngine
import SyncWire
import TestSupport
import Testing

/// What stands around sealed bytes; the sealing itself is the browser's, and is tested there.
@Suite struct SealedCopyTests {
  private static let salt = (0..<16).map { UInt8($0) }
  private static let iv = (0..<12).map { UInt8(200 + $0) }

  private static func copy(_ count: Int = 100) -> SealedCopy {
    SealedCopy(salt: salt, iv: iv, sealed: (0..<count).map { UInt8(truncatingIfNeeded: 7 * $0) })
  }

  private static var text: String { String(decoding: copy().bytes, as: UTF8.self) }

  private static func read(_ text: String) throws(BackupFault) -> SealedCopy? {
    try SealedCopy.read(Array(text.utf8))
  }

  private static func edited(_ old: String, _ new: String) -> String {
    precondition(text.contains(old))
    return text.replacing(old, with: new)
  }

  @Test func whatIsWrittenIsRead() throws {
    for count in [16, 17, 18, 5000] {
      #expect(try SealedCopy.read(Self.copy(count).bytes) == Self.copy(count))
    }
  }

  @Test func theHeadIsTheBeginningOfTheFile() {
    let copy = Self.copy()
    #expect(copy.bytes.starts(with: copy.head))
    #expect(
      String(decoding: copy.head, as: UTF8.self)
        == #"{"schema":7,"kdf":"PBKDF2-SHA-256","rounds":600000,"#
        + #""salt":"AAECAwQFBgcICQoLDA0ODw==","cipher":"AES-256-GCM","iv":"yMnKy8zNzs/Q0dLT""#
    )
  }

  /// Somebody's editor has set it in lines: the head that was sealed along is the same.
  @Test func lineBreaksMeanNothing() throws {
    let apart = Self.text.replacing(",", with: ",\n  ").replacing("{", with: " {\n")
    #expect(try Self.read(apart) == Self.copy())
  }

  @Test func everyNumberInTheHeadIsSealedAlong() throws {
    let heads = [
      Self.copy().head,
      try #require(try Self.read(Self.edited("600000", "600001"))).head,
      try #require(try Self.read(Self.edited("AAEC", "BAEC"))).head,
      try #require(try Self.read(Self.edited("yMnK", "zMnK"))).head,
    ]
    #expect(Set(heads).count == heads.count)
  }

  @Test func copiesWithoutASealAreNotTakenForOne() throws {
    #expect(
      try SealedCopy.read(BackupFiles.file(of: BackupFiles.records(seed: 1, count: 4))) == nil
    )
    #expect(try SealedCopy.read(EarlierFiles.fixture(schema: 3)) == nil)
    for text in ["", "hello", #"{"schema":8,"kdf":"PBKDF2-SHA-256"}"#, #"{"schema":7,"kd"#] {
      #expect(try Self.read(text) == nil)
    }
  }

  @Test func aSealedCopyIsNoCopyToWhoDoesNotUnsealIt() {
    #expect(throws: BackupRefusal.notACopy) { try BackupFiles.read(Self.text) }
  }

  private typealias Refusal = (old: String, new: String, reason: BackupFault.Reason, place: String)

  @Test func whatIsOutOfBoundsIsRefusedWithItsPlace() {
    let refusals: [Refusal] = [
      ("600000", "99999", .outOfBounds, "rounds"), ("600000", "10000001", .outOfBounds, "rounds"),
      ("600000", "-1", .outOfBounds, "rounds"), ("600000", "6e5", .wrongType, "rounds"),
      ("600000", "\"600000\"", .wrongType, "rounds"),
      ("\"rounds\"", "\"turns\"", .missing, "rounds"),
      ("PBKDF2-SHA-256", "PBKDF2-SHA-1", .unknownWord, "kdf"),
      ("AES-256-GCM", "none", .unknownWord, "cipher"),
      ("\"AES-256-GCM\"", "[]", .wrongType, "cipher"),
      ("AAECAwQFBgcICQoLDA0ODw==", "AAECAwQFBgcICQoLDA0ODxA=", .outOfBounds, "salt"),
      ("AAECAwQFBgcICQoLDA0ODw==", "", .outOfBounds, "salt"),
      ("AAECAwQFBgcICQoLDA0ODw==", "AAECAwQFBgcICQoLDA0ODw", .wrongType, "salt"),
      ("yMnKy8zNzs/Q0dLT", "yMnKy8zNzs/Q0dLTAAAA", .outOfBounds, "iv"),
      ("yMnKy8zNzs/Q0dLT", "yMnKy8zNzs-Q0dLT", .wrongType, "iv"),
      ("\"sealed\":\"", "\"sealed\":\"=", .wrongType, "sealed"),
      ("\"sealed\":\"", "\"seal\":\"", .missing, "sealed"),
    ]
    for refusal in refusals {
      do throws(BackupFault) {
        _ = try Self.read(Self.edited(refusal.old, refusal.new))
        Issue.record("\(refusal.new) was taken")
      } catch {
        #expect(
          error.reason == refusal.reason && error.path.text == refusal.place,
          "\(refusal.new)"
        )
        #expect(error.line == (refusal.place == "sealed" && refusal.reason != .missing ? 2 : 1))
      }
    }
    #expect(throws: BackupFault.self) { try SealedCopy.read(Self.copy(15).bytes) }
  }

  @Test func aFileThatDidNotArriveWholeSaysSo() {
    do throws(BackupFault) {
      _ = try Self.read(String(Self.text.prefix(200)))
      Issue.record("half a file was taken")
    } catch {
      #expect(error.refusal == .endsTooEarly(line: 2))
    }
  }

  /// It is refused with a line, or what will be unsealed is within its bounds.
  @Test(arguments: 0..<5)
  func twoThousandChangedFilesAreRefusedOrWithinBounds(part: Int) throws {
    let seed = UInt64(9000 + part)
    var dice = SplitMix64(seed: seed)
    let whole = Self.copy(120).bytes
    var refused = 0
    for round in 1...2000 {
      var file = whole
      // Half of them in the head: the sealed bytes are letters like any others.
      let end = dice.chance(oneIn: 2) ? 160 : file.count
      for _ in 0...dice.below(3) where !file.isEmpty {
        let place = dice.below(min(end, file.count))
        switch dice.below(5) {
        case 0: file[place] ^= 1 << UInt8(dice.below(8))
        case 1: file.insert(dice.pick(Array("{}[]\",:0-9=+/\n\\".utf8)), at: place)
        case 2: file.removeSubrange(place..<min(place + 1 + dice.below(20), file.count))
        case 3: file.insert(contentsOf: Array(file[place..<min(place + 30, file.count)]), at: place)
        default: if dice.chance(oneIn: 4) { file.removeSubrange(place...) }
        }
      }
      do throws(BackupFault) {
        guard let copy = try SealedCopy.read(file) else { continue }
        #expect(SealedCopy.allowedRounds.contains(copy.rounds), "seed \(seed), round \(round)")
        #expect(copy.salt.count == 16 && copy.iv.count == 12 && copy.sealed.count >= 16)
        #expect(copy == (try? SealedCopy.read(copy.bytes)))
      } catch {
        refused += 1
        #expect(error.line > 0, "seed \(seed), round \(round)")
      }
    }
    print("changed sealed files, seed \(seed): \(refused) of 2000 refused")
    #expect(refused > 600 && refused < 2000)
  }
}
