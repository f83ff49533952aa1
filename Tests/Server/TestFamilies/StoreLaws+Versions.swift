import ServerCore
import SyncWire

extension StoreLaw {
  static let ofVersions: [StoreLaw] = [
    StoreLaw(ofSeveralRequests: "each request that writes a family counts its version on") {
      store in
      for number in Int64(0)...3 {
        try store.inOne { view in
          let row = view.family(Example.family) ?? Example.row(Example.family)
          try expect(row.version == number, "version \(row.version) after \(number) requests")
          view.setFamily(row)
          view.setFamily(row)
        }
      }
    } read: { view in
      try expect(view.family(Example.family)?.version == 4, "the last one")
    },
    StoreLaw(ofSeveralRequests: "who decided on a family that has gone on decides anew") { store in
      try store.inOne { $0.setFamily(Example.row(Example.family, top: 1)) }
      let (view, stale) = (RequestView(store), Example.row(Example.family, top: 9))
      var decisions = 0
      let reply = view.collect {
        var row = decisions == 0 ? stale : view.family(Example.family) ?? stale
        decisions += 1
        row.top = Citation(row.top.number + 1, row.top.hash)
        view.append(Example.family, 1, Example.record(of: Example.stream, [1]))
        view.setFamily(row)
        return SyncReply(status: 204)
      }
      try expect(reply.status == 204 && decisions == 2, "\(reply.status) in \(decisions) decisions")
    } read: { view in
      try expect(view.family(Example.family)?.top.number == 2, "one behind what is stored")
      try expect(view.record(Example.family, 1)?.bytes == [1], "once")
    },
    StoreLaw(ofSeveralRequests: "who never sees what is stored stores nothing") { store in
      try store.inOne { $0.setFamily(Example.row(Example.family, top: 1)) }
      let view = RequestView(store)
      for isErasing in [false, true] {
        let reply = view.collect {
          view.setNote(Example.family, Example.note(Example.device, at: 1))
          view.setFamily(Example.row(Example.family, top: 9))
          if isErasing { view.eraseFamily(Example.family) }
          return SyncReply(status: 204)
        }
        try expect(reply.status == 503, "\(reply.status)")
      }
    } read: { view in
      let row = view.family(Example.family)
      try expect(row?.top.number == 1 && row?.isErased == false, "another row")
      try expect(view.notes(Example.family).isEmpty, "a part of it")
    },
    StoreLaw(ofSeveralRequests: "also a refusal counts only on what is stored") { store in
      try store.inOne { $0.setFamily(Example.row(Example.family, top: 1)) }
      for (version, status, most) in [(Int64(1), 409, 1), (2, 503, SyncStore.mostDecisions)] {
        var decisions = 0
        let reply = store.transact {
          decisions += 1
          return Outcome(SyncReply(status: 409), decidedOn: [Example.family: version])
        }
        try expect(reply.status == status, "\(reply.status) on version \(version)")
        try expect(decisions == most, "\(decisions) decisions")
      }
      let ofNobody = Outcome(SyncReply(status: 404), decidedOn: [Example.other: 0])
      try expect(store.transact { ofNobody }.status == 404, "of who is not there")
    } read: { view in
      try expect(view.family(Example.family)?.version == 1, "its version")
    },
  ]
}
