import Access
import App
import AppCore
import Basics
import Domain
import Editing
import Family
import Game
import Setup
import SyncEngine
import TestSupport
import Testing
import Time
import Transfer

/// The week in the family area, played as scripts: what is whole is stored at once, in one operation.
@Suite struct WeekTests: WeekScript {
  var script = Self.started

  private mutating func fill(_ actions: [WeekFormAction]) {
    for action in actions { send(.form(action)) }
  }

  // Activities

  private mutating func addHockey() -> [OperationBody] {
    send(.activityChosen(nil))
    fill([
      .named(" Hockey "), .dayChosen(.tuesday, true), .fromTyped("16:00"), .toTyped("17:30"),
      .travelTyped("25"),
    ])
    return stores(.form(.saved))
  }

  @Test mutating func anActivityIsStoredInOneOperationWhenItIsWhole() {
    let stored = addHockey()
    guard case .activitySet(_, let fields)? = stored.first else {
      Issue.record("nothing stored")
      return
    }
    let hours = span(TimeOfDay(hour: 16), TimeOfDay(hour: 17, minute: 30))
    #expect(
      fields == [
        .name("Hockey"), .weekday(.tuesday), .players([player]), .hours(hours),
        .travel(.minutes(25)),
      ]
    )
    #expect(stored.count == 1)
    #expect(script.state.family.week.form == nil)
    #expect(script.state.ledger.allActivities.map { $0.name } == ["Hockey"])
  }

  @Test mutating func anActivityMayNameTheQuestThatGetsReadyForIt() throws {
    let quest = try #require(script.state.ledger.allRoutines.first { $0.isOffered(to: player) })
    _ = addHockey()
    let activity = try #require(script.state.ledger.allActivities.first)
    send(.activityChosen(activity.id))
    send(.form(.questChosen(quest.id)))
    #expect(stores(.form(.saved)) == [.activitySet(activity.id, [.routine(quest.id)])])
    #expect(script.state.ledger.activity(activity.id)?.routine == quest.id)
    send(.activityChosen(activity.id))
    #expect(stores(.form(.saved)) == [])
    send(.activityChosen(activity.id))
    send(.form(.questChosen(nil)))
    #expect(stores(.form(.saved)) == [.activitySet(activity.id, [.routine(nil)])])
  }

  @Test mutating func aWordThatNoDayHasCanBeWrittenIntoTheWeek() {
    script.send(.family(.wordMissed("piano")))
    #expect(script.state.family.place == .tab(.week))
    #expect(script.state.family.week.form?.name == "piano")
  }

  @Test mutating func whatIsMissingIsSaidOneAfterTheOther() {
    send(.activityChosen(nil))
    let missing: [(WeekFieldError, WeekFormAction)] = [
      (.nameMissing, .named("Hockey")), (.dayMissing, .dayChosen(.friday, true)),
      (.timesMissing, .fromTyped("16:00")),
      (.timesMissing, .toTyped("15:00")), (.endsBeforeItBegins, .toTyped("17:00")),
    ]
    for (remark, next) in missing {
      #expect(stores(.form(.saved)) == [])
      #expect(script.state.family.week.form?.fieldError == remark)
      send(.form(next))
      #expect(script.state.family.week.form?.fieldError == nil)
    }
    fill([.travelTyped("soon"), .playerChosen(player, false)])
    send(.form(.saved))
    #expect(script.state.family.week.form?.fieldError == .notMinutes)
    send(.form(.travelTyped("")))
    send(.form(.saved))
    #expect(script.state.family.week.form?.fieldError == .nobodyGoes)
    send(.form(.playerChosen(player, true)))
    #expect(stores(.form(.saved)).count == 1)
  }

  @Test mutating func whatIsMissingIsAskedForInItsPlaceAndAskedTwiceItTakesTheFocusAnew() throws {
    send(.activityChosen(nil))
    let places: [(WeekFormField, [WeekFormAction])] = [
      (.name, [.named("Hockey")]), (.days, [.dayChosen(.friday, true)]),
      (.from, [.fromTyped("16:00")]), (.to, [.toTyped("15:00")]), (.to, [.toTyped("17:00")]),
      (.travel, []),
    ]
    fill([.travelTyped("soon")])
    var keys: Set<String> = []
    for (place, next) in places {
      send(.form(.saved))
      let form = try #require(script.state.family.week.form)
      #expect(form.askedField == place)
      #expect(keys.insert(form.key(of: place)).inserted)
      fill(next)
    }
    // While it is mended the field stays the one that has the focus.
    send(.form(.travelTyped("2")))
    #expect(keys.contains(script.state.family.week.form?.key(of: .travel) ?? ""))
  }

  @Test mutating func anEditStoresWhatHasChangedAndNothingElse() throws {
    _ = addHockey()
    let hockey = try #require(script.state.ledger.allActivities.first)
    send(.activityChosen(hockey.id))
    send(.form(.dayChosen(.tuesday, false)))
    send(.form(.dayChosen(.friday, true)))
    // Meanwhile another device changes the name.
    var log = TestLog()
    log.advance(by: .hours(24 * 365))
    let news = log.make(.activitySet(hockey.id, [.name("Ice hockey")]))
    script.send(.tab(.newsArrived([news])))
    #expect(stores(.form(.saved)) == [.activitySet(hockey.id, [.weekday(.friday)])])
    let after = script.state.ledger.allActivities.first
    #expect(after?.name == "Ice hockey")
    #expect(after?.weekdays == Weekdays(.friday))
    send(.activityChosen(hockey.id))
    #expect(stores(.form(.saved)) == [])
    #expect(script.state.family.week.form == nil)
  }

  @Test mutating func anActivityIsOnSeveralDays() throws {
    _ = addHockey()
    let hockey = try #require(script.state.ledger.allActivities.first)
    send(.activityChosen(hockey.id))
    send(.form(.dayChosen(.thursday, true)))
    let days = Weekdays(.tuesday).union(Weekdays(.thursday))
    #expect(stores(.form(.saved)) == [.activitySet(hockey.id, [.weekdays(days)])])
    #expect(script.state.ledger.allActivities.map { $0.weekdays } == [days])
    send(.activityChosen(hockey.id))
    send(.form(.dayChosen(.tuesday, false)))
    #expect(stores(.form(.saved)) == [.activitySet(hockey.id, [.weekday(.thursday)])])
    #expect(script.state.ledger.allActivities.map { $0.weekdays } == [Weekdays(.thursday)])
  }

  @Test mutating func whatIsRemovedCanBeBroughtBack() throws {
    _ = addHockey()
    let id = try #require(script.state.ledger.allActivities.first?.id)
    #expect(stores(.removed(.activity(id))) == [.activityRemoved(id)])
    #expect(script.state.ledger.allActivities.isEmpty)
    #expect(stores(.undone) == [.activitySet(id, [])])
    #expect(script.state.ledger.allActivities.map { $0.name } == ["Hockey"])
    #expect(stores(.undone) == [])
  }

  @Test mutating func savingAnActivityThatWasRemovedElsewhereBringsItBack() throws {
    _ = addHockey()
    let id = try #require(script.state.ledger.allActivities.first?.id)
    send(.activityChosen(id))
    var log = TestLog()
    log.advance(by: .hours(24 * 365))
    script.send(.tab(.newsArrived([log.make(.activityRemoved(id))])))
    #expect(script.state.ledger.allActivities.isEmpty)
    #expect(stores(.form(.saved)) == [.activitySet(id, [])])
    #expect(script.state.ledger.allActivities.count == 1)
  }

  @Test mutating func aFormThatIsPutAwayStoresNothing() {
    send(.activityChosen(nil))
    send(.form(.named("Hockey")))
    #expect(stores(.form(.putAway)) == [])
    #expect(script.state.family.week.form == nil)
    #expect(stores(.form(.saved)) == [])
  }

  @Test mutating func aNameIsCutWhereItGetsTooLong() {
    send(.breakChosen(nil))
    fill([.named(String(repeating: "é", count: 300)), .fromTyped("2027-07-01")])
    send(.form(.saved))
    #expect(script.state.ledger.allBreaks.first?.name.count == 200)
    // What is stored can be read.
    let log = LogReader.read(TestSupport.bytes(of: script.stored))
    #expect(log.damaged == 0)
  }

  @Test mutating func moreThanFitsIsNotBegun() {
    var log = TestLog()
    let full = (1...WeekBounds.mostActivities).map {
      log.make(
        .activitySet(
          ActivityID(UInt128($0)),
          [.weekday(.monday), .hours(TestSupport.hours(8, 9))]
        )
      )
    }
    script.send(.tab(.newsArrived(full)))
    send(.activityChosen(nil))
    #expect(script.state.family.week.form == nil)
    send(.activityChosen(ActivityID(1)))
    #expect(script.state.family.week.form != nil)
  }

  // Breaks

  @Test mutating func aBreakOfOneDayIsTypedOnce() {
    send(.breakChosen(nil))
    fill([.named("Carnival"), .fromTyped("0002-02-16"), .fromTyped("2027-02-16")])
    #expect(script.state.family.week.form?.to == "2027-02-16")
    #expect(stores(.form(.saved)).count == 1)
    let day = LocalDay(year: 2027, month: 2, day: 16)
    #expect(script.state.ledger.allBreaks.map { $0.days } == [days(day, 1)])
  }

  @Test mutating func aBreakThatCannotBeMeantIsAskedAbout() {
    send(.breakChosen(nil))
    send(.form(.named("Summer")))
    let wanted: [(String, String, WeekFieldError)] = [
      ("", "", .datesMissing), ("2027-07-01", "", .datesMissing),
      ("2027-07-01", "2027-06-30", .lastDayFirst), ("2027-07-01", "2072-08-31", .longerThanAYear),
    ]
    for (first, last, remark) in wanted {
      fill([.fromTyped(first), .toTyped(last)])
      #expect(stores(.form(.saved)) == [])
      #expect(script.state.family.week.form?.fieldError == remark)
    }
    fill([.toTyped("2027-08-31")])
    #expect(stores(.form(.saved)).count == 1)
  }

  @Test mutating func aRemovedBreakComesBackToo() throws {
    send(.breakChosen(nil))
    fill([.named("Summer"), .fromTyped("2027-07-01")])
    send(.form(.saved))
    let id = try #require(script.state.ledger.allBreaks.first?.id)
    #expect(stores(.removed(.schoolBreak(id))) == [.breakRemoved(id)])
    #expect(stores(.undone) == [.breakSet(id, [])])
    #expect(script.state.ledger.allBreaks.count == 1)
    send(.breakChosen(id))
    send(.form(.toTyped("2027-07-02")))
    let first = LocalDay(year: 2027, month: 7, day: 1)
    #expect(stores(.form(.saved)) == [.breakSet(id, [.days(days(first, 2))])])
  }

  // Who, and when not

  @Test mutating func eachPlayerHasASchoolOfHerOwn() {
    var log = TestLog()
    let other = PlayerID(9)
    script.send(.tab(.newsArrived([log.make(.playerSet(other, name: "Kim"))])))
    let (first, second) = (player, other)
    #expect(first != second)
    send(.schoolSwitched(.monday, true))
    send(.playerChosen(second))
    #expect(player == second)
    #expect(script.state.family.week.shownHours(on: .monday, script.state.core) == nil)
    send(.schoolSwitched(.monday, true))
    send(.hoursTyped(.monday, .to, "12:00"))
    send(.playerChosen(first))
    #expect(hours(of: .monday) == TestSupport.hours(8, 15))
    send(.activityChosen(nil))
    #expect(Set(script.state.family.week.form?.players ?? []) == [first, second])
  }

  @Test mutating func aTabWithoutThePenStoresNothing() {
    _ = addHockey()
    let before = script.state.ledger
    script.send(.tab(.becameReader))
    send(.schoolSwitched(.monday, true))
    send(.travelTyped("5"))
    send(.activityChosen(nil))
    fill([
      .named("Chess"), .dayChosen(.monday, true), .fromTyped("16:00"), .toTyped("17:00"), .saved,
    ])
    send(.removed(.activity(before.allActivities[0].id)))
    #expect(script.state.ledger == before)
    // What was typed is still there when it may write again.
    script.send(.tab(.becameWriter))
    #expect(stores(.form(.saved)).count == 1)
  }

  @Test mutating func nothingIsStoredWhileTheGateIsClosed() {
    script.send(.back)
    send(.schoolSwitched(.monday, true))
    #expect(hours(of: .monday) == nil)
  }

  @Test mutating func noticesAreGoneWhenThePageIsEnteredAgain() {
    _ = addHockey()
    #expect(script.state.family.week.settled != nil)
    script.send(.family(.placeChosen(.routines)))
    script.send(.family(.placeChosen(.week)))
    #expect(script.state.family.week.settled == nil)
    #expect(script.state.family.week.undo == nil)
  }
}
