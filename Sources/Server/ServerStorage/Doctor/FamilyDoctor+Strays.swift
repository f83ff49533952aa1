import Basics
import ServerCore
import SyncWire

/// What is left of a family that is erased, and what belongs to none.
extension FamilyDoctor {
  /// Nothing but its mark and those of its codes.
  func erased(_ row: FamilyRow, _ connection: some RowConnection) -> [Finding] {
    var findings: [Finding] = []
    if row.top != .zero || row.roster != .zero || row.bytes != 0 {
      findings.append(Finding("it is erased, and its row says otherwise."))
    }
    if connection.hasAnything(row.id) {
      findings.append(Finding("it is erased, and something of it is left."))
    }
    return findings
  }

  mutating func lookAtMailboxes(_ connection: some RowConnection) {
    let ends = connection.every("SELECT id, ends FROM mailboxes") { row -> MailboxID? in
      SyncLimits.numbers.contains(row.number(1)) ? row.id(0) : nil
    }
    let open = Set(ends.compactMap { $0 })
    let messages = connection.every("SELECT mailbox, number, length(bytes) FROM messages") {
      row -> MailboxID? in
      let isOurs =
        PairingMessage.numbers.contains(Int(row.number(1)))
        && Self.sealedLengths.contains(row.number(2))
      return isOurs ? row.id(0) : nil
    }
    let strays = messages.count { $0.map { !open.contains($0) } ?? true }
    let damaged = strays + ends.count { $0 == nil }
    guard damaged > 0 else { return }
    report.findings.append(
      Finding(
        "\(damaged) rows of devices that pair cannot be read.",
        Finding.nothing + "they begin anew with another code."
      )
    )
  }

  /// From a nonce, a tag and a letter on.
  private static let sealedLengths = Int64(12 + 16 + 1)...Int64(SyncLimits.message)
}

extension RowConnection {
  fileprivate func hasAnything(_ family: FamilyID) -> Bool {
    let isOnItsWay = first(
      "SELECT 1 FROM erasures WHERE family = $1 AND stream = $2",
      .id(family),
      .noID
    ) { _ in true }
    // What goes in pieces.
    return isOnItsWay == nil && hasLog(family) || hasRoster(family) || hasCodes(family)
  }

  private func hasLog(_ family: FamilyID) -> Bool {
    hasRow("SELECT 1 FROM records WHERE family = $1 LIMIT 1", family)
      || hasRow("SELECT 1 FROM stretches WHERE family = $1 LIMIT 1", family)
  }

  private func hasRoster(_ family: FamilyID) -> Bool {
    hasRow("SELECT 1 FROM entries WHERE family = $1 LIMIT 1", family)
      || hasRow("SELECT 1 FROM chains WHERE family = $1 LIMIT 1", family)
      || hasRow("SELECT 1 FROM members WHERE family = $1 LIMIT 1", family)
      || hasRow("SELECT 1 FROM revocations WHERE family = $1 LIMIT 1", family)
      || hasRow("SELECT 1 FROM notes WHERE family = $1 LIMIT 1", family)
  }

  /// More than their marks.
  private func hasCodes(_ family: FamilyID) -> Bool {
    every(
      "SELECT lookup, token_hash, name, sign, wrap, sealed FROM codes WHERE family = $1",
      of: family
    ) { row -> Bool? in
      let isMark = row.raw(0).exists && row.hash(1).exists
      return isMark && (2...5).allSatisfy { row.bytes($0).isEmpty } ? true : nil
    }.contains(nil)
  }

  private func hasRow(_ text: StaticString, _ family: FamilyID) -> Bool {
    first(text, .id(family)) { _ in true } ?? false
  }
}
