extension Response {
  /// The same response with the headers that every response carries.
  package func secured() -> Response {
    var secured = self
    for (name, value) in SecurityHeaders.all { secured.headers.set(name, value) }
    return secured
  }
}

/// What the browser is told never to do for us, whatever finds its way into a page.
package enum SecurityHeaders {
  static let all = [
    ("Content-Security-Policy", contentSecurityPolicy),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Permissions-Policy", permissionsPolicy),
  ]

  /// No inline script or style; WebAssembly needs `wasm-unsafe-eval`; small pictures may be `data:`.
  private static let contentSecurityPolicy = policyOfPage + "; frame-ancestors 'none'"

  /// What a page can demand of its browser by itself, should its host send no headers.
  package static let policyOfPage = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].joined(separator: "; ")

  /// Off is what a game has no use for.
  ///
  /// Sound, full screen, staying awake, copying and sharing stay as the browser has them.
  private static let permissionsPolicy = [
    "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid",
    "idle-detection", "local-fonts", "magnetometer", "microphone", "midi", "payment",
    "publickey-credentials-get", "serial", "usb", "xr-spatial-tracking",
  ].map { "\($0)=()" }.joined(separator: ", ")
}
