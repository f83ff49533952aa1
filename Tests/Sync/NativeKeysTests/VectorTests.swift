import NativeKeys
import SyncExamples
import SyncWire
import Testing

/// What others have published holds here, and what they say is wrong is refused.
///
/// `Tests/Browser/keys_checks.py` tries the same vectors in browsers.
@Suite struct VectorTests {
  /// - Returns: those of a kind, and of a shape that sync makes use of.
  private func vectors(
    _ kind: String,
    where isOurs: (Example) -> Bool = { _ in true }
  ) throws
    -> [Example]
  {
    let found = Vectors.of(kind).filter(isOurs)
    try #require(!found.isEmpty)
    return found
  }

  @Test func noKindOfVectorIsPassedOver() {
    let kinds = Set(Vectors.all.map { $0["kind"].text })
    #expect(kinds == ["sha256", "hmac", "hkdf", "pbkdf2", "gcm", "ecdh", "ecdsa"])
    #expect(Vectors.all.count > 1000)
  }

  @Test func hashesAreThoseOfTheStandard() throws {
    for vector in try vectors("sha256") {
      #expect(OpenSSL.sha256(vector["content"].bytes) == vector["hash"].hash)
    }
    for vector in try vectors("hmac") {
      let code = OpenSSL.authenticate(vector["content"].bytes, key: vector["key"].bytes)
      #expect(code == vector["code"].bytes, "\(vector.title)")
    }
  }

  /// More than 255 hashes' length, which the invalid ones ask for, nothing here derives.
  @Test func keysAreDerivedAsTheStandardSays() throws {
    for vector in try vectors("hkdf", where: { $0.isValid == true }) {
      let wanted = vector["derived"].bytes
      let derived = Primitives.live.derive(
        vector["material"].bytes,
        vector["salt"].bytes,
        vector["info"].bytes,
        wanted.count
      )
      #expect(derived == wanted, "\(vector.title)")
    }
  }

  @Test func passphrasesAreStretchedAsTheStandardSays() throws {
    for vector in try vectors("pbkdf2") {
      let derived = OpenSSL.stretch(
        vector["passphrase"].bytes,
        salt: vector["salt"].bytes,
        rounds: Int32(vector["rounds"].number),
        vector["derived"].bytes.count
      )
      #expect(derived == vector["derived"].bytes, "\(vector.title)")
    }
  }

  /// Keys of 32 bytes and nonces of 12 are all that sync seals with.
  @Test func sealingIsThatOfTheStandard() throws {
    let ours = try vectors("gcm") {
      $0["key"].bytes.count == 32 && $0["nonce"].bytes.count == Pack.nonceLength
    }
    for vector in ours {
      let frame = SealingFrame(
        key: vector["key"].bytes,
        nonce: vector["nonce"].bytes,
        along: vector["along"].bytes
      )
      let (content, sealed) = (vector["content"].bytes, vector["sealed"].bytes)
      let isValid = vector.isValid == true
      #expect((OpenSSL.seal(content, frame) == sealed) == isValid, "\(vector.title)")
      #expect(OpenSSL.open(sealed, frame) == (isValid ? content : nil), "\(vector.title)")
    }
  }

  /// A public key that is none is refused by its type already.
  @Test func pairsAgreeAsTheStandardSays() throws {
    for vector in try vectors("ecdh") {
      let mine = try #require(OpenSSL.privateKey(number: number(vector["private"].bytes)))
      let shared = PublicKey(vector["public"].bytes).flatMap { OpenSSL.agree(mine, $0) }
      switch vector.isValid {
      case true: #expect(shared == vector["shared"].bytes, "\(vector.title)")
      case false: #expect(shared == nil, "\(vector.title)")
      default: #expect(shared == nil || shared == vector["shared"].bytes, "\(vector.title)")
      }
    }
  }

  /// Of 32 bytes, whatever zeros stand before it or are left out.
  private func number(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array(bytes.drop { $0 == 0 })
    return [UInt8](repeating: 0, count: 32 - digits.count) + digits
  }

  @Test func signaturesOfOthersAreChecked() throws {
    for vector in try vectors("ecdsa") {
      let (content, key) = (
        vector["content"].bytes, try #require(PublicKey(vector["public"].bytes))
      )
      let signature = Signature(vector["signature"].bytes)
      let isSigned = signature.map { OpenSSL.isSigned(content, $0, key) } ?? false
      #expect(isSigned == vector.isValid, "\(vector.title)")
      if let signature {
        #expect(!OpenSSL.isSigned(content + [0], signature, key), "\(vector.title)")
      }
    }
  }

  @Test func whatIsSignedHereIsSignedByTheKeyOfTheStandard() throws {
    for vector in try vectors("ecdsa", where: { $0.has("private") }) {
      let (content, mine) = (
        vector["content"].bytes,
        try #require(OpenSSL.privateKey(number: vector["private"].bytes))
      )
      #expect(mine.publicKey.bytes == vector["public"].bytes)
      #expect(OpenSSL.isSigned(content, OpenSSL.sign(content, mine), mine.publicKey))
    }
  }
}
