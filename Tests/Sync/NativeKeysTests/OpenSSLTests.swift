import Basics
import NativeKeys
import SyncWire
import Testing

@Suite struct OpenSSLTests {
  @Test func aPairSurvivesItsPKCS8() throws {
    for _ in 0..<50 {
      let pair = OpenSSL.makePair()
      #expect(pair.pkcs8.count == 138)
      #expect(OpenSSL.privateKey(pkcs8: pair.pkcs8) == pair)
      let signature = OpenSSL.sign([1, 2], pair)
      #expect(OpenSSL.isSigned([1, 2], signature, pair.publicKey))
      #expect(!OpenSSL.isSigned([1, 2], signature, OpenSSL.makePair().publicKey))
    }
  }

  @Test func aPairOfANumberIsTheSameEveryTimeAndWritesItselfWhole() throws {
    let pair = try #require(OpenSSL.privateKey(number: [UInt8](repeating: 7, count: 32)))
    #expect(OpenSSL.privateKey(number: [UInt8](repeating: 7, count: 32)) == pair)
    #expect(OpenSSL.privateKey(pkcs8: pair.pkcs8) == pair)
    for number in [[], [1], [UInt8](repeating: 0, count: 32), [UInt8](repeating: 255, count: 32)] {
      #expect(OpenSSL.privateKey(number: number) == nil)
    }
  }

  @Test func whatIsNoKeyIsRefused() throws {
    let pair = OpenSSL.makePair()
    #expect(OpenSSL.privateKey(pkcs8: []) == nil)
    #expect(OpenSSL.privateKey(pkcs8: pair.pkcs8 + [0]) == nil)
    #expect(OpenSSL.privateKey(pkcs8: pair.pkcs8.dropLast()) == nil)
    // Beside the curve: with such points a private key could be asked for, bit by bit.
    var point = pair.publicKey.bytes
    point[64] ^= 1
    let beside = try #require(PublicKey(point))
    #expect(OpenSSL.agree(pair, beside) == nil)
    let signature = OpenSSL.sign([1], pair)
    #expect(!OpenSSL.isSigned([1], signature, beside))
  }

  @Test func signaturesOfZerosAreNone() throws {
    let pair = OpenSSL.makePair()
    for byte in [UInt8(0), 255] {
      let signature = try #require(Signature([UInt8](repeating: byte, count: 64)))
      #expect(!OpenSSL.isSigned([1], signature, pair.publicKey))
    }
  }

  @Test func aBitThatHasChangedClosesTheBox() {
    let frame = SealingFrame(
      key: OpenSSL.random(32),
      nonce: OpenSSL.random(12),
      along: [1, 2, 3]
    )
    let sealed = OpenSSL.seal(Array("what she played".utf8), frame)
    for bit in 0..<sealed.count * 8 {
      var other = sealed
      other[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(OpenSSL.open(other, frame) == nil)
    }
    var other = frame
    other.along = [1, 2]
    #expect(OpenSSL.open(sealed, other) == nil && OpenSSL.open([1], frame) == nil)
    #expect(OpenSSL.open(sealed, frame) == Array("what she played".utf8))
  }

  @Test func whatIsDeflatedIsInflatedAgainAndNoMoreThanIsBorne() {
    let zeros = [UInt8](repeating: 0, count: 3_000_000)
    let bomb = Zlib.deflate(zeros)
    #expect(bomb.count < 10_000)
    #expect(Zlib.inflate(bomb, zeros.count) == zeros)
    #expect(Zlib.inflate(bomb, zeros.count - 1) == nil)
    #expect(Zlib.inflate(bomb + [0], zeros.count) == nil)
    #expect(Zlib.inflate(bomb.dropLast(), zeros.count) == nil)
    #expect(Zlib.inflate([], 10) == nil && Zlib.inflate([7], 10) == nil)
    #expect(Zlib.inflate(Zlib.deflate([]), 0) == [])
  }

  @Test func randomBytesDiffer() {
    #expect(OpenSSL.random(32) != OpenSSL.random(32))
    #expect(OpenSSL.random(32).count == 32)
  }
}
