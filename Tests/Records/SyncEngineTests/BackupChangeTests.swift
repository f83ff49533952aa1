import Copies
import Domain
import SyncEngine
import TestSupport
import Testing
import Time

/// What opening a copy would change is known before it is done, and named.
@Suite struct BackupChangeTests {
  @Test func aRoutineThatWouldBeRenamedAndGetStepsIsNamedWithThem() throws {
    var log = EarlierFiles.Log()
    try log.open(EarlierYear(sessions: 3).file)
    let step = #""tasks":[{"name":"Feed Miso","displayName":"Feed Miso","orderIndex":-1},"#
    let later = EarlierFiles.edited(
      EarlierYear(sessions: 3).file,
      (#""name":"Morning""#, #""name":"School morning""#),
      (#""activeDays":[2,3,4,5,6]"#, #""activeDays":[2,3]"#),
      ("2027-01-01T10:00:00Z", "2027-02-01T10:00:00Z"),
      (#""tasks":["#, step)
    )
    let plan = try log.plan(later)
    #expect(plan.hasChanges && !plan.isNothingNew && plan.newRoutines.isEmpty)
    let change = try #require(plan.changedRoutines.first)
    #expect(plan.changedRoutines.count == 1 && change.kind == .edited)
    #expect(change.before.name == "Morning" && change.after.name == "School morning")
    #expect(change.fields.count == 2 && change.fields.contains(.name("School morning")))
    #expect(change.moreSteps.map { $0.name } == ["Feed Miso"])
    #expect(change.fewerSteps.isEmpty && change.otherSteps.isEmpty && !change.isReordered)
    #expect(plan.routines == BackupPlan.Count(inFile: 1, new: 0, changed: 1))
    #expect(plan.sessions.changed == 0 && plan.sessions.new == 0)
  }

  /// What they would store are writes that those of the fuller file have overtaken.
  @Test func filesOfTheSameDataInFewerSchemasBringNothingNew() throws {
    var log = EarlierFiles.Log()
    try log.open(EarlierFiles.fixture("schema-6-all"))
    for schema in 1...6 {
      let plan = try log.plan(EarlierFiles.fixture(schema: schema))
      let after = Ledger(log.operations + plan.operations)
      let isSame =
        EarlierSchemaTests.answers(after) == EarlierSchemaTests.answers(log.ledger)
      #expect(plan.isNothingNew == isSame, "schema \(schema)")
    }
  }

  @Test func anEmptyLogIsShownTooWhatItWouldHold() throws {
    let plan = try EarlierFiles.Log().plan(EarlierFiles.fixture(schema: 1))
    #expect(!plan.hasChanges && plan.hasNews && !plan.isNothingNew)
    #expect(plan.newRoutines.count == plan.routines.inFile && plan.routines.new > 0)
    #expect(plan.players.allSatisfy { $0.isNew })
  }

  @Test func aCopyThatRemovesSomethingSaysSo() throws {
    let (operations, removal) = try Self.routineAndItsRemoval()
    let log = EarlierFiles.Log(operations)
    let plan = try log.plan(BackupFiles.file(of: BackupFiles.encoded(operations + [removal])))
    #expect(plan.removesSomething && plan.changedRoutines.map { $0.kind } == [.removed])
    // And the other way round.
    let other = EarlierFiles.Log([operations[0], removal])
    let back = try other.plan(BackupFiles.file(of: BackupFiles.encoded(operations)))
    #expect(!back.removesSomething)
  }

  @Test func aNewNameOfAPlayerIsAChange() throws {
    var log = TestLog()
    let named = [log.make(.playerSet(TestLog.player, name: "Mia"))]
    let renamed = named + [log.make(.playerSet(TestLog.player, name: "Mia M."))]
    let plan = try EarlierFiles.Log(named).plan(
      BackupFiles.file(of: BackupFiles.encoded(renamed))
    )
    #expect(plan.players.map { $0.nameBefore } == ["Mia"] && plan.hasChanges)
    #expect(plan.players.map { $0.player.name } == ["Mia M."])
  }

  @Test func whatANewerProgramWroteIsNewThoughItDoesNothingHere() throws {
    var log = TestLog()
    let player = log.make(.playerSet(TestLog.player, name: "Mia"))
    let strange = BackupFiles.encoded([player, log.make(.stepRemoved(StepID(1), of: RoutineID(1)))])
      .map { BackupFiles.content(of: $0).replacing("step.removed", with: "step.sung") }
    let file = Array(BackupFiles.file(of: strange).utf8)
    let plan = try EarlierFiles.Log([player]).plan(file)
    #expect(plan.notUnderstood == 1 && !plan.isNothingNew)
  }

  private static func routineAndItsRemoval() throws -> ([Operation], Operation) {
    var log = TestLog()
    let operations = [
      log.make(.playerSet(TestLog.player, name: "Mia")),
      log.make(.routineSet(RoutineID(7), [.name("Morning"), .players([TestLog.player])])),
    ]
    return (operations, log.make(.routineRemoved(RoutineID(7))))
  }
}
