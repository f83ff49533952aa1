import Basics
import ServerCore
import SyncWire

extension StoreLaw {
  static let ofMembers: [StoreLaw] = [
    StoreLaw("a member is as it was set last") { store in
      store.setFamily(Example.row(Example.family))
      store.setMember(Example.family, Example.member(Example.device))
      store.setMember(Example.family, Example.member(DeviceID(2)))
      var member = Example.member(Example.device)
      (member.streams, member.isRevoked) = ([.plan, Example.stream], true)
      member.views = [StreamID(50), StreamID(51)]
      store.setMember(Example.family, member)
      store.setRevocation(Example.family, Example.device, [1, 2, 3])
    } read: { store in
      let member = store.member(Example.family, Example.device)
      try expect(member?.streams == [.plan, Example.stream], "streams")
      try expect(member?.views == [StreamID(50), StreamID(51)], "views")
      let other = store.member(Example.family, DeviceID(2))
      try expect(other?.views.isEmpty == true, "none of another's")
      try expect(member?.isRevoked == true && member?.isParents == true, "flags")
      try expect(member?.tokenHash == Example.hash(6), "a token")
      let all = store.members(Example.family)
      try expect(Set(all.map { $0.device }) == [Example.device, DeviceID(2)], "all")
      try expect(all.count { $0.isRevoked } == 1, "one is out")
      try expect(store.revocation(Example.family, Example.device) == [1, 2, 3], "the entry")
      try expect(store.revocation(Example.family, DeviceID(2)) == nil, "nobody's entry")
      try expect(store.member(Example.other, Example.device) == nil, "another family's")
    },
    StoreLaw(ofSeveralRequests: "a token is known while its device is in a family") { store in
      try store.inOne { view in
        for (number, family) in [Example.family, Example.other].enumerated() {
          view.setFamily(Example.row(family))
          view.setMember(family, Example.member(DeviceID(1), hash: UInt8(number)))
          view.setMember(family, Example.member(DeviceID(2), hash: UInt8(10 + number)))
        }
      }
      try store.inOne { view in
        var member = Example.member(DeviceID(2), hash: 10)
        member.isRevoked = true
        view.setMember(Example.family, member)
        view.eraseFamily(Example.other)
      }
      let known = [0, 1, 10, 11, 12].filter { store.knows(Example.hash($0)) == true }
      try expect(known == [0], "of a family that is there, and of a device that is not out")
    } read: { view in
      try expect(view.isMembers(Example.hash(0)), "in a request")
    },
    StoreLaw("a code is found by its look-up, and with its family") { store in
      for family in [Example.family, Example.other] { store.setFamily(Example.row(family)) }
      store.setCode(CodeRow(family: Example.family, code: Example.code(70)))
      var players = Example.code(.max)
      players.name = .playerCode(of: Example.stream)
      store.setCode(CodeRow(family: Example.family, code: players))
    } read: { store in
      let mark = CodeMark(family: Example.family, tokenHash: Example.code(70).tokenHash)
      try expect(store.code(70) == mark && store.code(.max)?.family == Example.family, "a code")
      try expect(store.code(71) == nil, "nobody's")
      let codes = store.codes(Example.family).map { $0.code }.sorted { $0.lookup < $1.lookup }
      try expect(codes.first == Example.code(70) && codes.count == 2, "all of a family")
      try expect(codes.last?.name == .playerCode(of: Example.stream), "a player's")
      try expect(store.codes(Example.other).isEmpty, "another family's")
    },
    StoreLaw("a code that counts no more is found by nothing, and takes no other along") { store in
      for family in [Example.family, Example.other] { store.setFamily(Example.row(family)) }
      for lookup: UInt128 in [70, 71] {
        store.setCode(CodeRow(family: Example.family, code: Example.code(lookup)))
      }
      store.dropCode(Example.family, 70)
      store.dropCode(Example.other, 72)
    } read: { store in
      try expect(store.code(70) == nil && store.code(71) != nil, "by its look-up")
      let codes = store.codes(Example.family).map { $0.code.lookup }
      try expect(codes == [71], "with its family")
    },
  ]

  static let ofMessages: [StoreLaw] = [
    StoreLaw("of each device's seen notes the last one is kept") { store in
      store.setFamily(Example.row(Example.family))
      for at in Int64(1)...3 {
        store.setNote(Example.family, Example.note(Example.device, at: at))
      }
      store.setNote(Example.family, Example.note(DeviceID(2), at: 1))
    } read: { store in
      let wanted = [Example.note(DeviceID(2), at: 1), Example.note(Example.device, at: 3)]
      try expect(store.notes(Example.family) == wanted, "by their devices")
    },
    StoreLaw("a mailbox keeps its messages by their numbers") { store in
      var mailbox = MailboxRow(id: MailboxID(1), end: 1_800_000_000_000)
      store.setMailbox(mailbox)
      for number in [0, 3] {
        mailbox.messages[number] = [UInt8(number), 255]
        store.setMailbox(mailbox)
      }
      store.setMailbox(MailboxRow(id: MailboxID(2), end: 1_800_000_000_001))
    } read: { store in
      let mailbox = store.mailbox(MailboxID(1))
      try expect(mailbox?.end == 1_800_000_000_000, "its end")
      try expect(mailbox?.messages == [0: [0, 255], 3: [3, 255]], "its messages")
      try expect(store.mailbox(MailboxID(2))?.messages.isEmpty == true, "another one's")
      try expect(store.mailbox(MailboxID(3)) == nil, "nobody's")
    },
  ]
}

extension Example {
  static func member(_ device: DeviceID, hash byte: UInt8 = 6) -> MemberRow {
    MemberRow(device, tokenHash: hash(byte), isParents: true, streams: [.plan], isRevoked: false)
  }

  static func code(_ lookup: UInt128) -> RosterCode {
    RosterCode(
      name: .familyCode,
      lookup: lookup,
      tokenHash: hash(7),
      publicKeys: (PublicKey([4] + [UInt8](repeating: 9, count: 64)) ?? .blank, .blank),
      sealed: [UInt8](repeating: 8, count: 300)
    )
  }

  static func note(_ device: DeviceID, at number: Int64) -> SeenNote {
    SeenNote(device: device, at: Citation(number, hash(8)), roster: hash(9), signature: .blank)
  }
}
