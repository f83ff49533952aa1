import Basics
import ServerCore
import SyncWire

extension StoreLaw {
  static let ofLogs: [StoreLaw] = [
    StoreLaw("a record lies at its place, to the byte") { store in
      store.setFamily(Example.row(Example.family))
      store.append(Example.family, 1, Example.record(.entry, [0, 255]))
      store.append(Example.family, 2, Example.record(of: Example.stream, Self.long))
      store.append(Example.family, 3, Example.record(.other(9), of: .plan, []))
    } read: { store in
      let rows = (1...4).map { store.record(Example.family, $0) }
      try expect(rows[0]?.bytes == [0, 255] && rows[0]?.stream == nil, "an entry")
      try expect(rows[1]?.bytes == Self.long && rows[1]?.stream == Example.stream, "a pack")
      try expect(rows[2]?.bytes == [] && rows[2]?.stream == .plan, "an empty one")
      try expect(rows.map { $0?.kind } == [.entry, .pack, .other(9), nil], "kinds")
      try expect(rows[1]?.hash == Example.hash(4) && rows[1]?.length == 270_000, "hash, length")
      try expect(store.link(Example.family, 2) == Example.hash(5), "a link")
      try expect(store.record(Example.family, 0) == nil, "a record before the first")
    },
    StoreLaw("a record that loses its bytes keeps the rest") { store in
      store.setFamily(Example.row(Example.family))
      store.append(Example.family, 1, Example.record(of: Example.stream, Self.long))
      store.append(Example.family, 2, Example.record(of: Example.stream, [2]))
      store.eraseBytes(Example.family, Example.stream, through: 1)
    } read: { store in
      let row = store.record(Example.family, 1)
      try expect(row?.bytes == nil && row?.length == 270_000, "bytes")
      try expect(store.link(Example.family, 1) == Example.hash(5), "a link")
      try expect(store.packs(Example.family, Example.stream, 2, 2) == [1], "its place")
      try expect(store.record(Example.family, 2)?.bytes == [2], "what came after it")
    },
    StoreLaw(ofSeveralRequests: "a family has the room again of what was erased, once") { store in
      try store.inOne { view in
        view.setFamily(Example.row(Example.family))
        for seq in Int64(1)...700 {
          let stream = seq % 2 == 0 ? Example.stream : StreamID.plan
          view.append(Example.family, seq, Example.record(of: stream, Array(1...10)))
        }
      }
      for _ in 1...2 {
        try store.inOne { $0.eraseBytes(Example.family, Example.stream, through: 600) }
      }
    } read: { store in
      try expect(store.family(Example.family)?.bytes == 1 << 40 - 3000, "its bytes")
      let held = (Int64(1)...700).filter { store.stub(Example.family, $0)?.isHeld ?? false }
      try expect(held.count == 400 && held.contains(602) && !held.contains(600), "what is left")
    },
    StoreLaw(ofSeveralRequests: "at a place of the log something is written once") { store in
      try store.inOne { view in
        view.setFamily(Example.row(Example.family))
        view.append(Example.family, 1, Example.record(of: Example.stream, [1]))
      }
      let view = RequestView(store)
      let reply = view.collect {
        view.append(Example.family, 1, Example.record(of: Example.stream, [2]))
        view.setNote(Example.family, Example.note(Example.device, at: 1))
        return SyncReply(status: 200)
      }
      try expect(reply.status == 503 && reply.refusal == nil, "\(reply.status)")
    } read: { store in
      try expect(store.record(Example.family, 1)?.bytes == [1], "its bytes")
      try expect(store.notes(Example.family).isEmpty, "a note")
    },
    StoreLaw("a stream is read from its newest pack on, below a place, so far") { store in
      for family in [Example.family, Example.other] { store.setFamily(Example.row(family)) }
      for seq in Int64(1)...9 {
        let stream = seq == 1 ? nil : seq % 2 == 0 ? Example.stream : StreamID.plan
        store.append(Example.family, seq, Example.record(of: stream, [UInt8(seq)]))
      }
      store.append(Example.other, 1, Example.record(of: Example.stream, [1]))
    } read: { store in
      let read = { store.packs(Example.family, $0, $1, $2) }
      try expect(read(Example.stream, .max, .max) == [8, 6, 4, 2], "all")
      try expect(read(Example.stream, 8, 2) == [6, 4], "below 8")
      try expect(read(.plan, 9, 9) == [7, 5, 3], "the plan")
      try expect(read(StreamID(99), 9, 9) == [], "nobody's")
    },
    StoreLaw("entries are found by their names, in their family") { store in
      for family in [Example.family, Example.other] { store.setFamily(Example.row(family)) }
      store.setEntry(Example.family, Example.hash(1), 6)
    } read: { store in
      try expect(store.entry(Example.family, Example.hash(1)) == 6, "an entry")
      try expect(store.entry(Example.other, Example.hash(1)) == nil, "another's entry")
    },
    StoreLaw("a chain is where it came to last") { store in
      store.setFamily(Example.row(Example.family))
      store.setPlace(Self.chain(.plan), ChainPlace(1, Example.hash(1)))
      store.setPlace(Self.chain(.plan), ChainPlace(5, Example.hash(2)))
      store.setPlace(Self.chain(Example.stream), ChainPlace(2, Example.hash(3)))
    } read: { store in
      try expect(store.place(Self.chain(.plan)) == ChainPlace(5, Example.hash(2)), "the plan's")
      try expect(store.place(Self.chain(StreamID(99))) == nil, "nobody's")
      let places = store.places(Example.family, Example.device)
      let wanted = [
        Cut(.plan, ChainPlace(5, Example.hash(2))),
        Cut(Example.stream, ChainPlace(2, Example.hash(3))),
      ]
      try expect(places == wanted, "all of a device, by their streams")
      try expect(store.places(Example.family, DeviceID(3)).isEmpty, "another device's")
    },
  ]

  /// As long as a pack may be, and beyond.
  private static let long = [UInt8](repeating: 0xA5, count: 270_000)

  private static func chain(_ stream: StreamID) -> Chain {
    Chain(family: Example.family, device: Example.device, stream: stream)
  }
}
