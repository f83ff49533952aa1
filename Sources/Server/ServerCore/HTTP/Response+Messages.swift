/// Answers that a person may come to read. They repeat nothing that came from outside.
extension Response {
  static let notFound = message(
    .notFound,
    "There is nothing at this address.",
    "Perhaps it was mistyped, or the page has moved. Nothing of yours is lost."
  )

  static func methodNotAllowed(allowed: [HTTPRequest.Method]) -> Response {
    var response = message(
      .methodNotAllowed,
      "This address can only be read.",
      "Nothing was changed by the request."
    )
    response.headers.set("Allow", allowed.map(\.rawValue).joined(separator: ", "))
    return response
  }

  private static func message(_ status: Status, _ title: String, _ text: String) -> Response {
    let page = """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(title)</title>
      <h1>\(title)</h1>
      <p>\(text)</p>
      <p><a href="/">Go to TimeQuest</a></p>

      """
    return Response(
      status,
      headers: ["Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store"],
      body: Array(page.utf8)
    )
  }
}

/// Answers that a program reads.
extension Response {
  static let failed = error(.internalServerError, "failed", "This could not be answered.")

  package static func tooMany(seconds: Int) -> Response {
    var refusal = error(.tooManyRequests, "often", "These were too many requests at once.")
    refusal.headers.set("Retry-After", "\(seconds)")
    return refusal
  }

  package static let busy: Response = {
    var busy = error(.serviceUnavailable, "busy", "There is too much to do here. Ask again soon.")
    busy.headers.set("Retry-After", "1")
    return busy
  }()

  /// - Parameters:
  ///   - code: what a program tells apart, in small letters and dashes.
  ///   - message: for whoever reads it; it repeats nothing that came from outside, and has no quotes.
  static func error(_ status: Status, _ code: String, _ message: String) -> Response {
    Response(
      status,
      headers: ["Content-Type": "application/json", "Cache-Control": "no-store"],
      body: Array(#"{"error":{"code":"\#(code)","message":"\#(message)"}}"#.utf8)
    )
  }
}
