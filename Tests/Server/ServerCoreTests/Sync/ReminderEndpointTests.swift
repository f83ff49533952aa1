import Basics
import SyncWire
import Synchronization
import TestFamilies
import Testing

@testable import ServerCore

@Suite struct ReminderEndpointTests {
  private static let request = ReminderRequest(
    subscription: PushSubscription(
      endpoint: "https://push.example/1",
      key: .blank,
      auth: [UInt8](repeating: 1, count: PushSubscription.authLength)
    ),
    zone: "Europe/Berlin",
    times: [WeeklyMinute(minute: 450, days: 31)]
  )

  @Test func aServerThatRemindsNobodySaysSo() throws {
    let family = try SyncFamily.founded()
    #expect(family.ask(.readPushKey(SyncFamily.family)).status == 404)
    let reply = family.ask(.setReminders(SyncFamily.family), Self.request.json.bytes)
    #expect(reply.status == 404)
  }

  @Test func whatADeviceWantsIsKeptForItAlone() throws {
    let kept = Mutex<[DeviceID: ReminderRequest]>([:])
    let service = ReminderService(
      key: SyncFamily.key(9),
      keep: { _, device, request in
        kept.withLock { $0[device] = request }
        return .kept
      },
      forget: { _, device in
        kept.withLock { $0[device] = nil }
        return .kept
      }
    )
    let family = try SyncFamily.founded(reminders: service)
    let key = family.ask(.readPushKey(SyncFamily.family), by: 2)
    #expect(try PushKeyAnswer(key.body).key == SyncFamily.key(9))
    let call = SyncCall.setReminders(SyncFamily.family)
    #expect(family.ask(call, Self.request.json.bytes, by: 2).status == 204)
    #expect(kept.withLock { $0 } == [DeviceID(2): Self.request])
    #expect(family.ask(call, Self.request.json.bytes, by: nil).status == 401)
    #expect(family.ask(call, Self.request.json.bytes, by: 70).status == 400)
    #expect(family.ask(.dropReminders(SyncFamily.family)).status == 204)
    #expect(kept.withLock { $0.count } == 1)
    #expect(family.ask(.dropReminders(SyncFamily.family), by: 2).status == 204)
    #expect(kept.withLock { $0.isEmpty })
  }

  @Test(arguments: [
    "", "{}", "[]", #"{"subscription":{},"zone":"","times":[]}"#,
  ])
  func whatIsNoneIsRefused(body: String) throws {
    let service = ReminderService(
      key: .blank,
      keep: { _, _, _ in .kept },
      forget: { _, _ in .kept }
    )
    let family = try SyncFamily.founded(reminders: service)
    let reply = family.ask(.setReminders(SyncFamily.family), Array(body.utf8))
    #expect(reply.status == 400)
  }

  @Test func whatCouldNotBeStoredIsSaid() throws {
    for (answer, status) in [(ReminderService.Answer.refused, 400), (.full, 507)] {
      let service = ReminderService(
        key: .blank,
        keep: { _, _, _ in answer },
        forget: { _, _ in answer }
      )
      let family = try SyncFamily.founded(reminders: service)
      let reply = family.ask(.setReminders(SyncFamily.family), Self.request.json.bytes)
      #expect(reply.status == status)
    }
  }

  @Test func aRequestHasItsBounds() {
    var request = Self.request
    request.times = [WeeklyMinute](repeating: .blank, count: 5)
    #expect(throws: WireError.tooLarge) { try ReminderRequest(request.json.bytes) }
    for (minute, days) in [(1440, 1), (-1, 1), (0, 0), (0, 128)] as [(Int64, Int64)] {
      request.times = [WeeklyMinute(minute: minute, days: days)]
      #expect(throws: WireError.damaged) { try ReminderRequest(request.json.bytes) }
    }
    request = Self.request
    request.subscription.endpoint = "https://" + String(repeating: "a", count: 1100)
    #expect(throws: WireError.tooLarge) { try ReminderRequest(request.json.bytes) }
  }
}
