import SyncWire

/// `/version`: which release the server and the app are that is served here, and what the app consists of, for whoever
/// compares it with what was built.
enum Version {
  static let path = "/version"

  /// `{"server":"1.0.0","app":"1.0.0+1f2e3d4c5b6a7988","files":{"app/1f/app.css":"<SHA-256 in 64 digits>", ...}}`,
  /// files by their names; without what is not known here.
  static func respond(to request: HTTPRequest, _ site: StaticSite, release: String?) -> Response {
    guard request.method.isRead else {
      return .methodNotAllowed(allowed: HTTPRequest.Method.reading)
    }
    var members: [JSONMember] = []
    for (name, version) in [("server", release), ("app", site.version)] {
      if let version { members.append(JSONMember(name: name, value: .string(version))) }
    }
    members.append(JSONMember(name: "files", value: site.hashes))
    return Response(
      .ok,
      headers: ["Content-Type": "application/json", "Cache-Control": "no-store"],
      body: JSON.object(members).bytes
    )
  }
}
