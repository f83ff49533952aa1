import AppCore
import Basics
import SyncEngine
import SyncWire

// A family has one code: where it is on paper before there is a family, this one is founded with it.
extension DevicesState {
  mutating func inviteWithoutPaper(_ core: Core) -> [Effect] {
    asked = AskedPaper(isGone: true)
    return invite(core)
  }

  /// What the family is founded with; none where a code is made with it, or where there is one already.
  var foundingPaper: WrittenPaper? {
    guard isAlone, !asked.isGone else { return nil }
    if case .here(let paper) = ownPaper { return paper }
    return asked.made
  }

  /// What has to come before the family is founded.
  ///
  /// - Returns: none where nothing has to.
  mutating func askForPaper() -> [Effect]? {
    guard isAlone, !asked.isGone, !foundingPaper.exists else { return nil }
    switch ownPaper {
    case .none, .here: return nil
    case .unwritten(let code): return makePaper(of: code)
    case .elsewhere:
      place = .paper
      typed = ""
      return []
    }
  }

  mutating func enterPaper() -> [Effect] {
    guard let code = WrittenCode.value(of: typed) else {
      isSlip = true
      return []
    }
    asked = AskedPaper(code: code)
    return [.ask(.verifyCode(code))]
  }

  /// The one of the paper is known by what verifies it.
  mutating func compare(paper verifier: UInt128?) -> [Effect] {
    guard let code = asked.code, case .elsewhere(let checkedBy) = ownPaper else { return [] }
    isNotDone = !verifier.exists
    asked.isOther = verifier.exists && verifier != checkedBy
    return verifier == checkedBy ? makePaper(of: code) : []
  }

  private mutating func makePaper(of code: UInt128) -> [Effect] {
    asked = AskedPaper(code: code)
    return [.ask(.makePaper(of: code))]
  }

  mutating func take(made bytes: [UInt8]?, _ core: Core) -> [Effect] {
    guard let code = asked.code, !asked.made.exists else { return [] }
    guard let paper = bytes.flatMap({ FamilyPaper(bytes: $0) }) else {
      isNotDone = true
      return []
    }
    // What is on paper is kept nowhere else.
    let isUnwritten = if case .unwritten = ownPaper { true } else { false }
    asked.made = WrittenPaper(paper, code: isUnwritten ? WrittenCode.bytes(of: code) : [])
    return invite(core)
  }
}
