import Sync
import SyncWire

/// Answers that are not what the log says.
extension SyncWorld {
  func bend(_ answer: Answered, _ call: SyncCall, _ device: SimulatedDevice) -> Answered {
    guard hostility.isOn, let mischief, case .readLog = call, answer.status == 200,
      var page = try? LogPage(answer.body[...]), !page.frames.isEmpty,
      dice.happens(hostility.share),
      (0..<hostility.persistence).contains(where: { _ in bend(&page.frames, mischief) })
    else { return answer }
    hostility.misled.insert(device.name)
    log("  the server shows \(device.name) something else: \(mischief)")
    page.top = claim(&page.frames, after: device.book.log.cursor)
    return Answered(status: 200, body: (try? page.bytes) ?? [])
  }

  /// - Returns: whether something is another.
  private func bend(_ frames: inout [LogFrame], _ mischief: Mischief) -> Bool {
    let place = dice.number(below: frames.count)
    switch mischief {
    case .alter: return frames[place].alter(dice)
    case .omit:
      guard frames.count > 1, frames[place].kind == .pack else { return false }
      frames.remove(at: place)
    case .reorder:
      guard frames.count > 1, place + 1 < frames.count else { return false }
      frames.swapAt(place, place + 1)
    case .replay:
      let old = server.packs
      guard let pack = dice.one(of: old) else { return false }
      frames.append(LogFrame(seq: 0, kind: .pack, .record(pack.record)))
    case .swapRoster:
      guard frames.count > 1, frames[place].isRevocation else { return false }
      frames.remove(at: place)
    default: return false
    }
    return true
  }

  /// It says that what it gives is what it has: places and links are right for that.
  private func claim(_ frames: inout [LogFrame], after cursor: Citation) -> Citation {
    var at = cursor
    for place in frames.indices {
      frames[place].seq = at.number + 1
      guard let record = frames[place].record else { continue }
      let hash = work.primitives.sha256(record)
      let link = LogLink.bytes(after: at.hash, frames[place], hash: hash)
      at = Citation(at.number + 1, work.primitives.sha256(link))
    }
    return at
  }
}

extension LogFrame {
  var isRevocation: Bool {
    guard kind == .entry, let record, let entry = try? RosterEntry(record: record[...]),
      case .revoke = entry.body
    else { return false }
    return true
  }

  /// A bit of a pack's sealed part.
  mutating func alter(_ dice: SharedDice) -> Bool {
    guard kind == .pack, var record else { return false }
    let place = PackHeader.length + 16 + dice.number(below: 100)
    guard place < record.count else { return false }
    record[place] ^= 1
    content = .record(record)
    return true
  }
}
