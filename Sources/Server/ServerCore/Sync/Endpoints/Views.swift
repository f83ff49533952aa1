import Basics
import SyncRoster
import SyncWire

/// Packs of views: few, so the roster is asked for them, and for nothing that many write.
extension SyncServer {
  /// What a device sends that holds no such stream.
  func check(_ pack: Pack, by device: MemberRow, _ family: FamilyRow) throws(SyncRefusal) {
    let (names, roster) = (pack.header.names, store.roster(family.id))
    guard let view = roster.views[names.stream], view.recipients.contains(device.device) else {
      throw .role
    }
    if view.isClosed, !has(.closedViewsTaken) { throw .over }
    if has(.viewsUnbounded) { return }
    guard let most = roster.longestBox(in: view, by: names.device) else { throw .role }
    guard names.keyID == view.epoch.keyID else { throw .form }
    guard pack.header.span.last == 1, pack.sealed.count <= most else { throw .tooLarge }
  }
}

extension Roster {
  /// Sealed, in bytes; none where a device writes nothing there.
  fileprivate func longestBox(in view: RosterView, by device: DeviceID) -> Int? {
    view.longestRecord(by: device, isParents: members[device]?.isParents ?? false).map {
      $0 == SyncLimits.view ? SyncLimits.sealedView : SyncLimits.sealedOpened
    }
  }
}
