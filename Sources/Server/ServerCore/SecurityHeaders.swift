extension Response {
  /// The same response with the headers that every response carries.
  ///
  /// - Parameter security: made once for all responses.
  package func secured(by security: Headers = SecurityHeaders.withoutPage) -> Response {
    var secured = self
    secured.headers.set(security)
    return secured
  }
}

/// What the browser is told never to do for us, whatever finds its way into a page.
package enum SecurityHeaders {
  /// Of a response that is no matter of the app.
  package static let withoutPage = all(policyOfPage())

  /// - Parameter policy: what the served page demands of its browser by itself; framing is what a header alone can
  ///   forbid.
  static func all(_ policy: String) -> Headers {
    [
      "Content-Security-Policy": policy + "; frame-ancestors 'none'",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Permissions-Policy": permissionsPolicy,
    ]
  }

  /// What a page can demand of its browser by itself, should its host send no headers.
  ///
  /// No inline script or style; WebAssembly needs `wasm-unsafe-eval`; small pictures may be `data:`.
  package static func policyOfPage(with music: MusicService? = nil) -> String {
    [
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self'",
      sources("img-src 'self' data:", music?.pictures),
      "font-src 'self'",
      sources("connect-src 'self'", music?.hosts),
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
    ].joined(separator: "; ")
  }

  private static func sources(_ ours: String, _ others: [String]?) -> String {
    ([ours] + (others ?? [])).joined(separator: " ")
  }

  /// Off is what a game has no use for.
  ///
  /// Sound, full screen, staying awake, copying and sharing stay as the browser has them; so does the camera, which reads
  /// the QR code of another device of the family when somebody asks for it.
  private static let permissionsPolicy = [
    "accelerometer", "display-capture", "geolocation", "gyroscope", "hid",
    "idle-detection", "local-fonts", "magnetometer", "microphone", "midi", "payment",
    "publickey-credentials-get", "serial", "usb", "xr-spatial-tracking",
  ].map { "\($0)=()" }.joined(separator: ", ")
}
