import Basics
import SyncRoster
import SyncWire

/// Questions and answers while one event is handled.
///
/// Keys are computed elsewhere and later, and a step reads as if they were at hand: where an answer is not known yet it
/// stops (``Unanswered``), its state is thrown away, and it is run once more from the start with the answers. What is
/// likely is assumed meanwhile, so that one round asks for as much as it can.
package struct Inquiry: Sendable {
  /// Questions in the order in which they are asked, which is the same in each run as far as the answers are.
  private var asked: [KeyQuestion] = []
  private var answers: [KeyAnswer] = []
  private var next = 0
  private var numbers = 0

  /// Entries that were read in an earlier run of this event, by their place in the log.
  private var entries: [(seq: Int64, entry: RosterEntry?)] = []

  package init() {}

  /// The questions that have to be answered before the run counts.
  package var open: [KeyQuestion] { Array(asked[answers.count...]) }

  /// Takes in answers before the next run, which asks once more what could not be said.
  ///
  /// - Parameter new: the answers to the open questions, in their order.
  /// - Returns: whether there was an answer to each of them.
  package mutating func learn(_ new: [KeyAnswer]) -> Bool {
    let (open, known) = (self.open, answers.count)
    asked.removeLast(open.count)
    for (question, answer) in zip(open, new) {
      if answer.isNone { continue }
      asked.append(question)
      answers.append(answer)
    }
    (next, numbers) = (0, 0)
    return answers.count == known + open.count
  }

  /// The entry in a record; none where the record is no entry.
  mutating func entry(_ record: [UInt8], _ seq: Int64) -> RosterEntry? {
    if let known = entries.first(where: { $0.seq == seq }) { return known.entry }
    let entry = try? RosterEntry(record: record[...])
    entries.append((seq, entry))
    return entry
  }

  private mutating func answer(_ question: KeyQuestion) throws(Unanswered) -> KeyAnswer {
    if let known = known(question) { return known }
    asked.append(question)
    throw Unanswered()
  }

  /// Asks for what is made or kept by asking: nothing is, while something is only assumed.
  private mutating func certain(_ question: KeyQuestion) throws(Unanswered) -> KeyAnswer {
    if asked.count > answers.count { throw Unanswered() }
    return try answer(question)
  }

  /// Asks, and goes on with what is likely until the answer is known.
  private mutating func answer(_ question: KeyQuestion, likely: Bool) -> Bool {
    if case .yes(let known) = known(question) { return known }
    asked.append(question)
    return likely
  }

  /// The answer to a question; nearly always it is the next one, else it is looked for.
  private mutating func known(_ question: KeyQuestion) -> KeyAnswer? {
    if next < answers.count, asked[next] == question {
      next += 1
      return answers[next - 1]
    }
    for place in answers.indices where asked[place] == question {
      next = place + 1
      return answers[place]
    }
    return nil
  }
}

/// An answer that this run needs is not known yet.
package struct Unanswered: Error {}

// MARK: - Questions by their kinds

extension Inquiry: EntryWitness {
  package typealias Unknown = Unanswered

  package mutating func hash(_ bytes: [UInt8]) throws(Unanswered) -> Hash256 {
    guard case .hash(let hash) = try answer(.hash(bytes)) else { throw Unanswered() }
    return hash
  }

  /// The hashes of many texts, which are asked for at once.
  mutating func hashes(_ texts: [[UInt8]]) throws(Unanswered) -> [Hash256] {
    var hashes: [Hash256] = []
    for text in texts {
      if let hash = try? hash(text) { hashes.append(hash) }
    }
    if hashes.count < texts.count { throw Unanswered() }
    return hashes
  }

  mutating func links(
    after link: Hash256,
    _ records: [LinkedRecord]
  ) throws(Unanswered) -> [Hash256] {
    guard case .links(let links) = try answer(.links(after: link, records)),
      links.count == records.count
    else { throw Unanswered() }
    return links
  }

  package mutating func isSigned(
    _ bytes: [UInt8],
    _ signature: Signature,
    by key: PublicKey
  ) -> Bool {
    answer(.isSigned(bytes, signature, by: key), likely: true)
  }

  mutating func isMarked(_ segment: Segment, _ chain: Chain, by key: PublicKey) -> Bool {
    answer(.isMarked(segment, chain, by: key), likely: true)
  }

