import ServerCore
import Synchronization
import Testing

@testable import ServerCore

extension HTTPRequest {
  static func of(
    _ method: Method = .get,
    _ target: String,
    _ headers: Headers = ["Host": "127.0.0.1:8080"]
  ) throws -> HTTPRequest {
    HTTPRequest(method, try #require(RequestTarget(target)), headers: headers)
  }
}

extension StaticSite {
  /// A start page, a program also in two codings, files that only exist as they are.
  static let sample = StaticSite(contents: [
    "index.html": Array("<h1>TimeQuest</h1>".utf8),
    "app.wasm": Array("plain program".utf8),
    "app.wasm.br": Array("small".utf8),
    "app.wasm.gz": Array("smaller".utf8),
    "app/1f/app.css": Array("*{}".utf8),
    "pictures/map.svg": Array("<svg/>".utf8),
  ])
}

extension Server {
  static let sample = Server(site: .sample)

  /// What it answers at once.
  func respond(to request: HTTPRequest) -> Response {
    HTTPAnswer.awaited { self.handle(request, $0) }
  }
}

extension Response {
  var text: String { String(decoding: body, as: UTF8.self) }
}

extension HTTPAnswer {
  /// What has been sent when the work is done.
  static func awaited(_ work: (HTTPAnswer) -> Void) -> Response {
    let sent = Sent()
    work(HTTPAnswer { response in sent.responses.withLock { $0.append(response) } })
    let responses = sent.responses.withLock { $0 }
    #expect(responses.count == 1)
    return responses.first ?? .failed
  }
}

private final class Sent: Sendable {
  let responses = Mutex<[Response]>([])
}
