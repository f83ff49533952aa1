import Basics
import ServerCore
import SyncRoster
import SyncWire
import Synchronization

/// Any bytes that arrive are the same requests however they are cut into pieces; each request is answered once,
/// by a server that keeps a family, and what is refused under `/v1/` is told in one form.
///
/// The first byte is the size of the pieces.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzHTTP(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  guard let size = input.first else { return 0 }
  let bytes = Array(input.dropFirst())
  let whole = Arrived(bytes, inPiecesOf: max(1, bytes.count))
  let pieces = Arrived(bytes, inPiecesOf: Int(size % 32) + 1)
  precondition(whole == pieces, "the cuts between pieces change something")
  let server = Family.founded.server
  for request in whole.requests {
    precondition(request.isWellFormed, "a request has what none may have")
    check(answer(request, by: server), to: request)
  }
  return 0
}

private struct Arrived: Equatable {
  var requests: [HTTPRequest] = []
  var fault: RequestFault?

  init(_ bytes: [UInt8], inPiecesOf size: Int) {
    var reader = RequestReader(caller: CallerAddress(peer: "192.0.2.1"))
    var rest = bytes[...]
    do throws(RequestFault) {
      while !rest.isEmpty {
        reader.take(rest.prefix(size))
        rest = rest.dropFirst(size)
        try takeAll(&reader)
      }
    } catch {
      fault = error
    }
  }

  private mutating func takeAll(_ reader: inout RequestReader) throws(RequestFault) {
    while true {
      switch try reader.next() {
      case .needsMore: return
      case .mayGoOn: continue
      case .request(let request, _): requests.append(request)
      }
    }
  }
}

extension HTTPRequest {
  fileprivate var isWellFormed: Bool {
    path.hasPrefix("/") && !path.split(separator: "/").contains("..") && body.count <= 1 << 20
      && !path.utf8.contains { $0 < 0x20 || $0 == 0x7F }
      && headers.fields.allSatisfy { !$0.value.utf8.contains { $0 < 0x20 && $0 != 0x09 } }
  }
}

private func answer(_ request: HTTPRequest, by server: Server) -> Response {
  let sent = Mutex<[Response]>([])
  server.handle(request, HTTPAnswer { response in sent.withLock { $0.append(response) } })
  let responses = sent.withLock { $0 }
  precondition(responses.count == 1, "not one answer")
  return responses[0]
}

private func check(_ response: Response, to request: HTTPRequest) {
  precondition(response.status != .internalServerError, "something was not answered")
  guard request.path.hasPrefix("/v1/"), response.status.rawValue >= 400 else { return }
  guard let json = try? JSON.parse(response.body), case .object(let members) = json,
    members.first?.name == "error"
  else { preconditionFailure("a refusal in another form") }
}

/// A family that a parent's device has founded, whose token is 64 times the digit 1.
private enum Family {
  struct Founded {
    let tables: MemoryTables

    /// As it was, whatever was asked before.
    var server: Server {
      let memory = MemoryStore()
      memory.tables = tables
      let sync = SyncServer(store: memory.store, isSigned: { _, _, _ in true })
      return Server(site: site, sync: SyncService(sync) { 1_800_000_000_000 })
    }
  }

  static let site = StaticSite(contents: ["index.html": Array("<h1>TimeQuest</h1>".utf8)])

  static let founded: Founded = {
    let memory = MemoryStore()
    let sync = SyncServer(store: memory.store, isSigned: { _, _, _ in true })
    let token = [UInt8](repeating: 0x11, count: 32)
    let found = SyncRequest(.found, token: token, body: body, address: "192.0.2.1", now: 0)
    precondition(sync.answer(found).status == 201, "no family could be founded")
    return Founded(tables: memory.tables)
  }()

  private static var body: [UInt8] {
    let hash = Hash256(SHA256.digest([UInt8](repeating: 0x11, count: 32))) ?? .zero
    let key = PublicKey([4] + [UInt8](repeating: 1, count: 64)) ?? .blank
    let device = RosterDevice(
      id: DeviceID(1),
      sign: key,
      wrap: .blank,
      tokenHash: hash,
      isParents: true
    )
    let code = RosterCode(
      name: .familyCode,
      lookup: 70,
      tokenHash: .zero,
      publicKeys: (.blank, .blank),
      sealed: [UInt8](repeating: 1, count: 100)
    )
    let epoch = Epoch(stream: .plan, number: 1, keyID: KeyID(1), wraps: [])
    let founding = Founding(device: device, epochs: [epoch], codes: [code])
    let head = EntryHead(
      index: 0,
      previous: .zero,
      author: .device(DeviceID(1)),
      kind: "",
      at: Citation(0, Hash256(SHA256.digest(LogLink.beginning(of: FamilyID(7)))) ?? .zero)
    )
    guard let text = try? RosterEntry.text(head, .found(founding)),
      let entry = try? RosterEntry(SignedText(text: text, signature: .blank))
    else { return [] }
    return FoundRequest(family: FamilyID(7), entries: [entry.record], invite: "").json.bytes
  }
}
