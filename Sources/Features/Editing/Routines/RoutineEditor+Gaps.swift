import AppCore
import Basics
import Domain
import SyncEngine
import Time

extension RoutineEditor {
  /// What has been asked for and still is a gap, in the order of the page.
  ///
  /// What was begun after *Save*, like a step that has no name yet, is not asked for before the next one.
  package func toldGaps(_ core: Core) -> [EditorGap] {
    if askedFields.isEmpty { return [] }
    return gaps(core).filter { askedFields.contains($0.field) }
  }

  /// How that field is named for the eyes of the renderer: asked for anew it comes anew, and takes the focus.
  package func key(of field: EditorField) -> String {
    isFocused(field) ? "asked \(timesAsked)" : "field"
  }

  /// Whether it is the first of the fields that *Save* asked for.
  package func isFocused(_ field: EditorField) -> Bool { askedFields.first == field }

  /// Asks for everything that is missing; the first of it gets the focus.
  mutating func ask(for gaps: [EditorGap]) {
    askedFields = gaps.map { $0.field }
    if !gaps.isEmpty { timesAsked += 1 }
  }

  /// All that keeps it from being saved.
  func gaps(_ core: Core) -> [EditorGap] {
    guard let routine = routine(core) else { return [] }
    var gaps: [EditorGap] = []
    if routine.name.trimmed.isEmpty, routine.displayName.trimmed.isEmpty {
      gaps.append(.nameMissing)
    }
    if routine.steps.isEmpty { gaps.append(.stepMissing) }
    for step in routine.steps {
      if step.name.trimmed.isEmpty { gaps.append(.stepNameMissing(step.id)) }
      if let gap = gapInMinutes(of: step.id) { gaps.append(gap) }
    }
    if isOnNoDay(routine) { gaps.append(.dayMissing) }
    if isForNobody(routine, core.ledger) { gaps.append(.playerMissing) }
    if let fault = routine.musicFault { gaps.append(.link(fault)) }
    return gaps
  }

  private func gapInMinutes(of step: StepID) -> EditorGap? {
    guard let odd = oddMinutes.first(where: { $0.step == step }) else { return nil }
    return odd.text.isNumber ? .minutesTooMany(step) : .minutesOdd(step)
  }

  /// A quest of a player's making simply hangs there without a day; a parent's would never come.
  private func isOnNoDay(_ routine: Routine) -> Bool {
    routine.madeBy == .parent && routine.scheduleMode == .fixedDays && routine.activeDays.isEmpty
  }

  /// Asked where there is a choice: whoever plays alone is not shown one.
  private func isForNobody(_ routine: Routine, _ ledger: Ledger) -> Bool {
    let players = ledger.allPlayers
    return players.count > 1 && !players.contains { routine.players.contains($0.id) }
  }
}

extension String {
  /// Digits, of which there may be many, and no mere zero.
  fileprivate var isNumber: Bool {
    utf8.allSatisfy { $0.isDigit } && utf8.contains { $0 != ASCII.zero }
  }
}

extension Routine {
  /// What is typed for a link is looked at as a whole: none is typed in many routines.
  package var typedMusic: MusicLink? {
    guard let text = musicLink?.trimmed, !text.isEmpty else { return nil }
    return try? MusicLink(text)
  }

  fileprivate var musicFault: MusicLinkFault? {
    guard let text = musicLink?.trimmed, !text.isEmpty else { return nil }
    do throws(MusicLinkFault) {
      _ = try MusicLink(text)
      return nil
    } catch {
      return error
    }
  }
}
