import NativeKeys
import Sync
import SyncWire

/// Days that go by, what devices say of how far they have read, and what reaches whom.
extension SyncWorld {
  static let day: Int64 = 86_400_000
  private static let week = 7 * day

  /// As devices and server have it; what people play has the time without the days between.
  var today: Int64 { now + idle }

  func letDaysPass() {
    if calendar.happens(0.15) { idle += Int64(calendar.number(below: 72)) * 3_600_000 }
    if !memory.lateNotes.isEmpty, calendar.happens(0.1) {
      let late = memory.lateNotes.removeFirst()
      let answer = execute(late)
      log("a late note of \(late.name): \(answer.status)")
    }
  }

  func notePut(by device: SimulatedDevice) {
    // One that was signed a day before, when the device was left alone, is of that day.
    memory.noted[device.name, default: [:]][device.book.notedOn, default: 0] += 1
  }

  // MARK: - What reaches whom

  /// What others have signed and this device is shown.
  func noteReached(_ answer: Answered, _ call: SyncCall, _ device: SimulatedDevice) {
    guard case .readLog = call, let page = try? LogPage(answer.body[...]) else { return }
    for frame in page.frames {
      guard let record = frame.record, let (author, cited) = frame.written else { continue }
      // What it had written before something else of it that was shown could be shown once more by anybody.
      let before = memory.written[device.name]?[author] ?? 0
      memory.written[device.name, default: [:]][author] = max(before, frame.seq)
      if isNew(record, to: device), cited >= before { noteReached(author, device) }
    }
    for note in page.notes {
      let before = memory.shown[device.name]?[note.device] ?? 0
      guard note.at.number > before, note.at.number <= page.top.number else { continue }
      memory.shown[device.name, default: [:]][note.device] = note.at.number
      if isNew(note.signedBytes(family), to: device) { noteReached(note.device, device) }
    }
  }

  /// What a server had lost comes once more.
  private func isNew(_ bytes: [UInt8], to device: SimulatedDevice) -> Bool {
    memory.read[device.name, default: []].insert(bytes).inserted
  }

  private func noteReached(_ author: DeviceID, _ device: SimulatedDevice) {
    memory.arriving[device.name, default: [:]][author] = today
  }

  /// What had arrived is on the device's disk.
  func noteKept(by device: SimulatedDevice) {
    // It has come, and cannot be looked at yet.
    if device.worker.host.sync?.hasKeyTrouble ?? false { return }
    let arrived = memory.arriving.removeValue(forKey: device.name) ?? [:]
    memory.reached[device.name, default: [:]].merge(arrived) { $1 }
  }

  func noteSilence(of device: SimulatedDevice) {
    if !hasReasonForSilence(device) { memory.silenceWithoutCause.append(device.name) }
  }

  /// Nothing of any other device reached it for a week.
  func hasReasonForSilence(_ device: SimulatedDevice) -> Bool {
    let others = device.others
    let last = others.compactMap { memory.reached[device.name]?[$0] }.max() ?? 0
    return !others.isEmpty && today - last >= Self.week
  }
}

extension SimulatedDevice {
  /// Whether it says that nothing of others comes.
  var isSilent: Bool { book.told.contains(.withheld) }

  /// Those that it knows to be in.
  var others: [DeviceID] {
    let (roster, own) = (book.roster, book.device)
    return roster.members.values.map { $0.id }.filter { $0 != own && roster.isActive($0) }
  }
}

extension LogFrame {
  /// By whom, and the place that is cited; none of a stub, and of what a code has written.
  fileprivate var written: (author: DeviceID, cited: Int64)? {
    guard let record else { return nil }
    if kind == .pack {
      guard let header = (try? Pack(record: record[...]))?.header else { return nil }
      return (header.names.uploader, header.at.number)
    }
    guard let entry = try? RosterEntry(record: record[...]),
      case .device(let author) = entry.head.author
    else { return nil }
    return (author, entry.head.at.number)
  }
}

// MARK: - A hostile server

extension SyncWorld {
  /// What is known of the readers of each log is shown to those of the other.
  func crossNotes() {
    guard let branch = hostility.branch else { return }
    for isFromBranch in [true, false] {
      let (from, to) = isFromBranch ? (branch, server) : (server, branch)
      let ours = members.filter { hostility.onBranch.contains($0.name) == isFromBranch }
      for note in from.notes
      where ours.contains(where: { $0.id == note.device }) && !to.notes.contains(note) {
        log("a note of \(name(note.device)) comes to the other log")
        if isFromBranch { server.put(note) } else { hostility.branch?.put(note) }
      }
    }
  }

  /// A log of its own, which goes on with what it sends itself.
  func shutOut() {
    guard let device = dice.one(of: members) else { return }
    hostility.shutOut = device.name
    hostility.branch = server
    hostility.onBranch = [device.name]
    log("\(device.name) is shown nothing of the others from now on")
  }
}
