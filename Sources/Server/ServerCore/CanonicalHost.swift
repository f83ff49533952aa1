import Basics

/// One name for one database.
///
/// A browser keeps the data of `localhost` and of `127.0.0.1` apart, so a family that types the one
/// today and the other tomorrow would seem to have lost everything.
enum CanonicalHost {
  /// The same address under the name that counts, or nil if it was asked for by that name.
  ///
  /// NB: a proxy in front must pass on the browser's own `Host`, not say `localhost` itself.
  static func redirect(_ request: HTTPRequest, scheme: String) -> Response? {
    guard let port = portOfLocalhost(request.host) else { return nil }
    return Response(
      .permanentRedirect,
      headers: [
        "Location": "\(scheme)://127.0.0.1\(port)\(request.target.original)",
        "Cache-Control": "no-store",
      ]
    )
  }

  /// "" or ":8080" if the host is `localhost`, in any case and with or without the final dot.
  private static func portOfLocalhost(_ host: String?) -> String? {
    guard let host, let colon = host.firstIndex(of: ":") else {
      return isLocalhost(host ?? "") ? "" : nil
    }
    let digits = host[host.index(after: colon)...]
    guard isLocalhost(host[..<colon]), digits.utf8.allSatisfy(\.isDigit) else { return nil }
    return digits.isEmpty ? "" : ":\(digits)"
  }

  private static func isLocalhost(_ name: some StringProtocol) -> Bool {
    let name = String(name)
    return name.isEqualIgnoringCase("localhost") || name.isEqualIgnoringCase("localhost.")
  }
}
