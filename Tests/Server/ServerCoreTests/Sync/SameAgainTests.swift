import Basics
import SyncRoster
import SyncWire
import TestFamilies
import Testing

@testable import ServerCore

/// Whoever has not got an answer sends the same bytes again, and is answered as the first time.
@Suite struct SameAgainTests {
  private let id = SyncFamily.family

  @Test func theSameMessageAgainIsWritten() throws {
    let family = try SyncFamily.founded()
    let box = MailboxID(5)
    let make = MailboxRequest(mailbox: box).json.bytes
    #expect(family.ask(.makeMailbox, make).status == 201)
    for _ in 0..<3 { #expect(family.ask(.writeMessage(box, 0), [1, 2], by: nil).status == 204) }
    for other in [[1], [1, 2, 3], [2, 2]] as [[UInt8]] {
      #expect(family.ask(.writeMessage(box, 0), other, by: nil).refusal == .written)
    }
    #expect(family.ask(.writeMessage(box, 0), [], by: nil).refusal == .form)
    #expect(family.ask(.readMessage(box, 0), by: nil).body == [1, 2])
    family.now += 10 * 60 * 1000
    #expect(family.ask(.writeMessage(box, 0), [1, 2], by: nil).refusal == .over)
  }

  @Test func aMailboxThatNobodyHasUsedIsMadeAgainAndEndsWhenItWasToEnd() throws {
    let family = try SyncFamily.founded()
    let box = MailboxID(5)
    let make = { family.ask(.makeMailbox, MailboxRequest(mailbox: box).json.bytes) }
    #expect(make().status == 201)
    family.now += 9 * 60 * 1000
    #expect(make().status == 201)
    #expect(family.ask(.writeMessage(box, 0), [1], by: nil).status == 204)
    #expect(make().refusal == .exists)
    family.now += 60 * 1000
    #expect(family.ask(.readMessage(box, 0), by: nil).refusal == .over)
    #expect(make().refusal == .exists)
  }

  @Test func whoMakesOneMailboxAgainIsNotCountedTwice() throws {
    let family = try SyncFamily.founded()
    let make = { (box: UInt128) in
      let body = MailboxRequest(mailbox: MailboxID(box)).json.bytes
      return family.ask(.makeMailbox, body)
    }
    for _ in 0..<20 { #expect(make(1).status == 201) }
    for box in UInt128(2)...5 { #expect(make(box).status == 201) }
    #expect(make(6).refusal == .tooMany)
    #expect(make(5).status == 201)
  }

  @Test func aFamilyIsFoundedAgainWithTheEntriesThatAreThere() throws {
    let family = try SyncFamily.founded()
    let all = family.entries.map { $0.record }
    let found = { (entries: [[UInt8]], device: UInt128?) in
      let request = FoundRequest(family: id, entries: entries, invite: "")
      return family.ask(.found, request.json.bytes, by: device)
    }
    let top = family.top
    for device in UInt128(1)...2 { #expect(found(all, device).status == 201) }
    for device in [nil, 5, 70] as [UInt128?] { #expect(found(all, device).refusal == .exists) }
    #expect(found(Array(all.prefix(2)), 1).refusal == .exists)
    #expect(found([all[2]], 1).refusal == .exists)
    #expect(found([], 1).status >= 400)
    #expect(family.top == top)
    let gone = Revocation(device: DeviceID(2), cuts: [], epochs: [])
    #expect(try family.write(.revoke(gone)).status == 200)
    #expect(found(all, 1).refusal == .exists)
    #expect(found(family.entries.map { $0.record }, 1).status == 201)
    #expect(found(family.entries.map { $0.record }, 2).refusal == .exists)
    #expect(family.ask(.eraseFamily(id)).status == 204)
    #expect(found(all, 1).refusal == .over)
  }

  @Test func anEntryThatACodeBroughtIsStoredOnce() throws {
    let family = try SyncFamily.founded()
    let head = EntryHead(
      index: Int64(family.entries.count),
      previous: family.rosterHead,
      author: .familyCode,
      kind: "",
      at: family.top
    )
    let text = try RosterEntry.text(head, .add(Joining(device: SyncFamily.device(3), streams: [])))
    let message = RosterEntry.signedBytes(id, text: text)
    let entry = try RosterEntry(
      SignedText(text: text, signature: SyncFamily.signature(message, by: .blank))
    )
    let first = family.store(entry, by: 70)
    #expect(first.status == 200)
    let top = family.top
    #expect(try StoredAnswer(first.body).at == top)
    for member in [UInt128(70), 1, 3] {
      let again = family.store(entry, by: member)
      #expect(again.status == 200)
      #expect(again.body == first.body)
    }
    #expect(family.top == top)
  }
}
