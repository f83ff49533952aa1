import ServerCore
import Testing

@testable import ServerCore

@Suite struct StaticSiteTests {
  private func get(_ path: String, _ headers: Headers = [:]) throws -> Response {
    StaticSite.sample.respond(to: try .of(.get, path, headers))
  }

  @Test func aFileComesWithItsTypeItsTagAndTheWishToBeAskedAgain() throws {
    let response = try get("/pictures/map.svg")
    #expect(response.status == .ok)
    #expect(response.text == "<svg/>")
    #expect(response.headers["Content-Type"] == "image/svg+xml")
    #expect(response.headers["Cache-Control"] == "no-cache")
    #expect(response.headers["ETag"]?.count == 34)
    #expect(response.headers["Vary"] == nil)
    #expect(response.headers["Content-Encoding"] == nil)
  }

  @Test func aNameMayBeWrittenWithEscapes() throws {
    #expect(try get("/%70ictures/map%2Esvg").text == "<svg/>")
  }

  @Test(arguments: ["/pictures", "/pictures/", "/INDEX.HTML", "/index.html/", "//index.html"])
  func whatIsNotInTheTableIsNotFound(path: String) throws {
    #expect(try get(path).status == .notFound)
  }

  @Test func aHeadIsAnsweredLikeAGet() throws {
    let head = StaticSite.sample.respond(to: try .of(.head, "/app.wasm"))
    #expect(head == (try get("/app.wasm")))
    #expect(head.bodyToSend(for: .head).isEmpty)
    #expect(head.bodyToSend(for: .get) == head.body)
  }

  @Test(arguments: [HTTPRequest.Method.post, .put, .patch, .delete, .options, .other])
  func everyOtherMethodIsRefusedWithTheOnesThatWork(method: HTTPRequest.Method) throws {
    let response = StaticSite.sample.respond(to: try .of(method, "/index.html"))
    #expect(response.status == .methodNotAllowed)
    #expect(response.headers["Allow"] == "GET, HEAD")
  }

  @Test func theSmallFormIsSentToWhoCanReadIt() throws {
    let response = try get("/app.wasm", ["Accept-Encoding": "gzip, deflate, br, zstd"])
    #expect(response.text == "small")
    #expect(response.headers["Content-Encoding"] == "br")
    #expect(response.headers["Content-Type"] == "application/wasm")
    #expect(response.headers["Vary"] == "Accept-Encoding")
  }

  @Test func whoReadsTheOtherFormGetsThat() throws {
    let response = try get("/app.wasm", ["Accept-Encoding": "gzip"])
    #expect(response.text == "smaller")
    #expect(response.headers["Content-Encoding"] == "gzip")
    #expect(response.headers["Vary"] == "Accept-Encoding")
  }

  @Test func whoCannotReadAnyGetsTheFileAsItIs() throws {
    let response = try get("/app.wasm", ["Accept-Encoding": "zstd"])
    #expect(response.text == "plain program")
    #expect(response.headers["Content-Encoding"] == nil)
    #expect(response.headers["Vary"] == "Accept-Encoding")
  }

  @Test func eachFormHasATagOfItsOwn() throws {
    let tags = try ["", "br", "gzip"].map {
      try get("/app.wasm", ["Accept-Encoding": $0]).headers["ETag"]
    }
    #expect(Set(tags).count == 3)
  }

  @Test(arguments: ["/app.wasm.br", "/app.wasm.gz"])
  func aSmallFormHasNoAddressOfItsOwn(path: String) throws {
    #expect(try get(path).status == .notFound)
  }

  @Test func aFileOfAVersionIsNeverAskedForAgain() throws {
    let known = try get("/app/1f/app.css")
    #expect(known.headers["Cache-Control"] == "public, max-age=31536000, immutable")
  }

  @Test(arguments: ["/", "/index.html", "/app.wasm"])
  func aFileThatKeepsItsNameIsAskedForEachTime(path: String) throws {
    #expect(try get(path).headers["Cache-Control"] == "no-cache")
  }

  @Test func aSmallFormWithoutItsFileIsAFileOfUnknownType() throws {
    let site = StaticSite(contents: ["lonely.js.br": [1, 2]])
    let response = site.respond(to: try .of(.get, "/lonely.js.br"))
    #expect(response.headers["Content-Type"] == "application/octet-stream")
  }

  @Test func aKnownTagSparesTheBody() throws {
    let first = try get("/app.wasm", ["Accept-Encoding": "br"])
    let tag = try #require(first.headers["ETag"])
    let second = try get("/app.wasm", ["Accept-Encoding": "br", "If-None-Match": tag])
    #expect(second.status == .notModified)
    #expect(second.body.isEmpty)
    #expect(second.headers["ETag"] == tag)
    #expect(second.headers["Vary"] == "Accept-Encoding")
    #expect(second.headers["Cache-Control"] == "no-cache")
  }

  @Test func theTagOfTheOtherFormSparesNothing() throws {
    let tag = try #require(try get("/app.wasm").headers["ETag"])
    let response = try get("/app.wasm", ["Accept-Encoding": "br", "If-None-Match": tag])
    #expect(response.status == .ok)
  }

  @Test func theSameBytesHaveTheSameTagAndOtherBytesAnother() throws {
    let site = StaticSite(contents: ["a": [1], "b": [1], "c": [2]])
    let tags = try ["/a", "/b", "/c"].map { site.respond(to: try .of(.get, $0)).headers["ETag"] }
    #expect(tags[0] == tags[1])
    #expect(tags[0] != tags[2])
  }

  @Test func anEmptyFileIsAFile() throws {
    let site = StaticSite(contents: ["empty.txt": []])
    #expect(site.respond(to: try .of(.get, "/empty.txt")).status == .ok)
  }
}
