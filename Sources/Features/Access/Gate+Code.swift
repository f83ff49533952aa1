import AppCore
import Basics
import Domain
import SyncWire
import Time

// The family code on the screen: it counts once somebody has shown that it is on paper.
extension Gate {
  package var familyCode: String? { shown.map { WrittenCode.text(of: $0.value) } }

  /// Which group of the code is asked for, from 0 on: nobody knows before.
  package var groupAsked: Int { Int((shown?.verifier[0] ?? 0) % 7) }

  mutating func showUnwrittenCode() {
    shown = record?.code.unwritten
    if shown.exists { turn(to: .showingCode) }
  }

  /// The recovery sheet is on paper.
  mutating func note(sheet code: UInt128) -> [Effect] {
    noting = code
    return [.ask(.deriveFamilyCode(code))]
  }

  mutating func checkGroup(at moment: Moment) -> [Effect] {
    guard let shown, WrittenCode.isGroup(typed, groupAsked, of: shown.value) else {
      return stay(at: .askingForGroup, .otherGroup)
    }
    return make(counting(shown, moment.now), from: .askingForGroup, to: .storing) ?? []
  }

  private func counting(_ code: ShownCode, _ now: Instant) -> GateChange {
    if let draft { return .replaced(draft, .noted(code, now)) }
    return record?.code.unwritten == code ? .codeNoted(code, now) : .sheetNoted(code, now)
  }

  /// Of a recovery sheet, whose code takes the place of the one that counted so far.
  mutating func askForGroup(of derived: [UInt8]?) -> [Effect] {
    guard let code = noting else { return [] }
    noting = nil
    guard let derived, derived.count == 48 else { return [] }
    shown = ShownCode(value: code, derived: derived)
    turn(to: .askingForGroup)
    return []
  }

  /// It is kept to be shown again; a code that counts goes on to count.
  mutating func putCodeOff() -> [Effect] {
    guard let draft, let shown else {
      enter()
      return []
    }
    return make(.replaced(draft, .putOff(shown)), from: .showingCode, to: .storing) ?? []
  }

  func handOn(_ way: CodeWay) -> [Effect] {
    guard let familyCode else { return [] }
    return switch way {
    case .copy: [.ask(.copyText(familyCode))]
    case .share: [.ask(.shareText(familyCode))]
    case .print: [.ask(.printPage)]
    }
  }
}
