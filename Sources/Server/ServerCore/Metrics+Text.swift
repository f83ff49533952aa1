extension Metrics {
  static let path = "/metrics"

  /// What Prometheus reads, told to nobody but this machine.
  func respond(to request: HTTPRequest) -> Response {
    guard request.isOfThisMachine else { return .notFound }
    guard request.method.isRead else {
      return .methodNotAllowed(allowed: HTTPRequest.Method.reading)
    }
    return Response(
      .ok,
      headers: [
        "Content-Type": "text/plain; version=0.0.4; charset=utf-8", "Cache-Control": "no-store",
      ],
      body: Array(text.utf8)
    )
  }

  /// In its text format, version 0.0.4; names and labels are fixed words and numbers.
  var text: String {
    let state = state.withLock { $0 }
    let answers = state.answers.sorted {
      ($0.key.kind.rawValue, $0.key.status) < ($1.key.kind.rawValue, $1.key.status)
    }
    let blocks = [
      block("connections", "gauge", "Open connections.", [("", state.connections.open)]),
      block("connections_total", "counter", "Taken.", [("", state.connections.taken)]),
      block(
        "connections_turned_away_total",
        "counter",
        "Refused for want of room.",
        [("", state.connections.turnedAway)]
      ),
      block(
        "refused_total",
        "counter",
        "What was no request.",
        state.refusals.sorted { $0.key < $1.key }.map { ("{reason=\"\($0.key)\"}", $0.value) }
      ),
      block(
        "response_bytes_total",
        "counter",
        "Bytes of bodies.",
        answers.map { ("{\($0.key.labels)}", $0.value.bytes) }
      ),
      histogram(answers),
    ]
    return blocks.joined()
  }

  private func block(
    _ name: String,
    _ type: String,
    _ help: String,
    _ rows: [(labels: String, value: Int)]
  ) -> String {
    head(name, type, help)
      + rows.map { "timequest_\(name)\($0.labels) \($0.value)\n" }.joined()
  }

  private func head(_ name: String, _ type: String, _ help: String) -> String {
    "# HELP timequest_\(name) \(help)\n# TYPE timequest_\(name) \(type)\n"
  }

  private func histogram(_ answers: [(key: Key, value: Count)]) -> String {
    let name = "request_seconds"
    return head(name, "histogram", "Time to the answer.")
      + answers.flatMap { key, count in
        let buckets = zip(Self.bounds, count.within).map { bound, within in
          "_bucket{\(key.labels),le=\"\(Double(bound) / 1000)\"} \(within)"
        }
        return buckets + [
          "_bucket{\(key.labels),le=\"+Inf\"} \(count.requests)",
          "_sum{\(key.labels)} \(count.total / .seconds(1))",
          "_count{\(key.labels)} \(count.requests)",
        ]
      }.map { "timequest_\(name)\($0)\n" }.joined()
  }
}

extension Metrics.Key {
  fileprivate var labels: String { "kind=\"\(kind.rawValue)\",status=\"\(status)\"" }
}
