import SyncWire

/// Where and when devices want to be reminded.
extension SyncServer {
  func readPushKey() throws(SyncRefusal) -> SyncReply {
    SyncReply(status: 200, body: PushKeyAnswer(key: try service().key).json.bytes)
  }

  func setReminders(_ body: [UInt8], _ caller: Caller) throws(SyncRefusal) -> SyncReply {
    let service = try service()
    guard let device = caller.device, let request = try? ReminderRequest(body) else { throw .form }
    return try reply(service.keep(caller.family.id, device.device, request))
  }

  func dropReminders(_ caller: Caller) throws(SyncRefusal) -> SyncReply {
    guard let device = caller.device else { throw .role }
    return try reply(service().forget(caller.family.id, device.device))
  }

  private func reply(_ answer: ReminderService.Answer) throws(SyncRefusal) -> SyncReply {
    switch answer {
    case .kept: return SyncReply(status: 204)
    case .refused: throw .form
    case .full: throw .quota
    }
  }

  private func service() throws(SyncRefusal) -> ReminderService {
    guard let reminders else { throw .missing }
    return reminders
  }
}
