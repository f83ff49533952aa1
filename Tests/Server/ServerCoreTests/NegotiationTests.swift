import ServerCore
import Testing

@testable import ServerCore

@Suite struct AcceptEncodingTests {
  @Test(arguments: [
    ("br", true), ("BR", true), ("gzip;q=0.9, br", true), ("br;q=1.0", true), ("br; q=0.001", true),
    ("br;Q=0.5", true), ("br ; q=0.5", true), ("*", true), ("gzip;q=0.4, *;q=0.5", true),
    ("br;q=0.5, identity;q=0.5", true), ("identity;q=0.5, *;q=0.8", true), ("br;q=1.", true),
    ("gzip, br", true), ("br, gzip", true),
    ("", false), ("identity", false), ("br;q=0", false), ("br;q=0.000", false),
    ("*;q=0", false), ("br;q=0", false), ("br;q=0.4, identity;q=0.5", false),
    ("br;q=0.5, *;q=1", false), ("brotli", false), ("br;q=", false), ("br;q=2", false),
    ("br;q=1.001", false), ("br;q=0.1234", false), ("br;q=-1", false), ("br;level=4", false),
    (";", false), (";q=1", false), (",,;,", false), ("br;q=0x1", false), ("br;q=\u{301}1", false),
  ])
  func theSmallestFormIsChosenByWeight(header: String, isChosen: Bool) {
    #expect((choice(["Accept-Encoding": header]) == .brotli) == isChosen)
  }

  @Test(arguments: [
    ("gzip", ContentCoding.gzip), ("GZIP", .gzip), ("gzip, br;q=0.5", .gzip), ("br;q=0, *", .gzip),
    ("gzip, deflate, br, zstd", .brotli), ("br, gzip", .brotli), ("gzip;q=0.5, br;q=0.5", .brotli),
    ("x-gzip", nil), ("gzip;q=0, br;q=0", nil), ("gzip;q=0.4, identity", nil),
  ])
  func ofTwoFormsTheOneThatIsLikedBetterIsChosen(header: String, coding: ContentCoding?) {
    #expect(choice(["Accept-Encoding": header]) == coding)
  }

  @Test func onlyWhatIsThereIsChosen() {
    #expect(choice(["Accept-Encoding": "br"], among: [.gzip]) == nil)
    #expect(choice(["Accept-Encoding": "br, gzip;q=0.1"], among: [.gzip]) == .gzip)
    #expect(choice(["Accept-Encoding": "*"], among: []) == nil)
  }

  @Test func aHeaderSentTwiceIsOneList() {
    #expect(choice(["Accept-Encoding": "gzip;q=0.5", "accept-encoding": "br"]) == .brotli)
  }

  private func choice(
    _ headers: Headers,
    among codings: [ContentCoding] = ContentCoding.allCases
  ) -> ContentCoding? {
    AcceptEncoding(headers.list("Accept-Encoding")).choose(among: codings)
  }
}

@Suite struct EntityTagTests {
  @Test(arguments: [
    ("\"abc\"", true), ("W/\"abc\"", true), ("*", true), ("\"x\", \"abc\"", true),
    ("\"x\",W/\"abc\" ,\"y\"", true), ("\"ABC\"", false), ("abc", false), ("\"ab\"", false),
    ("", false), (",", false), ("w/\"abc\"", false),
  ])
  func aTagIsKnownIfItIsInTheList(header: String, isKnown: Bool) {
    let headers: Headers = ["If-None-Match": header]
    #expect(EntityTag.matches("\"abc\"", headers.list("If-None-Match")) == isKnown)
  }
}

@Suite struct ContentTypeTests {
  @Test(arguments: [
    ("index.html", "text/html; charset=utf-8"), ("a/b.js", "text/javascript; charset=utf-8"),
    ("style.css", "text/css; charset=utf-8"), ("app.wasm", "application/wasm"),
    ("words.json", "application/json"), ("map.svg", "image/svg+xml"), ("icon.png", "image/png"),
    ("letters.woff2", "font/woff2"), ("app.webmanifest", "application/manifest+json"),
    ("robots.txt", "text/plain; charset=utf-8"), ("LOUD.HTML", "text/html; charset=utf-8"),
    ("two.dots.js", "text/javascript; charset=utf-8"), ("strange.xyz", "application/octet-stream"),
    ("none", "application/octet-stream"), ("end.", "application/octet-stream"),
    ("html", "application/octet-stream"), ("folder.js/file", "application/octet-stream"),
  ])
  func theEndOfANameTellsTheType(name: String, type: String) {
    #expect(ContentType.of(name) == type)
  }
}

@Suite struct SHA256Tests {
  /// FIPS 180-4 and its list of examples; lengths around the edge of a block from an independent
  /// implementation.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 55),
      "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"
    ),
    (
      String(repeating: "a", count: 64),
      "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
    ),
    (
      String(repeating: "a", count: 65),
      "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"
    ),
  ])
  func theDigestIsTheStandardOne(message: String, digest: String) {
    #expect(SHA256.hexadecimal(Array(message.utf8)) == digest)
  }
}
