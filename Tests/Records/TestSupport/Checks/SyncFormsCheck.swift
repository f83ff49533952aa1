import Basics
import SyncWire

/// What sync sends is read as it was written, and whatever else comes is refused, in every build.
package func checkSyncForms(_ findings: inout Findings, seeds: ClosedRange<UInt64>) {
  for seed in seeds {
    var random = RandomSync(seed: seed)
    checkPack(&findings, &random, "pack of seed \(seed)")
    checkPage(&findings, &random, "page of seed \(seed)")
    checkEntry(&findings, &random, "entry of seed \(seed)")
    checkCode(&findings, &random, "code of seed \(seed)")
  }
}

private func checkPack(_ findings: inout Findings, _ random: inout RandomSync, _ subject: String) {
  guard let content = random.content(), let bytes = try? content.bytes,
    let box = try? PackBox(deflated: bytes).bytes,
    let pack = random.pack(content.span, sealed: box + random.bytes(16))
  else { return findings.expect(false, is: true, subject) }
  let record = pack.record
  findings.note(bytes: record)
  findings.expect((try? Pack(record: record[...])) == pack, is: true, subject)
  findings.expect((try? PackBox(box[...]))?.deflated == bytes, is: true, subject + ", its box")
  let read = try? PackContent(bytes[...], span: content.span)
  findings.expect(read == content, is: true, subject + ", its content")
  let other = random.damaged(record)
  let damaged = try? Pack(record: other[...])
  findings.note(damaged.exists)
  findings.expect(damaged.map { $0.record == other } ?? true, is: true, subject + ", damaged")
  let others = random.damaged(bytes)
  let half = try? PackContent(others[...], span: content.span)
  findings.expect(half.map { (try? $0.bytes) == others } ?? true, is: true, subject + ", half")
}

private func checkPage(_ findings: inout Findings, _ random: inout RandomSync, _ subject: String) {
  let page = random.page()
  guard let bytes = try? page.bytes else { return findings.expect(false, is: true, subject) }
  findings.note(bytes: bytes)
  findings.expect((try? LogPage(bytes[...])) == page, is: true, subject)
  let other = random.damaged(bytes)
  let damaged = try? LogPage(other[...])
  findings.note(damaged.exists)
  findings.expect(damaged.map { (try? $0.bytes) == other } ?? true, is: true, subject + ", damaged")
}

private func checkEntry(_ findings: inout Findings, _ random: inout RandomSync, _ subject: String) {
  let (head, body) = random.entry()
  guard let text = try? RosterEntry.text(head, body),
    let entry = try? RosterEntry(SignedText(text: text, signature: .blank)),
    let again = try? RosterEntry.text(entry.head, entry.body)
  else { return findings.expect(false, is: true, subject) }
  findings.note(bytes: entry.record)
  findings.expect(again == text, is: true, subject)
  let other = random.damaged(entry.record)
  let damaged = try? RosterEntry(record: other[...])
  findings.note(damaged.exists)
  findings.expect(damaged.map { $0.record == other } ?? true, is: true, subject + ", damaged")
}

private func checkCode(_ findings: inout Findings, _ random: inout RandomSync, _ subject: String) {
  guard let code = PairingCode(random.bytes(PairingCode.length)) else {
    return findings.expect(false, is: true, subject)
  }
  findings.note(code.text)
  findings.expect(PairingCode(typed: code.text) == code, is: true, subject)
  let wish = LogWish.after(random.place(), limit: 500)
  let call = SyncCall.readLog(FamilyID(random.id()), wish)
  let read = try? SyncCall(method: "GET", target: call.target)
  findings.note(call.target)
  findings.expect(read == call, is: true, subject + ", its request")
}

extension Findings {
  fileprivate mutating func note(bytes: [UInt8]) {
    note(bytes.count)
    for byte in bytes { note(Int(byte)) }
  }
}
