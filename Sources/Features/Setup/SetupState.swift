import Access
import AppCore
import Editing
import SyncEngine

/// The way to the first quest: an empty log, a first start, one guess to try.
package struct SetupState: Sendable {
  package internal(set) var screen = SetupScreen.emptyLog(.firstVisit)
  /// The quest that a first start offers.
  private let starter: StarterQuest

  package init(starter: StarterQuest) { self.starter = starter }
}

package enum SetupScreen: Hashable, Sendable {
  /// There is nothing in the log, and somebody is asked what to do about it.
  case emptyLog(EmptyLog)
  indirect case firstStart(FirstStart)
  case practice(Practice)
  indirect case arrival(Arrival)
  /// This device comes to those of its family; nothing is written before it has what they have.
  case joining
}

// Ways in.
extension SetupState {
  package mutating func ask(about log: EmptyLog) { screen = .emptyLog(log) }

  package mutating func practise() { screen = .practice(Practice()) }

  package mutating func join() {
    if case .emptyLog = screen { screen = .joining }
  }
}

extension SetupState {
  /// This device is in as a parent's, and has no PIN yet.
  package mutating func letIn(_ core: Core) -> [Effect] {
    guard case .joining = screen else { return [] }
    screen = .arrival(Arrival(letInBy: core))
    return [.ask(.readGate)]
  }

  /// By which the family area is open already for whoever has just chosen a PIN there.
  package var openGate: Gate? {
    if case .arrival(let arrival) = screen, arrival.gate.isOpen { arrival.gate } else { nil }
  }
}

// One guess to try.
extension SetupState {
  package mutating func reduce(_ action: PracticeAction, _ core: inout Core) -> [Effect] {
    if case .begun = action, case .emptyLog = screen { practise() }
    return inPractice { $0.reduce(action, &core) }
  }

  /// Back to the guess, and only from there to where it was begun.
  package mutating func goBackInPractice(_ core: inout Core) -> [Effect] {
    guard case .practice(var practice) = screen else { return [] }
    guard practice.phase == .guessing else {
      practice.startAnew()
      screen = .practice(practice)
      return []
    }
    if !core.comesBeforeForms { return reduce(PracticeAction.ended, &core) }
    ask(about: .firstVisit)
    return []
  }

  private mutating func inPractice(_ change: (inout Practice) -> [Effect]) -> [Effect] {
    guard case .practice(var practice) = screen else { return [] }
    let effects = change(&practice)
    screen = .practice(practice)
    return effects
  }
}

// A first start.
extension SetupState {
  package mutating func reduce(_ action: SetupAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .newChosen:
      guard core.comesBeforeForms else { return [] }
      var effects = core.begin(with: starter)
      if case .practice(let practice) = screen, let earned = practice.earned {
        effects += core.keepPractice(earned)
      }
      return effects + open(.who, core)
    case .goneOn: return core.firstStartPage.map { open($0, core) } ?? []
    case .firstStart(let action): return inFirstStart { $0.reduce(action, &core) }
    case .arrival(.arrived(let contents)):
      guard case .emptyLog = screen else { return [] }
      screen = .arrival(Arrival(contents))
      return [.ask(.readGate)]
    case .arrival(.left): return inArrival { $0.leave(&core) }
    }
  }

  private mutating func open(_ page: FirstStartPage, _ core: Core) -> [Effect] {
    let start = FirstStart(page, core)
    screen = .firstStart(start)
    return start.openedPage
  }

  package mutating func reduce(_ action: GateAction, _ core: inout Core) -> [Effect] {
    inArrival { $0.reduce(action, &core) }
      + inFirstStart { $0.reduce(action, &core) }
  }

  package mutating func reduce(_ action: EditorAction, _ core: inout Core) -> [Effect] {
    inFirstStart { $0.reduce(action, &core) }
  }

  package mutating func goBackInFirstStart(_ core: inout Core) -> [Effect] {
    inArrival { $0.gate.goBack(at: core.moment) ?? [] } + inFirstStart { $0.goBack(&core) }
  }

  package mutating func turnPage(_ action: PageAction, at moment: Moment) -> [Effect] {
    inArrival { $0.gate.turnPage(action, at: moment) }
      + inFirstStart { $0.gate.turnPage(action, at: moment) }
  }

  private mutating func inArrival(_ change: (inout Arrival) -> [Effect]) -> [Effect] {
    guard case .arrival(var arrival) = screen else { return [] }
    let effects = change(&arrival)
    screen = .arrival(arrival)
    return effects
  }

  private mutating func inFirstStart(_ change: (inout FirstStart) -> [Effect]) -> [Effect] {
    guard case .firstStart(var start) = screen else { return [] }
    let effects = change(&start)
    screen = .firstStart(start)
    return effects
  }
}

extension SetupState {
  /// A parent says on the page of the morning whose game it is.
  package var canName: Bool {
    if case .firstStart(let start) = screen { start.isEditing } else { false }
  }

  package var canGoBack: Bool {
    switch screen {
    case .emptyLog: false
    case .firstStart(let start): start.canGoBack
    case .practice, .joining: true
    case .arrival(let arrival): arrival.gate.canGoBack
    }
  }
}