  /// The content of a pack; none where it is not what the header says, and as long as it is not known.
  mutating func content(_ pack: Pack) -> PackContent? {
    let question = KeyQuestion.open(pack)
    guard case .content(let bytes)? = known(question) else {
      asked.append(question)
      return nil
    }
    return bytes.flatMap { try? PackContent($0[...], span: pack.header.span) }
  }

  mutating func signature(_ bytes: [UInt8], by device: DeviceID) throws(Unanswered) -> Signature {
    guard case .signature(let signature) = try certain(.sign(bytes, by: device)) else {
      throw Unanswered()
    }
    return signature
  }

  mutating func mark(
    _ records: [[UInt8]],
    _ chain: Chain,
    after place: ChainPlace
  ) throws(Unanswered) -> Segment {
    guard case .segment(let made) = try certain(.mark(records, chain, after: place)), let made
    else { throw Unanswered() }
    return made
  }

  mutating func seal(_ header: PackHeader, _ content: [UInt8]) throws(Unanswered) -> Pack? {
    guard case .pack(let pack) = try certain(.seal(header, content: content)) else {
      throw Unanswered()
    }
    return pack
  }

  mutating func makeEpoch(
    _ name: EpochName,
    for recipients: [Recipient],
    carrying earlier: [KeyID]
  ) throws(Unanswered) -> Epoch {
    guard
      case .epoch(let epoch) = try certain(.makeEpoch(name, for: recipients, carrying: earlier))
    else { throw Unanswered() }
    return epoch
  }

  mutating func give(_ key: KeyID, to recipient: Recipient) throws(Unanswered) -> Wrap? {
    guard case .wrap(let wrap) = try certain(.give(key, to: recipient)) else { throw Unanswered() }
    return wrap
  }

  mutating func makeDevice(_ id: DeviceID) throws(Unanswered) -> RosterDevice {
    guard case .device(let device) = try certain(.makeDevice(id)) else { throw Unanswered() }
    return device
  }

  mutating func makeCode(
    _ name: RosterMember,
    _ book: Book
  ) throws(Unanswered) -> RosterCode {
    let newest = book.roster.newest(name)?.code.lookup ?? 0
    let question = KeyQuestion.makeCode(name, book.family, replacing: newest)
    guard case .code(let code) = try certain(question) else { throw Unanswered() }
    return code
  }

  /// Sixteen random bytes, others at each call.
  mutating func random() throws(Unanswered) -> UInt128 {
    numbers += 1
    guard case .number(let number) = try certain(.random(number: numbers)) else {
      throw Unanswered()
    }
    return number
  }

  mutating func take(
    _ wrap: Wrap,
    _ name: EpochName,
    _ key: KeyID,
    by device: DeviceID
  ) throws(Unanswered) -> Bool {
    guard case .yes(let isHeld) = try certain(.take(wrap, name, key, by: device)) else {
      throw Unanswered()
    }
    return isHeld
  }

  mutating func takeCarried(
    _ secret: SealedSecret,
    _ name: EpochName,
    by key: KeyID
  ) throws(Unanswered) -> Bool {
    guard case .yes(let isHeld) = try certain(.takeCarried(secret, name, by: key)) else {
      throw Unanswered()
    }
    return isHeld
  }

  mutating func segment(_ head: Hash256) throws(Unanswered) -> Segment? {
    guard case .segment(let segment) = try answer(.segment(head: head)) else {
      throw Unanswered()
    }
    return segment
  }

  /// The packs that lie here, which are asked for at once.
  mutating func packs(_ places: [Int64]) throws(Unanswered) -> [Pack?] {
    var packs: [Pack?] = []
    for seq in places {
      if case .pack(let pack)? = try? answer(.pack(seq: seq)) { packs.append(pack) }
    }
    if packs.count < places.count { throw Unanswered() }
    return packs
  }

  /// The invitation to a server; empty where this device has none.
  mutating func invitation() throws(Unanswered) -> String {
    guard case .bytes(let text) = try answer(.invitation) else { throw Unanswered() }
    return String(decoding: text ?? [], as: UTF8.self)
  }

  mutating func operations(_ ids: [UInt128]) throws(Unanswered) -> [StoredOperation] {
    guard case .records(let records) = try answer(.operations(ids)) else { throw Unanswered() }
    return records
  }
}
