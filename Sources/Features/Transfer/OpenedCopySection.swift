import AppCore
import Basics
import Controls
import Copies
import Domain
import Markup
import Strings
import SyncEngine

/// A copy on its way in, from the file to what came of it.
func openedCopy(_ copies: CopiesState, _ scene: Scene) -> View {
  section(.class("opened"), .aria("labelledby", "opened"), .key("opened")) {
    h3(.id("opened")) { scene.texts.family.copies.opening.title }
    choosingCopy(copies, scene)
  }
}

/// The same without a heading.
@MarkupBuilder<Action>
func choosingCopy(_ copies: CopiesState, _ scene: Scene) -> View {
  let words = scene.texts.family.copies.opening
  p(.class("lead")) { words.about }
  outlinedAction(
    words.choose,
    .copies(.opening(.wanted)),
    isEnabled: scene.canWrite && !copies.opened.isBusy
  )
  openedCopyParts(copies, scene)
}

/// How it stands with a copy, and what is asked about it; also where nothing is yet.
package func openedCopyParts(_ copies: CopiesState, _ scene: Scene) -> [View] {
  let question: View =
    switch copies.opened {
    case .sealed, .unsealing: passphraseField(copies, scene.texts)
    case .anybodys: whose(scene)
    case .planned(let plan): copyPreview(plan, scene)
    default: .fragment([])
    }
  return [told(copies.opened, scene.texts), question]
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

private func passphraseField(_ copies: CopiesState, _ texts: Texts) -> View {
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

private func whose(_ scene: Scene) -> View {
  let words = scene.texts.family.copies.opening
  let all = scene.core.ledger.allPlayers
  return fieldset(.class("field"), .key("whose")) {
    legend { words.whose }
    div(.class("options")) {
      for player in all {
        outlinedAction(
          scene.texts.name(of: player, among: all),
          .copies(.opening(.playerChosen(player.id)))
        )
      }
      outlinedAction(words.somebodyNew, .copies(.opening(.playerChosen(nil))))
      quietAction(words.leave, .copies(.opening(.left)))
    }
  }
}

extension Texts {
  fileprivate func words(for copy: OpenedCopy) -> String {
    let texts = family.copies.opening
    return switch copy {
    case .none, .anybodys, .planned: ""
    case .reading: texts.reading
    case .sealed(_, isRefused: false): texts.sealed
    case .sealed(_, isRefused: true): texts.notUnsealed
    case .unsealing: texts.unsealing
    case .planning: texts.planning
    case .keeping, .storing: texts.storing
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
    case .unknownSchema: texts.unknownSchema
    case .tooLarge: texts.tooLarge
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
    case .text(.nestedTooDeeply): tooDeep(lead)
    case .text(.tooManyValues): tooMany(lead)
    case .text, .notACopy, .otherSchema, .unknownSchema, .tooLarge, .nothingInIt: text(lead)
    case .missing: missing(lead)
    case .wrongType: wrongType(lead)
    case .notANumber: notANumber(lead)
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
