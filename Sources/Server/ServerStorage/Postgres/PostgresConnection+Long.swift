import Basics

/// Transactions that last: a look at a whole family, and copying one.
extension PostgresConnection {
  /// What is kept before it goes on its way, in bytes.
  private static let most = 4 << 20

  /// Nothing can be changed meanwhile.
  func atOneMoment<Result>(_ work: () -> Result) throws(PostgresFailure) -> Result {
    try last("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", work)
  }

  func transactLong<Result>(_ work: () -> Result) throws(PostgresFailure) -> Result {
    try last("BEGIN") {
      bytesWaiting = 0
      defer { bytesWaiting = nil }
      let result = work()
      sendPiece()
      return result
    }
  }

  private func last<Result>(
    _ begin: String,
    _ work: () -> Result
  ) throws(PostgresFailure) -> Result {
    try execute(
      """
      \(begin); SET LOCAL statement_timeout = '10min'; SET LOCAL idle_in_transaction_session_timeout = '10min'
      """
    )
    do throws(PostgresFailure) {
      let result = try look(work)
      try execute("COMMIT")
      return result
    } catch {
      try? execute("ROLLBACK")
      throw error
    }
  }

  func sendWhereMuchWaits(_ write: Write) {
    guard let before = bytesWaiting else { return }
    bytesWaiting = before + write.values.size
    if before + write.values.size > Self.most { sendPiece() }
  }

  /// Within the transaction that is open.
  func sendPiece() {
    let writes = waiting
    (waiting, bytesWaiting) = ([], 0)
    if failure == nil, !writes.isEmpty { carry(writes) }
  }
}
