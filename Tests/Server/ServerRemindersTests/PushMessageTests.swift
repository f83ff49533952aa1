import Basics
import NativeKeys
import ServerReminders
import SyncWire
import Testing

/// RFC 8291, appendix A, byte for byte.
@Suite struct PushMessageTests {
  private static let text = "When I grow up, I want to be a watermelon"
  private static let receiver =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
  private static let sender = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
  private static let auth = "BTBZMqHH6r4Tts7J_aSIgg"
  private static let salt = "DGv6ra1nlYgDCS1FRnbzlw"
  private static let message =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    + "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"

  private static func bytes(_ text: String) -> [UInt8] {
    let plain = text.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 }
    let padding = String(repeating: "=", count: (4 - text.count % 4) % 4)
    return Base64.bytes(of: String(plain) + padding) ?? []
  }

  private static func subscription() throws -> PushSubscription {
    let key = try #require(PublicKey(bytes(receiver)))
    return PushSubscription(endpoint: "https://push.example/1", key: key, auth: bytes(auth))
  }

  @Test func theMessageOfTheAppendixIsSealedByteForByte() throws {
    let pair = try #require(OpenSSL.privateKey(number: Self.bytes(Self.sender)))
    let subscription = try Self.subscription()
    let sealed = PushMessage.seal(
      Array(Self.text.utf8),
      paddedTo: 0,
      for: subscription,
      pair: pair,
      salt: Self.bytes(Self.salt)
    )
    #expect(sealed == Self.bytes(Self.message))
  }

  @Test func lengthsTellNothingApart() throws {
    let subscription = try Self.subscription()
    let lengths = ["", "a", String(repeating: "b", count: 64)].map { text in
      PushMessage.seal(
        Array(text.utf8),
        paddedTo: 64,
        for: subscription,
        pair: OpenSSL.makePair(),
        salt: OpenSSL.random(16)
      )?.count
    }
    #expect(Set(lengths) == [16 + 4 + 1 + 65 + 64 + 1 + 16])
  }

  @Test func aKeyThatIsNoPointAndAContentThatIsTooLongAreRefused() throws {
    let pair = OpenSSL.makePair()
    let salt = OpenSSL.random(16)
    let blank = PushSubscription(endpoint: "", key: .blank, auth: salt)
    #expect(PushMessage.seal([], paddedTo: 0, for: blank, pair: pair, salt: salt) == nil)
    let subscription = try Self.subscription()
    for (length, fits) in [(4079, true), (4080, false)] {
      let content = [UInt8](repeating: 7, count: length)
      let sealed = PushMessage.seal(
        content,
        paddedTo: 0,
        for: subscription,
        pair: pair,
        salt: salt
      )
      #expect((sealed != nil) == fits)
    }
  }

  @Test func aVoucherIsSignedForOneServiceAndHalfADay() throws {
    let key = OpenSSL.makePair()
    let voucher = ServerVoucher(key: key, contact: "https://timequest.example")
    let value = voucher.authorization(for: "https://push.example:8443/a/b?c", now: 1000)
    let parts = value.split(separator: ",").map { $0.split(separator: "=", maxSplits: 1)[1] }
    let token = parts[0].split(separator: ".").map(String.init)
    let claims = try JSON.parse(Self.bytes(token[1]))
    #expect(claims["aud"]?.string == "https://push.example:8443")
    #expect(claims["exp"]?.int64 == Int64(1000 + 12 * 3600))
    #expect(claims["sub"]?.string == "https://timequest.example")
    let signature = try #require(Signature(Self.bytes(token[2])))
    let signed = Array("\(token[0]).\(token[1])".utf8)
    #expect(OpenSSL.isSigned(signed, signature, key.publicKey))
    #expect(Self.bytes(String(parts[1])) == key.publicKey.bytes)
  }
}
