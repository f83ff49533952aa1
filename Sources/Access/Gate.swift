import Basics
import Core
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
    case storing
    /// `familyCode` is on the screen, this one time.
    case showingCode
    case asking
    case checking
    /// After wrong tries.
    case resting
    case askingForCode
    case checkingCode
    case open
  }

  /// What is said beside the field.
  package enum FieldError: Hashable, Sendable {
    case notAPIN
    case wrongPIN
    case notACode
    case wrongCode
    /// This device could not store or compute it.
    case notNow
  }

  package internal(set) var phase = Phase.reading
  /// What stands in the field.
  package internal(set) var typed = ""
  package internal(set) var fieldError: FieldError?
  var record: GateRecord?
  /// The new PIN comes with a new family code, and the one on the paper opens nothing any more.
  var renewsCode = false
  /// The family code of a new gate, until it has been written down.
  package internal(set) var familyCode: String?
  /// What is left of the rest, and since when it runs: it stands still while nobody looks.
  var restLeft = Seconds.zero
  var restsSince: Seconds?
  var hiddenSince: Instant?

  package init() {}

  package var isOpen: Bool { phase == .open }

  /// Whether this device has one; not known before it has been read.
  package var hasPIN: Bool { record.exists }

  /// How long the wrong tries so far make the next one wait.
  package var rest: Seconds { PIN.rest(after: record?.wrongTries ?? 0) }
}

package enum GateAction: ActionKind {
  case typed(String)
  case submitted
  /// From inside: another PIN, and another family code if wished.
  case changeWanted(withCode: Bool)
  case codeWanted
  case pinWanted
  /// The family code has been written down.
  case codeNoted
  /// - Parameter bytes: empty when there is no PIN yet; none when storage does not answer.
  case recordRead([UInt8]?)
  case recordStored(Bool)
  case made(NewGate?)
  /// The key of what was typed; none when the browser could not compute it.
  case derived([UInt8]?)
  case rested

  package var writes: Bool { false }
}

extension Action {
  package static func gate(_ action: GateAction) -> Action { .of(action) }
}

/// What the browser made of a new PIN.
package struct NewGate: Hashable, Sendable {
  package let salt: [UInt8]
  package let key: [UInt8]
  package let code: UInt128
  package let codeVerifier: [UInt8]

  package init(salt: [UInt8], key: [UInt8], code: UInt128, codeVerifier: [UInt8]) {
    self.salt = salt
    self.key = key
    self.code = code
    self.codeVerifier = codeVerifier
  }
}
