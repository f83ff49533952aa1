import ServerCore
import SyncWire

extension StoreLaw {
  static let ofRefusals: [StoreLaw] = [
    StoreLaw(ofSeveralRequests: "a request that is refused leaves nothing of what it wrote") {
      store in
      try store.inOne(writeAll)
      let view = RequestView(store)
      let reply = view.collect { () throws(SyncRefusal) in
        view.setFamily(Example.row(Example.other, top: 9))
        view.append(Example.family, 2, Example.record(of: Example.stream, [2]))
        view.setEntry(Example.family, Example.hash(2), 2)
        view.setPlace(chain, ChainPlace(2, Example.hash(2)))
        view.setMember(Example.family, Example.member(DeviceID(2)))
        view.setRevocation(Example.family, Example.device, [1])
        view.setCode(CodeRow(family: Example.family, code: Example.code(71)))
        view.setNote(Example.family, Example.note(DeviceID(2), at: 2))
        view.setMailbox(MailboxRow(id: MailboxID(2), end: 2))
        view.eraseFamily(Example.family)
        throw .role
      }
      try expect(reply.refusal == .role, "not refused")
    } read: { store in
      try expect(store.family(Example.family)?.isErased == false, "erased")
      try expect(store.family(Example.other) == nil, "a family")
      try expect(store.record(Example.family, 1)?.bytes == [1], "a record is gone")
      try expect(store.record(Example.family, 2) == nil, "a record")
      try expect(store.packs(Example.family, Example.stream, 9, 9) == [1], "a pack")
      try expect(store.entry(Example.family, Example.hash(2)) == nil, "an entry")
      try expect(store.place(chain) == ChainPlace(1, Example.hash(1)), "a place")
      try expect(store.members(Example.family).map { $0.device } == [Example.device], "members")
      try expect(store.revocation(Example.family, Example.device) == nil, "a revocation")
      try expect(store.code(71) == nil && store.codes(Example.family).count == 1, "codes")
      try expect(store.notes(Example.family).count == 1, "notes")
      try expect(store.mailbox(MailboxID(1)).exists, "a mailbox is gone")
      try expect(store.mailbox(MailboxID(2)) == nil, "a mailbox")
    },
    StoreLaw("of a row that one request sets many times the last state is stored") { store in
      store.setFamily(Example.row(Example.family))
      for round in Int64(1)...3 {
        for device in UInt128(1)...20 {
          let chain = Chain(family: Example.family, device: DeviceID(device), stream: .plan)
          store.setPlace(chain, ChainPlace(round * 100 + Int64(device), .zero))
        }
      }
    } read: { store in
      for device in UInt128(1)...20 {
        let chain = Chain(family: Example.family, device: DeviceID(device), stream: .plan)
        let wanted = ChainPlace(300 + Int64(device), .zero)
        try expect(store.place(chain) == wanted, "of one device")
        let all = store.places(Example.family, DeviceID(device))
        try expect(all == [Cut(.plan, wanted)], "of one device, among all")
      }
    },
  ]

  private static let chain = Chain(
    family: Example.family,
    device: Example.device,
    stream: Example.stream
  )

  @Sendable private static func writeAll(_ view: RequestView) {
    view.setFamily(Example.row(Example.family, top: 1))
    view.append(Example.family, 1, Example.record(of: Example.stream, [1]))
    view.setEntry(Example.family, Example.hash(1), 1)
    view.setPlace(chain, ChainPlace(1, Example.hash(1)))
    view.setMember(Example.family, Example.member(Example.device))
    view.setCode(CodeRow(family: Example.family, code: Example.code(70)))
    view.setNote(Example.family, Example.note(Example.device, at: 1))
    view.setMailbox(MailboxRow(id: MailboxID(1), end: 1))
  }
}
