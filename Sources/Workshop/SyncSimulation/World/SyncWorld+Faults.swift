import Sync
import SyncHost
import SyncWire

/// What fails in the world of a device, once or for a while: keys, rows, the answers of an honest server, messages.
///
/// With dice of their own: families without such faults stay what they are.
extension SyncWorld {
  /// Milliseconds after which an order that is not answered ends a worker.
  private static let watch: Int64 = 60_000

  /// Never where it is calm.
  func fails(_ share: Double) -> Bool { !isCalm && faults?.happens(share) ?? false }

  func sufferFaults() {
    guard let faults, let device = faults.one(of: members) else { return }
    if faults.happens(0.03) {
      device.keysFailUntil = today + Int64(1 + faults.number(below: 10)) * 60_000
      let kinds: [QuestionKind?] = [nil, .open, .isSigned, .take, .row, .seal]
      device.failing = faults.one(of: kinds) ?? nil
      log("keys of \(device.name) cannot be read for a while")
    }
    // A server says it again and again.
    for device in members { hint(device, faults.happens(0.5)) }
  }

  // MARK: - Keys and rows

  /// Answers to questions, some of which nobody can say.
  func answers(_ count: Int, _ reader: ByteReader, of device: SimulatedDevice) -> [[UInt8]] {
    var (answerer, answers) = (KeyAnswerer(count, reader), [[UInt8]]())
    while let kind = answerer.kind {
      if hasKeys(device, for: kind) {
        answers.append(answerer.answer(&device.worker.disk))
        continue
      }
      let (before, name) = (device.disk.safe, answerer.name)
      _ = answerer.answer(&device.worker.disk)
      device.worker.disk.safe = before
      log("  \(device.name) cannot say \(kind)")
      device.hadTrouble = true
      let isNo = bugs.contains { $0.saysNo(to: kind, name) }
      answers.append(isNo ? KeyAnswerer.no : KeyAnswerer.cannotSay)
    }
    return answers
  }

  /// Whether they can be read this time.
  ///
  /// - Parameter kind: of question; none of a token.
  func hasKeys(_ device: SimulatedDevice, for kind: QuestionKind?) -> Bool {
    if fails(0.01) { return false }
    if isCalm || device.keysFailUntil <= today { return true }
    return device.failing.map { $0 != kind } ?? false
  }

  /// From now on nothing is answered on a device.
  func hang(_ device: SimulatedDevice) {
    log("  \(device.name) waits for what is never answered")
    device.hangsSince = today
  }

  /// Whether it goes on waiting: the page ends it after a minute, and it begins anew.
  func hangs(_ device: SimulatedDevice) -> Bool {
    guard let since = device.hangsSince else { return false }
    if bugs.contains(.noWatch) { return true }
    if isCalm { now += Self.watch }
    if today - since < Self.watch { return true }
    log("\(device.name) is ended by the watch")
    restart(device)
    return false
  }

  // MARK: - Answers

  /// What somebody in between has made of an answer; none where it comes as it is.
  func bent(_ answer: Answered, _ request: SentRequest, _ device: SimulatedDevice) -> Answered? {
    guard let faults else { return nil }
    if fails(0.02) {
      let statuses = [200, 401, 403, 404, 409, 410, 413, 429, 500, 502, 503, 507]
      log("  \(device.name) \(request.call.name): a page of somebody's")
      return Answered(
        status: faults.one(of: statuses) ?? 502,
        body: Array("<html>Soon</html>".utf8)
      )
    }
    guard case .readLog = request.call, answer.status == 200 else { return nil }
    device.wasBent = !device.wasBent && fails(0.04)
    guard device.wasBent else { return nil }
    var body = answer.body
    body[faults.number(below: body.count)] ^= 1 << UInt8(faults.number(below: 8))
    log("  \(device.name) \(request.call.name): a bit is turned")
    return Answered(status: 200, body: body)
  }

  /// While somebody waits for an answer, somebody else goes on.
  func interject(_ device: SimulatedDevice) {
    guard let faults, !isInterjecting, fails(0.1),
      let other = faults.one(of: members.filter { $0 !== device })
    else { return }
    isInterjecting = true
    sync(other, 3)
    hint(device, true)
    isInterjecting = false
  }

  // MARK: - Hints

  /// How far the log has come; some are lost.
  func hint(_ device: SimulatedDevice, _ isHeard: Bool) {
    let top = Int64(server.top)
    guard isHeard, device.isMember, server.isActive(device.id), !device.worker.heard.isEmpty else {
      return
    }
    device.hinted = max(device.hinted, top)
    tell(WorkerMessage.hinted(top), to: device)
  }

  /// Nobody opens an app: what is hinted, and waits that end, are all that wakes.
  func beLevelByHints() throws(BrokenInvariant) {
    isCalm = true
    for _ in 0..<40 {
      now += 30_000
      for device in members where !hangs(device) {
        glance(device)
        hint(device, true)
        endWaits(device)
        work(device)
        checkRest(device)
      }
      if members.allSatisfy({ isLevel($0) }) { return }
    }
    let late = members.filter { !isLevel($0) }.map { $0.name }
    throw fail(14, "\(late) are not level by hints")
  }

  private func isLevel(_ device: SimulatedDevice) -> Bool {
    !server.isActive(device.id) || device.book.log.cursor.number == Int64(server.top)
  }

  func endWaits(_ device: SimulatedDevice) {
    for lane in device.dues.indices {
      guard let due = device.dues[lane], due <= today else { continue }
      device.dues[lane] = nil
      tell(WorkerMessage.wake(lane), to: device)
    }
  }

  /// A look at the log of its own, which nobody has told of.
  func glance(_ device: SimulatedDevice) {
    if !bugs.contains(.logLookedAtOnce) { lookAtLog(device) }
  }
}

extension PlantedBug {
  /// Whether it takes a question of a kind that cannot be answered for one whose answer is no.
  fileprivate func saysNo(to kind: QuestionKind, _ name: String) -> Bool {
    switch (self, kind) {
    case (.errorIsNoOpen, .open), (.errorIsNoSeal, .seal), (.errorIsNoTake, .take),
      (.errorIsNoTake, .takeCarried), (.errorIsNoSignature, .isSigned),
      (.errorIsNoSignature, .isMarked):
      true
    case (.errorIsNoSegment, .row): name.contains("/segment/")
    default: false
    }
  }
}
