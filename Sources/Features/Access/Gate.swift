import AppCore
import Basics
import Domain
import Time

/// The way into the family area: a PIN, and the family code for when it is forgotten.
///
/// It keeps curious fingers out. Whoever opens the browser's own tools gets past it, and the page says so.
package struct Gate: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    /// What this device keeps of its PIN is being read.
    case reading
    /// A PIN is being chosen: there is none yet, or the family code has opened the gate.
    case choosing
    /// The browser computes the key of a new PIN.
    case making
    /// `shownCode` is on the screen, to be written down.
    case showingCode
    /// One group of it is asked for.
    case askingForGroup
    /// What was chosen is being stored.
    case storing
    case asking
    /// A try is counted, then compared, then made good if it was right.
    case checking
    /// After wrong tries.
    case resting
    case askingForCode
    case checkingCode
    /// What remains to be done with neither PIN nor code.
    case withoutBoth
    case open
  }

  /// Who chooses the PIN where this device has none.
  package enum Beginning: Hashable, Sendable {
    /// Whoever comes first; where the family's code is on paper, whoever has that.
    case anybody
    /// Other devices of the family have one: whoever has the family's code.
    case others
    /// Whoever holds the device: somebody who came in by a PIN elsewhere has just let it in.
    case letIn
  }

  /// What is said beside the field.
  package enum FieldError: Hashable, Sendable {
    case notAPIN
    case wrongPIN
    case notACode
    case wrongCode
    case otherGroup
    /// This device could not compute or count it.
    case notNow
    /// This device did not store the PIN or the code.
    case notKept
    /// Meanwhile another window has changed the PIN.
    case changed
  }

  package internal(set) var phase = Phase.reading
  /// What stands in the field.
  package internal(set) var typed = ""
  package internal(set) var fieldError: FieldError?
  /// As this tab knows it: what is stored, and what it has rested since.
  package internal(set) var record: GateRecord?
  /// The bytes that were stored when this tab was told last.
  var stored: [UInt8] = []
  /// What storage has not answered yet.
  var change: RunningChange?
  /// Changes so far: an answer to an earlier one says nothing any more.
  var changes = 0
  /// The new PIN comes with a new family code.
  var renewsCode = false
  /// A new PIN whose family code is not answered yet: nothing of either is stored.
  var draft: GateRecord?
  /// The code of a family whose device has no PIN yet, once somebody has typed it.
  var knownCode: GateCode?
  /// What tells that a family code is the right one, as the family's log has it by now.
  package var family: UInt128?
  /// What the family's code is found by, where its devices have agreed on one: then no other opens.
  package var agreed: UInt128?
  var beginning: Beginning
  /// A code that stands on the recovery sheet now, until what verifies it is computed.
  var noting: UInt128?
  /// The family code on the screen.
  var shown: ShownCode?
  /// Somebody has come in; behind changes from inside the area is open again.
  package internal(set) var isInside = false
  /// When the rest began that is running, and what had been served then: it stands still while nobody looks.
  var restsSince: Seconds?
  var hiddenSince: Moment?
  /// How *Copy* and *Share* went.
  package internal(set) var handing = CodeHanding.none

  package init(ofFamily family: UInt128? = nil, _ beginning: Beginning = .anybody) {
    (self.family, self.beginning) = (family, beginning)
  }

  package var isOpen: Bool { phase == .open }

  /// Whether the code that this device knows is the family's, as far as that can be said.
  package var knowsFamilyCode: Bool {
    guard let agreed, let code = record?.code else { return true }
    return code.lookup == agreed
  }

  /// Whether it is on a paper that opens nothing any more.
  package var hasOldPaper: Bool {
    guard !knowsFamilyCode, let code = record?.code else { return false }
    return code.lookup.exists && code.notedAt.exists
  }

  /// Whether this device has one; not known before it has been read.
  package var hasPIN: Bool { record.exists }
}

/// A change of the record that storage has not answered yet.
struct RunningChange: Hashable, Sendable {
  let change: GateChange
  let record: GateRecord
  /// Where to stay should storage not do it.
  let from: Gate.Phase
}

/// How *Copy* and *Share* went.
package enum CodeHanding: Hashable, Sendable {
  case none
  case copied
  case notPossible
}

package enum GateAction: ActionKind {
  case typed(String)
  case submitted
  /// From inside: another PIN, and another family code if wished.
  case changeWanted(withCode: Bool)
  case codeWanted
  case pinWanted
  /// Neither PIN nor code is there.
  case withoutBothChosen
  // The family code.
  /// From inside: the code that is on no paper yet.
  case unwrittenWanted
  /// *I wrote it down*
  case codeNoted
  /// From inside: the recovery sheet is on paper, and its code is the family's.
  case sheetNoted(UInt128)
  /// *Show the code again*
  case codeWantedAgain
  /// *Remind me tomorrow*
  case codePutOff
  case codeHandedOn(CodeWay)
  case codeHanded(CodeHanding)
  // What the browser says.
  /// - Parameter bytes: empty when there is no PIN yet; none when storage does not answer.
  case recordRead([UInt8]?)
  /// - Parameter number: which change of this gate it answers.
  case swapped(SwappedRecord?, number: Int)
  case made(NewGate?)
  /// The key of the PIN that was typed, or what comes of a code; none when the browser could not compute it.
  case derived([UInt8]?)
  case rested
  case leftUntouched
  /// Another tab has changed the record.
  case changedElsewhere

  package var writes: Bool { false }
}

/// How a family code gets to paper.
package enum CodeWay: Hashable, Sendable {
  case copy
  case share
  case print
}

extension Action {
  package static func gate(_ action: GateAction) -> Action { .of(action) }
}

/// What storage says to a change: whether it was made, and what lies there now.
package struct SwappedRecord: Hashable, Sendable {
  package let isSwapped: Bool
  package let bytes: [UInt8]

  package init(isSwapped: Bool, bytes: [UInt8]) {
    self.isSwapped = isSwapped
    self.bytes = bytes
  }
}

/// What the browser made of a new PIN.
package struct NewGate: Hashable, Sendable {
  package let salt: [UInt8]
  package let key: [UInt8]
  package let code: ShownCode

  package init(salt: [UInt8], key: [UInt8], code: ShownCode) {
    self.salt = salt
    self.key = key
    self.code = code
  }
}
