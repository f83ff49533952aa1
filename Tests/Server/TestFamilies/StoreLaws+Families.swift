import Basics
import ServerCore
import SyncRoster
import SyncWire

extension StoreLaw {
  static let ofFamilies: [StoreLaw] = [
    StoreLaw("nothing is known of whom nobody has set") { _ in
    } read: { store in
      try expect(store.family(Example.family) == nil, "a family")
      try expect(store.record(Example.family, 1) == nil, "a record")
      try expect(store.link(Example.family, 1) == nil, "a link")
      try expect(store.roster(Example.family).entries.isEmpty, "entries")
      try expect(store.members(Example.family).isEmpty, "members")
      try expect(store.notes(Example.family).isEmpty, "notes")
      try expect(store.code(7) == nil && store.codes(Example.family).isEmpty, "codes")
      try expect(store.mailbox(MailboxID(7)) == nil, "a mailbox")
    },
    StoreLaw("a family is as it was set last") { store in
      store.setFamily(Example.row(Example.family, top: 3))
      store.setFamily(Example.row(Example.other))
      store.setFamily(Example.row(Example.family, top: SyncLimits.numbers.upperBound))
    } read: { store in
      let row = store.family(Example.family)
      try expect(row?.id == Example.family && row?.isErased == false, "id")
      try expect(row?.top == Citation(SyncLimits.numbers.upperBound, Example.hash(2)), "top")
      try expect(row?.roster == Example.hash(3) && row?.bytes == 1 << 40, "roster, bytes")
      try expect(store.family(Example.other)?.top.number == 0, "another family's top")
    },
    StoreLaw("of an erased family its mark is left, and of others everything") { store in
      for family in [Example.family, Example.other] { Self.fill(store, family) }
      store.eraseFamily(Example.family)
      store.eraseFamily(FamilyID(99))
    } read: { store in
      try expect(store.family(Example.family)?.isErased == true, "no mark")
      try expect(store.family(FamilyID(99)) == nil, "a mark of nobody")
      try expect(!Self.isFilled(store, Example.family), "something is left")
      for family in [Example.family, Example.other] {
        try expect(store.code(family.raw)?.family == family, "a code leads nowhere")
      }
      try expect(Self.isFilled(store, Example.other), "another family lost something")
      try expect(store.family(Example.other)?.isErased == false, "another family's mark")
    },
    StoreLaw(ofSeveralRequests: "a roster is what its entries come to") { store in
      let family = try SyncFamily.founded(on: store)
      let gone = Revocation(device: DeviceID(2), cuts: [], epochs: [])
      try expect(family.write(.revoke(gone)).status == 200, "no revocation")
    } read: { store in
      let roster = store.roster(SyncFamily.family)
      try expect(roster.entries.count == 4, "entries")
      try expect(roster.head == store.family(SyncFamily.family)?.roster, "head")
      try expect(roster.isRevoked(DeviceID(2)) && roster.isActive(DeviceID(1)), "devices")
      let keys = [DeviceID(1), DeviceID(2)].map { store.signer(SyncFamily.family, $0)?.key }
      try expect(keys == [SyncFamily.key(1), SyncFamily.key(2)], "keys, also of who is out")
      try expect(store.signer(SyncFamily.family, DeviceID(9)) == nil, "nobody's key")
      try expect(store.signer(Example.other, DeviceID(1)) == nil, "another family's key")
      try expect(store.member(SyncFamily.family, DeviceID(2))?.isRevoked == true, "a member")
    },
  ]

  private static func fill(_ store: RequestView, _ family: FamilyID) {
    store.setFamily(Example.row(family, top: 1))
    store.append(family, 1, Example.record(of: Example.stream, [1]))
    store.setEntry(family, Example.hash(1), 1)
    let chain = Chain(family: family, device: Example.device, stream: Example.stream)
    store.setPlace(chain, ChainPlace(1, Example.hash(1)))
    store.setMember(family, Example.member(Example.device))
    store.setRevocation(family, Example.device, [1])
    store.setCode(CodeRow(family: family, code: Example.code(family.raw)))
    store.setNote(family, Example.note(Example.device, at: 1))
  }

  /// All of it, or else nothing.
  private static func isFilled(_ store: RequestView, _ family: FamilyID) -> Bool {
    let found = [
      store.record(family, 1).exists, store.link(family, 1).exists,
      !store.packs(family, Example.stream, 9, 9).isEmpty,
      store.entry(family, Example.hash(1)).exists,
      !store.places(family, Example.device).isEmpty, !store.members(family).isEmpty,
      store.revocation(family, Example.device).exists, !store.codes(family).isEmpty,
      !store.notes(family).isEmpty,
    ]
    return family == Example.family ? found.contains(true) : !found.contains(false)
  }
}
