import AppCore
import Copies
import Domain
import SyncEngine
import SyncWire
import Time

// What copies ask of the browser.

extension Request {
  /// Read the whole log: answered with its records as storage hands them over.
  ///
  /// - Parameter afterPaint: a long one keeps the page busy, so the screen is to say so before.
  package static func readLog(of owner: Owner, afterPaint: Bool) -> Request {
    Request(.readLog, of: owner, [afterPaint ? 1 : 0])
  }

  // Saving one.

  /// From the browser's secure source.
  package static func randomBytes(_ count: Int) -> Request {
    var writer = ByteWriter()
    writer.write(count: count)
    return Request(.randomBytes, of: .savedCopy, writer.bytes)
  }

  /// Seal a copy: answered with the sealed bytes.
  package static func seal(_ copy: [UInt8], in frame: SealedCopy, _ passphrase: String) -> Request {
    Request(.seal, of: .savedCopy, frame.sealing(copy, passphrase))
  }

  /// Give the player the file: answered with a byte, 1 when the player has it and 0 when it is not wanted after all.
  package static func handOver(_ file: [UInt8], as name: String) -> Request {
    var writer = ByteWriter()
    writer.write(name)
    writer.write(file[...])
    return Request(.handOver, of: .savedCopy, writer.bytes)
  }

  /// Keep beside the log when the last copy was made.
  package static func rememberCopy(_ instant: Instant) -> Request {
    var writer = ByteWriter()
    writer.write(instant.milliseconds)
    return Request(.rememberCopy, writer.bytes)
  }

  // Opening one.

  /// Ask for a file: answered with its size when one has been chosen.
  package static let pickFile = Request(.pickFile, of: .copies)
  /// Read the file that was chosen; answered with nothing in it when it cannot be read.
  package static let readFile = Request(.readFile, of: .copies)

  /// Open what a passphrase seals: answered with what was sealed.
  package static func unseal(_ copy: SealedCopy, _ passphrase: String) -> Request {
    Request(.unseal, of: .copies, copy.sealing(copy.sealed, passphrase))
  }

  /// Store records of a copy, in one transaction and each once; the device numbers its own from above the
  /// plan's counter.
  package static func putRecords(_ plan: BackupPlan, of owner: Owner = .copies) -> Request {
    var writer = ByteWriter()
    writer.write(plan.counter)
    for operation in plan.records { writer.write(operation) }
    return Request(.putRecords, of: owner, writer.bytes)
  }

  // What is closed for players' own codes.

  /// Answered with how the family's codes stand, and what waits here for them.
  package static func readClosed(of owner: Owner) -> Request { Request(.readClosed, of: owner) }

  /// Keep beside the log what waits for players' codes, in the place of what was kept.
  package static func keepClosed(_ closed: ClosedHere) -> Request {
    Request(.keepClosed, of: .copies, closed.kept)
  }

  /// Seal a player's part of a copy: answered with the public half of a pair that was made for it, and what was sealed.
  package static func sealPlay(_ play: BackupDraft.Play) -> Request {
    var writer = ByteWriter()
    writer.write(code: play.code)
    writer.append(play.bytes[...])
    return Request(.sealPlay, of: .savedCopy, writer.bytes)
  }

  /// Open such a part: answered with how it went, and what was sealed.
  package static func open(_ play: ClosedPlay, with code: UInt128) -> Request {
    var writer = ByteWriter()
    writer.append(WrittenCode.bytes(of: code)[...])
    writer.write(code: play.code)
    writer.append(play.ephemeral.bytes[...])
    writer.append(play.sealed[...])
    return Request(.openPlay, of: .closedPlay, writer.bytes)
  }

  // Where copies are.

  /// Answered with when the last copy was made, below 0 for never, and whether the browser has promised
  /// to keep what is stored.
  package static let readKeeping = Request(.readKeeping, of: .copies)
  /// Erase all that this app keeps on this device.
  package static let erase = Request(.erase, of: .copies)
}

extension SealedCopy {
  /// What the browser has to know to seal or open bytes, and the bytes at the end.
  fileprivate func sealing(_ content: [UInt8], _ passphrase: String) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(passphrase)
    writer.write(rounds)
    for piece in [salt, iv, head, content] { writer.write(piece[...]) }
    return writer.bytes
  }
}

extension CopyAction {
  /// What an answer to one of these means.
  package init?(_ answer: Answer) {
    if answer.owner == .savedCopy {
      guard let action = SavedCopyAction(answer) else { return nil }
      self = .saving(action)
      return
    }
    if answer.owner == .closedPlay {
      guard let action = OpeningPlayAction(answer) else { return nil }
      self = .openingPlay(action)
      return
    }
    switch answer.kind {
    case .readClosed: self = .closedRead(answer.bytes.flatMap { ClosedHere(bytes: $0) })
    case .readKeeping:
      guard let bytes = answer.bytes else { return nil }
      self = .keepingRead(Keeping(bytes: bytes))
    case .erase: self = .erasing(answer.isGiven ? .erased : .notErased)
    default:
      guard let action = OpeningAction(answer) else { return nil }
      self = .opening(action)
    }
  }
}

extension OpeningAction {
  fileprivate init?(_ answer: Answer) {
    switch answer.kind {
    case .pickFile:
      guard let bytes = answer.bytes else { return nil }
      var reader = ByteReader(bytes[...])
      self = .chosen(size: reader.number())
    case .readFile: self = .fileRead(answer.bytes ?? [])
    case .unseal: self = answer.bytes.map { .unsealed($0) } ?? .notUnsealed
    case .readLog: self = answer.bytes.map { .logRead($0) } ?? .logNotRead
    case .putRecords: self = answer.isGiven ? .stored : .notStored
    case .keepClosed: self = answer.isGiven ? .closedKept : .notStored
    default: return nil
    }
  }
}

extension Keeping {
  init(bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])
    let copiedAt = reader.number()
    self.init(
      copiedAt: copiedAt < 0 ? nil : Instant(milliseconds: copiedAt),
      isPromised: reader.bool()
    )
  }
}
