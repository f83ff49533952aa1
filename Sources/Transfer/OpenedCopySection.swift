import Basics
import Controls
import Copies
import Core
import Domain
import Markup
import Strings
import SyncEngine

/// A copy on its way in, from the file to what came of it.
func openedCopy(_ copies: CopiesState, _ core: Core, _ texts: Texts) -> View {
  let words = texts.family.copies.opening
  let opened = copies.opened
  return section(.class("opened"), .aria("labelledby", "opened"), .key("opened")) {
    h3(.id("opened")) { words.title }
    p(.class("lead")) { words.about }
    outlinedAction(
      words.choose,
      .copies(.opening(.wanted)),
      isEnabled: core.role.canWrite && !opened.isBusy
    )
    told(opened, texts)
    switch opened {
    case .sealed, .unsealing: passphraseField(copies, texts)
    case .anybodys: whose(core, texts)
    case .planned(let plan) where !plan.isNothingNew: preview(plan, core, texts)
    default: []
    }
  }
}

/// How it stands.
///
/// Whoever has pressed a button that is gone by then goes on from the outcome.
private func told(_ opened: OpenedCopy, _ texts: Texts) -> View {
  let words = texts.words(for: opened)
  return switch opened {
  case .stored, .notStored: p(.class("told"), .key("outcome"), .focusesOnAppear) { words }
  default: p(.class("told"), .role("status"), .key("told")) { words }
  }
}

/// For a copy that is sealed, also on the page about an empty log.
package func passphraseField(_ copies: CopiesState, _ texts: Texts) -> View {
  let isBusy = copies.opened.isBusy
  return div(.class("field"), .key("passphrase")) {
    label(.for("passphrase")) { texts.family.copies.passphrase }
    input(
      .class("input"),
      .id("passphrase"),
      .type("text"),
      .passphrase,
      .focusesOnAppear,
      .readonly(isBusy),
      .value(copies.passphrase),
      .onValue(.input) { .copies(.opening(.passphraseTyped($0))) },
      .onKey { $0.hasSameScalars(as: "Enter") ? .copies(.opening(.passphraseGiven)) : nil }
    )
    div(.class("pair")) {
      outlinedAction(
        texts.family.copies.opening.open,
        .copies(.opening(.passphraseGiven)),
        isEnabled: !isBusy && !copies.passphrase.isEmpty
      )
      quietAction(
        texts.family.copies.opening.leave,
        .copies(.opening(.left)),
        isEnabled: !isBusy
      )
    }
  }
}

private func whose(_ core: Core, _ texts: Texts) -> View {
  let words = texts.family.copies.opening
  let all = core.ledger.allPlayers
  return fieldset(.class("field"), .key("whose")) {
    legend { words.whose }
    div(.class("options")) {
      for player in all {
        outlinedAction(
          texts.name(of: player, among: all),
          .copies(.opening(.playerChosen(player.id)))
        )
      }
      outlinedAction(words.somebodyNew, .copies(.opening(.playerChosen(nil))))
      quietAction(words.leave, .copies(.opening(.left)))
    }
  }
}

private func preview(_ plan: BackupPlan, _ core: Core, _ texts: Texts) -> View {
  let words = texts.family.copies.opening
  let newPlayers = plan.players.filter { $0.isNew }.map { $0.player }
  let all = core.ledger.allPlayers + newPlayers
  return section(.class("leaving"), .aria("labelledby", "preview"), .key("preview")) {
    h3(.id("preview"), .focusesOnAppear) { words.preview }
    ul(.class("listed")) {
      fact(plan.routines, words.routines, words)
      fact(plan.sessions, words.sessions, words)
      fact(plan.estimations, words.estimations, words)
    }
    ul(.class("listed")) {
      for change in plan.players {
        li {
          b { texts.name(of: change.player, among: all) }
          span { texts.words(for: change) }
        }
      }
    }
    leftOut(plan.leftOut, words)
    mainAction(
      words.bringIn,
      .copies(.opening(.approved)),
      isEnabled: core.role.canWrite
    )
    quietAction(words.leave, .copies(.opening(.left)))
  }
}

/// How many of something, and how many of them are new.
private func fact(
  _ count: BackupPlan.Count,
  _ name: (Int) -> String,
  _ texts: OpenedCopyTexts
) -> View {
  li {
    b { name(count.inFile) }
    span {
      if count.inFile == 0 {
        ""
      } else if count.new == 0 {
        texts.noneNew
      } else {
        count.new == count.inFile ? texts.allNew : texts.someNew(count.new)
      }
    }
  }
}

private func leftOut(_ leftOut: Backup.LeftOut, _ texts: OpenedCopyTexts) -> [View] {
  var all: [String] = []
  if leftOut.reminders { all.append(texts.reminders) }
  if leftOut.repeated > 0 { all.append(texts.repeated(leftOut.repeated)) }
  if leftOut.playlists > 0 { all.append(texts.playlists(leftOut.playlists)) }
  if all.isEmpty { return [] }
  return [
    h3 { texts.leftOut },
    ul(.class("listed")) {
      for words in all { li { words } }
    },
  ]
}

extension Texts {
  fileprivate func words(for change: BackupPlan.PlayerChange) -> String {
    let after = change.experienceAfter.points
    return change.isNew
      ? family.copies.opening.newPlayer(after)
      : family.copies.opening.experience(change.experienceBefore.points, after)
  }

  fileprivate func words(for copy: OpenedCopy) -> String {
    let texts = family.copies.opening
    return switch copy {
    case .none, .anybodys: ""
    case .reading: texts.reading
    case .sealed(_, isRefused: false): texts.sealed
    case .sealed(_, isRefused: true): texts.notUnsealed
    case .unsealing: texts.unsealing
    case .planning: texts.planning
    case .planned(let plan): plan.isNothingNew ? texts.nothingNew : ""
    case .storing: texts.storing
    case .stored: texts.stored
    case .refused(let refused): words(for: refused)
    case .notStored: texts.notStored
    }
  }

  /// The place and the reason, in whole sentences.
  func words(for refused: RefusedCopy) -> String {
    let texts = family.copies.refused
    return switch refused.refusal {
    case .notACopy: texts.notACopy
    case .otherSchema: texts.otherSchema
    case .nothingInIt: texts.nothingInIt
    case .endsTooEarly(let line): lists.sentences(texts.endsTooEarly(line), texts.nothingChanged)
    case .damaged(let line):
      lists.sentences(
        texts.words(for: refused.reason, inLine: line, at: refused.place),
        texts.nothingChanged
      )
    }
  }
}

extension RefusedCopyTexts {
  /// - Parameter place: within the line; empty where that says nothing more.
  fileprivate func words(
    for reason: BackupFault.Reason,
    inLine line: Int,
    at place: String
  ) -> String {
    let lead = place.isEmpty ? self.line(line) : lineAndPlace(line, place)
    return switch reason {
    case .text, .notACopy, .otherSchema, .nothingInIt: text(lead)
    case .missing: missing(lead)
    case .wrongType: wrongType(lead)
    case .outOfBounds: outOfBounds(lead)
    case .tooMany: tooMany(lead)
    case .notADate: notADate(lead)
    case .unknownWord: unknownWord(lead)
    case .idUsedTwice: idUsedTwice(lead)
    case .contradiction: contradiction(lead)
    case .notAnOperation: notAnOperation(lead)
    }
  }
}
