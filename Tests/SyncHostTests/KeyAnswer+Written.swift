import Basics
import Sync
import SyncWire

@testable import SyncHost

// Answers as `Public/runtime/later/sync/answers.js` writes them.

extension KeyAnswer {
  func written(to question: KeyQuestion) -> [UInt8] {
    if case .cannotSay = self { return [AnswerForm.cannotSay.rawValue] }
    guard let content = content(to: question) else { return [AnswerForm.no.rawValue] }
    return [AnswerForm.yes.rawValue] + content
  }

  /// None where the answer is no.
  private func content(to question: KeyQuestion) -> [UInt8]? {
    var writer = ByteWriter()
    switch self {
    case .cannotSay, .yes(false), .content(nil), .bytes(nil), .segment(nil), .pack(nil), .wrap(nil):
      return nil
    case .yes: break
    case .hash(let hash): writer.write(hash)
    case .links(let links): for link in links { writer.write(link) }
    case .content(let bytes), .bytes(let bytes): return bytes
    case .signature(let signature): writer.write(signature)
    case .segment(let segment): if let segment { writer.write(segment, to: question) }
    case .pack(let pack): return pack?.record
    case .epoch(let epoch): writer.write(epoch: epoch)
    case .wrap(let wrap): if let wrap { writer.write(wrap: wrap) }
    case .device(let device):
      for key in [device.sign, device.wrap] { writer.append(key.bytes[...]) }
      writer.write(device.tokenHash)
    case .code(let code): writer.write(code: code)
    case .number(let number): writer.write(wireID: number)
    case .records(let records):
      writer.write(count: records.count)
      for operation in records {
        writer.append(Array(operation.id.hexText.utf8)[...])
        writer.write(StoredRecord.seal(operation.record)[...])
      }
    }
    return writer.bytes
  }
}

extension ByteWriter {
  /// One that was made is told by its head and mark, one that was stored as it is.
  fileprivate mutating func write(_ segment: Segment, to question: KeyQuestion) {
    guard case .mark = question else { return write(segment) }
    write(segment.span.head)
    write(segment.mark)
  }

  fileprivate mutating func write(wrap: Wrap) {
    append(wrap.ephemeral.bytes[...])
    append(wrap.sealed[...])
  }

  fileprivate mutating func write(epoch: Epoch) {
    write(epoch.keyID)
    for wrap in epoch.wraps { write(wrap: wrap) }
    write(count: epoch.previous.count)
    for secret in epoch.previous {
      write(secret.keyID)
      append(secret.sealed[...])
    }
  }

  fileprivate mutating func write(code: RosterCode) {
    write(wireID: code.lookup)
    write(code.tokenHash)
    for key in [code.sign, code.wrap] { append(key.bytes[...]) }
    write(code.sealed[...])
  }
}
