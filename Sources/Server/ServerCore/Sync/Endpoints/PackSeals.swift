import Basics
import SyncWire

/// The protocol's seventh duty: a pack is signed by its uploader, and its end by the device whose chain it is.
///
/// What takes the longest of a request is looked at before its transaction, by whoever reads beside those who write. A
/// device's key never changes, so what was right then is right later.
extension SyncServer {
  /// 200 where the seals of a pack are right, and 202 where ``answer(_:)`` has to look, and to tell: it counts whoever asks.
  package func look(at request: SyncRequest) -> SyncReply {
    store.collect { () throws(SyncRefusal) in
      guard case .storePack(let family) = request.call,
        let pack = try? Pack(record: request.body[...]),
        isOfMember(pack, of: family, request), isSealed(pack)
      else { return SyncReply(status: 202) }
      return SyncReply(status: 200)
    }
  }

  /// Strangers make nobody compute.
  private func isOfMember(_ pack: Pack, of family: FamilyID, _ request: SyncRequest) -> Bool {
    guard pack.header.names.family == family, let token = request.token,
      let uploader = store.signer(family, pack.header.names.uploader)
    else { return false }
    return hash(token).isSame(inConstantTimeAs: uploader.tokenHash)
  }

  func isSealed(_ pack: Pack) -> Bool {
    if has(.sealsUnread) { return true }
    let (header, names) = (pack.header, pack.header.names)
    guard let uploader = store.signer(names.family, names.uploader),
      isSigned(uploader.key, pack.signedBytes(hash: hash(pack.sealed)), pack.signature)
    else { return false }
    if names.device == names.uploader { return true }
    guard let mark = header.mark, let maker = store.signer(names.family, names.device) else {
      return false
    }
    return isSigned(maker.key, names.chain.markedBytes(header.span.end), mark)
  }
}
