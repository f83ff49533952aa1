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
      histogram(
        "request_seconds",
        "Time to the answer.",
        answers.map { ($0.key.labels, $0.value.times) }
      ),
    ]
    // Not under our lock: it asks others.
    return blocks.joined() + (state.store.map { text(of: $0()) } ?? "")
  }

  private func text(of store: StoreCounts) -> String {
    let work = store.work.sorted { $0.key.rawValue < $1.key.rawValue }
    let blocks = [
      block(
        "store_waiting",
        "gauge",
        "Requests that wait for the store.",
        work.map { ("{\($0.key.labels)}", $0.value.waiting) }
      ),
      block(
        "store_requests_total",
        "counter",
        "Requests that the store was asked.",
        work.map { ("{\($0.key.labels)}", $0.value.requests) }
      ),
      histogram(
        "store_round_seconds",
        "Time for what was done together.",
        work.map { ($0.key.labels, $0.value.rounds) }
      ),
      block(
        "store_failures_total",
        "counter",
        "Requests that the store could not answer.",
        StoreFailure.allCases.map { ("{reason=\"\($0)\"}", store.failures[$0] ?? 0) }
      ),
      block("listeners", "gauge", "Apps that wait for hints.", [("", store.listeners)]),
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

  private func histogram(
    _ name: String,
    _ help: String,
    _ rows: [(labels: String, times: Histogram)]
  ) -> String {
    head(name, "histogram", help)
      + rows.flatMap { labels, times in
        let buckets = zip(Histogram.bounds, times.within).map { bound, within in
          "_bucket{\(labels),le=\"\(Double(bound) / 1000)\"} \(within)"
        }
        return buckets + [
          "_bucket{\(labels),le=\"+Inf\"} \(times.count)",
          "_sum{\(labels)} \(times.total / .seconds(1))", "_count{\(labels)} \(times.count)",
        ]
      }.map { "timequest_\(name)\($0)\n" }.joined()
  }
}

extension StoreCounts.Use {
  fileprivate var labels: String { "use=\"\(rawValue)\"" }
}

extension Metrics.Key {
  fileprivate var labels: String { "kind=\"\(kind.rawValue)\",status=\"\(status)\"" }
}
