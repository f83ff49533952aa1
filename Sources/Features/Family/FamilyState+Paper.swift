import Access
import Basics
import Devices
import SyncWire

// One code for the gate and for the family's devices.
extension FamilyState {
  /// What a family can be founded with, as long as the area is open.
  package var ownPaper: OwnPaper {
    guard gate.isOpen, let code = gate.record?.code else { return .none }
    if let unwritten = code.unwritten, !code.notedAt.exists {
      let paper = FamilyPaper(founding: unwritten.paper)
      return paper.map { .here(WrittenPaper($0, code: unwritten.bytes)) }
        ?? .unwritten(unwritten.value)
    }
    let paper = FamilyPaper(founding: code.paper)
    return paper.map { .here(WrittenPaper($0)) } ?? .elsewhere(checkedBy: code.checkedBy)
  }

  /// - Parameter code: what the family's is found by, where it has several devices.
  package mutating func agree(on code: UInt128?) { gate.agreed = code }
}

extension ShownCode {
  fileprivate var bytes: [UInt8] { WrittenCode.bytes(of: value) }
}
