import AppCore
import Basics
import Controls
import Copies
import Domain
import Markup
import Strings
import SyncEngine
import SyncWire

/// What opening a copy would do, before anything is stored: changes first, then what is new, what is here
/// already, and what stays off.
///
/// With nothing new there is nothing to import.
func copyPreview(_ plan: BackupPlan, _ scene: Scene) -> View {
  let words = scene.texts.family.copies.opening
  let preview = CopyPreview(plan: plan, known: scene.core.ledger.allPlayers, texts: scene.texts)
  return section(.class("weighed preview"), .aria("labelledby", "preview"), .key("preview")) {
    h3(.id("preview"), .focusesOnAppear) { words.preview }
    ul(.class("changes")) {
      for line in preview.lines { line.row }
    }
    if plan.isNothingNew {
      p(.class("preview-words")) {
        plan.leftOut.closed.isEmpty ? words.nothingNew : words.nothingElseNew
      }
      mainAction(words.done, .copies(.opening(.left)))
    } else {
      p(.class("preview-words")) { plan.removesSomething ? words.levelsStay : words.nothingRemoved }
      mainAction(words.bringIn, .copies(.opening(.approved)), isEnabled: scene.canWrite)
      quietAction(words.leave, .copies(.opening(.left)))
    }
  }
}

private struct CopyPreview {
  let plan: BackupPlan
  /// Who plays here.
  let known: [Player]
  let texts: Texts

  /// More are counted, not named: a file may hold a thousand.
  private static let mostNamed = 8

  /// A line of the list.
  struct Line {
    let kind: String
    var name = ""
    var details: [String] = []

    var row: View {
      li {
        span(.class("kind")) { kind }
        span(.class("what")) {
          if !name.isEmpty { b { name } }
          for detail in details { span { detail } }
        }
      }
    }
  }

  private var words: OpenedCopyTexts { texts.family.copies.opening }

  var lines: [Line] {
    changes + news + closed + damaged + hereAlready + staysOff
  }

  private var players: [Player] {
    known + plan.players.filter { $0.isNew }.map { $0.player }
  }

  private var changes: [Line] {
    var lines = named(plan.changedRoutines) { line(words.changes, $0) }
    lines += named(plan.players.filter { $0.isChange }) { line(words.changes, $0) }
    var details: [String] = []
    if plan.sessions.changed > 0 { details.append(words.changedSessions(plan.sessions.changed)) }
    if plan.changesWeek { details.append(words.week) }
    return lines + together(words.changes, details)
  }

  private var news: [Line] {
    var lines = named(plan.newRoutines) {
      Line(kind: words.new, name: $0.name, details: [words.steps($0.steps.count)])
    }
    lines += named(plan.players.filter { $0.isNew }) {
      Line(
        kind: words.new,
        name: texts.name(of: $0.player, among: players),
        details: [words.newPlayer($0.experienceAfter.points)]
      )
    }
    var details: [String] = []
    if plan.sessions.new > 0 { details.append(words.sessions(plan.sessions.new)) }
    if plan.estimations.new > 0 { details.append(words.estimations(plan.estimations.new)) }
    if plan.notUnderstood > 0 { details.append(words.notUnderstood(plan.notUnderstood)) }
    return lines + together(words.new, details)
  }

  /// What nobody here can read, and what opens it.
  private var closed: [Line] {
    let all = players
    return all.filter { player in plan.closed.contains { $0.code.player.raw == player.id.raw } }
      .map { player in
        let name = texts.name(of: player, among: all)
        return Line(kind: words.sealedFor, name: name, details: [words.waitsFor(name)])
      }
  }

  /// What nobody can open, said of whose it was where that can still be told.
  private var damaged: [Line] {
    let all = players
    return plan.leftOut.closed.map { id in
      let player = all.first { $0.id == id }
      let name = player.map { texts.name(of: $0, among: all) } ?? ""
      return Line(kind: words.damaged, name: name, details: [words.notAsSealed])
    }
  }

  private var hereAlready: [Line] {
    var details: [String] = []
    if plan.routines.same > 0 { details.append(words.routines(plan.routines.same)) }
    if plan.sessions.same > 0 { details.append(words.sessions(plan.sessions.same)) }
    if plan.estimations.same > 0 { details.append(words.estimations(plan.estimations.same)) }
    return together(words.hereAlready, details)
  }

  private var staysOff: [Line] {
    var details: [String] = []
    if plan.leftOut.reminders { details.append(words.reminders) }
    if plan.leftOut.repeated > 0 { details.append(words.repeated(plan.leftOut.repeated)) }
    if plan.leftOut.playlists > 0 { details.append(words.playlists(plan.leftOut.playlists)) }
    return together(words.staysOff, details)
  }

  private func together(_ kind: String, _ details: [String]) -> [Line] {
    details.isEmpty ? [] : [Line(kind: kind, details: details)]
  }

  private func named<Subject>(_ all: [Subject], _ line: (Subject) -> Line) -> [Line] {
    var lines = all.prefix(Self.mostNamed).map(line)
    if let last = lines.last, all.count > lines.count {
      lines.append(Line(kind: last.kind, details: [words.andMore(all.count - lines.count)]))
    }
    return lines
  }

  private func line(_ kind: String, _ change: BackupPlan.PlayerChange) -> Line {
    var details: [String] = []
    if change.nameBefore.exists {
      details.append(words.becomes.renamed(texts.name(of: change.player, among: players)))
    }
    if change.isRemoved { details.append(words.becomes.removed) }
    if let isOn = change.soundAfter {
      details.append(isOn ? words.becomes.soundsOn : words.becomes.soundsOff)
    }
    let (before, after) = (change.experienceBefore.points, change.experienceAfter.points)
    if before != after { details.append(words.experience(before, after)) }
    let shown = known.first { $0.id == change.player.id } ?? change.player
    return Line(kind: kind, name: texts.name(of: shown, among: players), details: details)
  }

  private func line(_ kind: String, _ change: RoutineChange) -> Line {
    let name = change.before.name
    let details = RoutineChangeWords(change: change, texts: texts).details
    return Line(
      kind: kind,
      name: name.isEmpty ? texts.family.routines.unnamed : name,
      details: details
    )
  }
}
