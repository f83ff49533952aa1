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

/// School hours in the week of the family area: what is whole is stored at once.
@Suite struct SchoolTests: WeekScript {
  var script = Self.started

  @Test mutating func aDayThatIsSwitchedOnHasHoursToBeChanged() {
    #expect(script.state.family.week.shownHours(on: .monday, script.state.core) == nil)
    #expect(
      stores(.schoolSwitched(.monday, true))
        == [.schoolSet(player, [.hours(.monday, TestSupport.hours(8, 15))])]
    )
    #expect(
      stores(.hoursTyped(.monday, .to, "13:00"))
        == [.schoolSet(player, [.hours(.monday, TestSupport.hours(8, 13))])]
    )
    #expect(script.state.family.week.shownHours(on: .monday, script.state.core)?.to == "13:00")
  }

  @Test mutating func theNextDayBeginsWithTheHoursOfTheOneBefore() {
    send(.schoolSwitched(.monday, true))
    send(.hoursTyped(.monday, .to, "13:00"))
    send(.schoolSwitched(.thursday, true))
    #expect(hours(of: .thursday) == TestSupport.hours(8, 13))
    send(.hoursTyped(.thursday, .from, "09:00"))
    send(.schoolSwitched(.friday, true))
    #expect(hours(of: .friday) == TestSupport.hours(9, 13))
    send(.schoolSwitched(.tuesday, true))
    #expect(hours(of: .tuesday) == TestSupport.hours(8, 13))
  }

  @Test mutating func aDayThatIsSwitchedOffAndOnAgainHasItsHoursBack() {
    send(.schoolSwitched(.monday, true))
    send(.schoolSwitched(.tuesday, true))
    send(.hoursTyped(.tuesday, .to, "12:00"))
    #expect(
      stores(.schoolSwitched(.tuesday, false)) == [.schoolSet(player, [.hours(.tuesday, nil)])]
    )
    #expect(script.state.family.week.shownHours(on: .tuesday, script.state.core) == nil)
    send(.schoolSwitched(.tuesday, true))
    #expect(hours(of: .tuesday) == TestSupport.hours(8, 12))
  }

  @Test mutating func halfTypedHoursStayInTheirFieldsAndAreNotStored() {
    send(.schoolSwitched(.monday, true))
    #expect(stores(.hoursTyped(.monday, .from, "")) == [])
    #expect(script.state.family.week.shownHours(on: .monday, script.state.core)?.from == "")
    #expect(
      script.state.family.week.shownHours(on: .monday, script.state.core)?.fieldError
        == .timesMissing
    )
    // Neither another day nor another place makes them forgotten.
    send(.schoolSwitched(.tuesday, true))
    script.send(.family(.placeChosen(.routines)))
    script.send(.family(.placeChosen(.week)))
    #expect(
      script.state.family.week.shownHours(on: .monday, script.state.core)?.fieldError
        == .timesMissing
    )
    #expect(hours(of: .monday) == TestSupport.hours(8, 15))
    #expect(stores(.hoursTyped(.monday, .from, "09:30")).count == 1)
    #expect(script.state.family.week.shownHours(on: .monday, script.state.core)?.fieldError == nil)
  }

  @Test mutating func hoursThatEndBeforeTheyBeginAreNotStored() {
    send(.schoolSwitched(.monday, true))
    #expect(stores(.hoursTyped(.monday, .to, "07:00")) == [])
    #expect(
      script.state.family.week.shownHours(on: .monday, script.state.core)?.fieldError
        == .endsBeforeItBegins
    )
    #expect(stores(.hoursTyped(.monday, .from, "06:30")).count == 1)
    #expect(script.state.family.week.shownHours(on: .monday, script.state.core)?.fieldError == nil)
  }

  @Test mutating func whatChangesNothingIsNoOperation() {
    send(.schoolSwitched(.monday, true))
    #expect(stores(.hoursTyped(.monday, .to, "15:00")) == [])
    #expect(stores(.schoolSwitched(.sunday, false)) == [])
    #expect(stores(.travelTyped("")) == [])
    #expect(stores(.hoursTyped(.sunday, .to, "15:00")) == [])
  }

  @Test mutating func allSchoolDaysCanHaveTheHoursOfOne() {
    send(.schoolSwitched(.monday, true))
    #expect(script.state.family.week.copyableDay(script.state.core) == .monday)
    send(.schoolSwitched(.friday, true))
    send(.hoursTyped(.friday, .to, "12:00"))
    #expect(script.state.family.week.copyableDay(script.state.core) == .friday)
    send(.hoursTyped(.monday, .from, "08:30"))
    let copied = stores(.hoursCopied(.monday))
    let wanted = span(TimeOfDay(hour: 8, minute: 30), TimeOfDay(hour: 15))
    #expect(
      copied == [
        .schoolSet(
          player,
          [.tuesday, .wednesday, .thursday, .friday].map { .hours($0, wanted) }
        )
      ]
    )
    #expect(hours(of: .saturday) == nil)
    #expect(script.state.family.week.copyableDay(script.state.core) == nil)
    // And taken back.
    send(.undone)
    #expect(hours(of: .tuesday) == nil)
    #expect(hours(of: .friday) == TestSupport.hours(8, 12))
    #expect(hours(of: .monday) == wanted)
  }

  @Test mutating func hoursOfASaturdayAreNoOffer() {
    send(.schoolSwitched(.saturday, true))
    #expect(script.state.family.week.copyableDay(script.state.core) == nil)
    #expect(stores(.hoursCopied(.saturday)) == [])
  }

  @Test mutating func theWayToSchoolIsStoredAsItIsTyped() {
    #expect(stores(.travelTyped("2")) == [.schoolSet(player, [.travel(.minutes(2))])])
    #expect(stores(.travelTyped("25")) == [.schoolSet(player, [.travel(.minutes(25))])])
    #expect(stores(.travelTyped("24,5")) == [])
    for text in ["25x", "-5", "1441", "99999"] {
      #expect(stores(.travelTyped(text)) == [], "\(text)")
      #expect(script.state.family.week.shownTravel(script.state.core) == text)
      #expect(script.state.family.week.travelError(script.state.core) == .notMinutes)
    }
    #expect(stores(.travelTyped("")) == [.schoolSet(player, [.travel(.zero)])])
    #expect(script.state.family.week.travelError(script.state.core) == nil)
  }

  @Test mutating func timesAreTakenAsPeopleWriteThem() {
    send(.schoolSwitched(.monday, true))
    #expect(stores(.hoursTyped(.monday, .to, "1")) == [])
    #expect(
      script.state.family.week.shownHours(on: .monday, script.state.core)?.fieldError == nil
    )
    #expect(stores(.hoursTyped(.monday, .to, "130")) == [])
    #expect(stores(.hoursTyped(.monday, .to, "1305")).count == 1)
    #expect(hours(of: .monday)?.to == TimeOfDay(hour: 13, minute: 5))
    send(.hoursTyped(.monday, .to, "2 pm"))
    #expect(hours(of: .monday)?.to == TimeOfDay(hour: 14))
    send(.hoursTyped(.monday, .to, "16"))
    #expect(stores(.hoursLeft(.monday)).count == 1)
    #expect(hours(of: .monday)?.to == TimeOfDay(hour: 16))
    send(.hoursTyped(.monday, .to, "soon"))
    #expect(stores(.hoursLeft(.monday)) == [])
    #expect(
      script.state.family.week.shownHours(on: .monday, script.state.core)?.fieldError
        == .timesMissing
    )
  }
}
