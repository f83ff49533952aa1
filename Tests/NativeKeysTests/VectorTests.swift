import NativeKeys
import SyncExamples
import SyncWire
import Testing

/// What others have published, by `Tests/Fixtures/Sync/vectors.json`.
@Suite struct VectorTests {
  private func vectors(_ kind: String) throws -> [Example] {
    let found = Example.vectors.list.filter { $0["kind"].text == kind }
    try #require(!found.isEmpty)
    return found
  }

  @Test func hashesAreThoseOfTheStandard() throws {
    for vector in try vectors("sha256") {
      #expect(OpenSSL.sha256(vector["content"].bytes) == vector["hash"].hash)
    }
    for vector in try vectors("hmac") {
      let code = OpenSSL.authenticate(vector["content"].bytes, key: vector["key"].bytes)
      #expect(code == vector["code"].bytes)
    }
  }

  @Test func keysAreDerivedAsTheStandardSays() throws {
    for vector in try vectors("hkdf") {
      let wanted = vector["derived"].bytes
      let derived = Primitives.live.derive(
        vector["material"].bytes,
        vector["salt"].bytes,
        vector["info"].bytes,
        wanted.count
      )
      #expect(derived == wanted, "\(vector["name"].text)")
    }
    for vector in try vectors("pbkdf2") {
      let derived = OpenSSL.stretch(
        vector["passphrase"].bytes,
        salt: vector["salt"].bytes,
        rounds: Int32(vector["rounds"].number),
        vector["derived"].bytes.count
      )
      #expect(derived == vector["derived"].bytes)
    }
  }

  @Test func sealingIsThatOfTheStandard() throws {
    for vector in try vectors("gcm") {
      let frame = SealingFrame(
        key: vector["key"].bytes,
        nonce: vector["nonce"].bytes,
        along: vector["along"].bytes
      )
      #expect(OpenSSL.seal(vector["content"].bytes, frame) == vector["sealed"].bytes)
      #expect(OpenSSL.open(vector["sealed"].bytes, frame) == vector["content"].bytes)
    }
  }

  @Test func pairsAgreeAsTheStandardSays() throws {
    for vector in try vectors("ecdh") {
      let mine = try #require(OpenSSL.privateKey(number: vector["private"].bytes))
      let theirs = try #require(PublicKey(vector["public"].bytes))
      #expect(OpenSSL.agree(mine, theirs) == vector["shared"].bytes)
    }
  }

  @Test func signaturesOfOthersAreChecked() throws {
    for vector in try vectors("ecdsa") {
      let mine = try #require(OpenSSL.privateKey(number: vector["private"].bytes))
      #expect(mine.publicKey.bytes == vector["public"].bytes)
      let signature = try #require(Signature(vector["signature"].bytes))
      #expect(OpenSSL.isSigned(vector["content"].bytes, signature, mine.publicKey))
      #expect(!OpenSSL.isSigned(vector["content"].bytes + [0], signature, mine.publicKey))
      let own = OpenSSL.sign(vector["content"].bytes, mine)
      #expect(OpenSSL.isSigned(vector["content"].bytes, own, mine.publicKey))
    }
  }
}
