import SyncWire

/// What was written, on its way.
extension PostgresConnection {
  func send() {
    defer { waiting = [] }
    if failure == nil, !waiting.isEmpty, let failed = store(waiting) { fail(failed) }
  }

  /// All of it in one transaction and one trip, beside whatever else goes on.
  func store(_ writes: [Write]) -> PostgresFailure? {
    apart { carry([Write("BEGIN")] + writes + [Write("COMMIT")]) }
  }

  func carry(_ writes: [Write]) {
    guard let handle = connected() else { return }
    // None in the middle of it: a statement that is new may be refused by itself.
    let names = writes.compactMap { name(of: $0.text, $0.values) }
    guard names.count == writes.count, library.enterPipelineMode(handle) == 1 else {
      return lose(.unreachable)
    }
    for (write, name) in zip(writes, names) {
      let isSent = write.values.with {
        library.sendQueryPrepared(handle, name, $0, $1, $2, $3, 1)
      }
      if isSent != 1 { return lose(.lost) }
    }
    guard library.pipelineSync(handle) == 1 else { return lose(.lost) }
    writes.forEach(takeResult)
    endPipeline()
  }

  private func takeResult(of write: Write) {
    guard let handle else { return }
    guard let result = library.getResult(handle), library.status(handle) == Libpq.connectionOK
    else { return lose(.lost) }
    let status = library.resultStatus(result)
    if status != Libpq.pipelineAborted, !isWell(result) {
      noteFailure(of: result, isGuard: write.isGuard)
    } else if write.isGuard, isWell(result), tuples(result) != 1 {
      fail(.damaged)
    }
    library.clear(result)
    // Behind each there is none.
    while self.handle != nil, let more = library.getResult(handle) { library.clear(more) }
  }

  private func tuples(_ result: Libpq.Result) -> Int? {
    library.commandTuples(result).flatMap { Int(String(cString: $0)) }
  }

  private func endPipeline() {
    guard let handle else { return }
    let end = library.getResult(handle)
    let isEnd = library.resultStatus(end) == Libpq.pipelineSynced
    library.clear(end)
    guard isEnd, library.exitPipelineMode(handle) == 1 else { return lose(.lost) }
    // What has failed is an open transaction still.
    if failure != nil { library.clear(library.exec(handle, "ROLLBACK")) }
  }
}
