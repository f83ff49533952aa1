import Domain
import SyncEngine
import SyncWire
import TestSupport
import Testing
import Time

@Suite struct SettingTests {
  @Test func whatIsAPlayersGoesToThePlayersStream() {
    var log = TestLog()
    let player = log.make(.set(.weekRead, LocalDay(number: 20_717))).record(counter: 1)
    #expect(player.stream == .play)
    #expect(player.player == TestLog.player.raw)
    for body in [OperationBody.set(.isShared, true), .set(.firstStart, "days")] {
      let record = log.make(body).record(counter: 1)
      #expect(record.stream == .plan)
      #expect(record.player == nil)
    }
  }

  @Test func whatOnePlayerHasReadIsUnreadByTheOther() throws {
    var log = TestLog()
    let ledger = Ledger([
      log.make(.set(.restRead(RoutineID(2)), true)), log.make(.set(.playerHere, PlayerID(5))),
    ])
    #expect(ledger.setting(.restRead(RoutineID(2)), of: TestLog.player) == true)
    #expect(ledger.setting(.restRead(RoutineID(3)), of: TestLog.player) == nil)
    #expect(ledger.setting(.restRead(RoutineID(2)), of: PlayerID(9)) == nil)
    #expect(ledger.setting(.playerHere, on: 1) == PlayerID(5))
    #expect(ledger.setting(.playerHere, on: 2) == nil)
  }

  @Test func aTimeIsAWordAndAnotherWordIsNone() throws {
    var log = TestLog()
    let chosen = log.make(.set(.dailyReminderTime, TimeOfDay(hour: 6, minute: 5)))
    #expect(chosen.record(counter: 1).body == ["setting": "daily-reminder-time", "value": "06:05"])
    let time = Ledger([chosen]).setting(.dailyReminderTime, of: TestLog.player)
    #expect(time == TimeOfDay(hour: 6, minute: 5))
    var record = log.make(.set(.dailyReminderTime, TimeOfDay(hour: 7))).record(counter: 2)
    record.body = ["setting": "daily-reminder-time", "value": "25:00"]
    let other = Ledger([try Operation(record)])
    #expect(other.setting(.dailyReminderTime, of: TestLog.player) == nil)
  }

  @Test func aSettingOfANewerVersionIsKeptWithoutEffect() throws {
    var log = TestLog()
    var record = log.make(.set(.sound, true)).record(counter: 1)
    record.body = ["setting": "lantern-colour", "value": ["hue": 7]]
    let operation = try Operation(record)
    #expect(operation.body == .unknown(kind: "setting.set"))
    #expect(Ledger([operation]).setting(.sound, of: TestLog.player) == nil)
  }

  @Test(arguments: [
    #"{"value":true}"#, #"{"setting":"sound"}"#, #"{"setting":"sound","value":"on"}"#,
    #"{"setting":"week-read","value":"2026-02-30"}"#, #"{"setting":7,"value":true}"#,
    #"{"setting":"rest-read","subject":"2","value":true}"#,
  ])
  func whatNoVersionCanHaveWrittenIsDamage(body: String) throws {
    var log = TestLog()
    var record = log.make(.set(.sound, true)).record(counter: 1)
    record.body = try JSON.parse(Array(body.utf8))
    #expect(throws: JSONFieldError.self) { try Operation(record) }
  }
}
