import Basics
import SyncExamples
import SyncWire
import Testing

@Suite struct LogPageTests {
  private static let example = Example.all["log"]

  @Test func aPageSaysWhatTheOtherProgramWrote() throws {
    let bytes = Self.example["page"].bytes
    let page = try LogPage(bytes[...])
    #expect(try page.bytes == bytes)
    #expect(page.top == Citation(12, Self.example["links"][12].hash))
    #expect(page.frames.map(\.seq) == Array(1...12))
    #expect(
      page.frames.map(\.kind) == [
        .entry, .entry, .entry, .pack, .entry, .entry, .entry, .entry, .entry, .entry, .entry,
        .entry,
      ]
    )
    #expect(page.frames[3].content == .record(Example.all["pack"]["record"].bytes))
    #expect(page.notes.count == 1)
  }

  @Test func aStubHasFortyFiveBytesAndStandsForItsRecord() throws {
    let bytes = Self.example["pageOfStubs"].bytes
    let page = try LogPage(bytes[...])
    #expect(try page.bytes == bytes)
    let record = Example.all["pack"]["record"].bytes
    guard case .stub(_, let length) = page.frames[3].content else {
      Issue.record("it is no stub")
      return
    }
    #expect(length == record.count)
    let whole = try LogPage(Self.example["page"].bytes[...])
    #expect(page.frames[3].kind == .pack && page.frames[2] == whole.frames[2])
    let saved = LogFrame.headLength + record.count - LogFrame.stubLength
    #expect(Self.example["page"].bytes.count - bytes.count == saved + SeenNote.length - 4)
  }

  @Test func linksAreOfTheBytesThatThePageSays() throws {
    #expect(LogLink.beginning(of: Example.family) == Self.example["beginning"].bytes)
    let frame = LogFrame(seq: 513, kind: .other(9), .record([1]))
    let hash = try #require(Hash256([UInt8](repeating: 5, count: 32)))
    let bytes = LogLink.bytes(after: Self.example["links"][1].hash, frame, hash: hash)
    let place: [UInt8] = [1, 2, 0, 0, 0, 0, 0, 0, 9]
    #expect(
      bytes == Array("timequest/1 log\0".utf8) + Self.example["links"][1].bytes + place + hash.bytes
    )
  }

  @Test func aNoteIsReadWrittenAndSignedOverItsFamily() throws {
    let bytes = Self.example["note"].bytes
    let note = try SeenNote(bytes[...])
    #expect(note.bytes == bytes && bytes.count == SeenNote.length)
    #expect(note.signedBytes(Example.family) == Self.example["noteSignedBytes"].bytes)
    #expect(note.device == Example.all["devices"]["phone"]["id"].id())
    #expect(throws: WireError.damaged) { try SeenNote(bytes.dropLast()[...]) }
    #expect(throws: WireError.damaged) { try SeenNote((bytes + [0])[...]) }
  }

  @Test func recordsOfALaterKindAreHandedOn() throws {
    let frame = LogFrame(seq: 1, kind: .other(127), .record([1, 2]))
    let page = LogPage(top: Citation(1, .zero), frames: [frame], notes: [])
    #expect(try LogPage(page.bytes[...]).frames == [frame])
  }

  @Test func aPageThatNobodyCouldHaveWrittenIsRefused() throws {
    let frame = LogFrame(seq: 1, kind: .entry, .record([1, 2]))
    let page = try LogPage(top: Citation(1, .zero), frames: [frame], notes: []).bytes
    for (place, byte) in [
      (44, 0), (48, 0), (56, 0), (56, 128), (57, 0), (57, 255), (60, 255),
    ]
      as [(Int, UInt8)]
    {
      var other = page
      other[place] = byte
      if other != page {
        #expect(throws: WireError.damaged, "\(place)") { try LogPage(other[...]) }
      }
    }
    for count in page.indices {
      #expect(throws: WireError.self, "\(count)") { try LogPage(page.prefix(count)) }
    }
  }

  @Test func hintsAreTheNewestPlaceInWholeLines() throws {
    #expect(SeqHint.line(12) == Array("12\n".utf8))
    let read = try SeqHint.read(Array("1\n\n25\n3".utf8)[...])
    #expect(read.top == 25 && Array(read.rest) == Array("3".utf8))
    #expect(try SeqHint.read([]).top == nil)
    for text in ["x\n", "-1\n", "01\n", "1 \n", "9007199254740992\n", "12345678901234567"] {
      #expect(throws: WireError.damaged, "\(text)") { try SeqHint.read(Array(text.utf8)[...]) }
    }
  }
}
