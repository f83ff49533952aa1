import Basics
import SyncWire

extension Roster {
  package func isRevoked(_ device: DeviceID) -> Bool { cuts[device].exists }

  package func isActive(_ device: DeviceID) -> Bool {
    members[device].exists && !isRevoked(device)
  }

  package func holds(_ device: DeviceID, _ stream: StreamID) -> Bool {
    streams[stream]?.holders.contains(device) ?? false
  }

  /// The devices that read a stream today.
  package func readers(_ stream: StreamID) -> [DeviceID] {
    (streams[stream]?.holders ?? []).filter { isActive($0) }
  }

  package var streamIDs: [StreamID] { streams.indices.map { streams.id(at: $0) } }

  /// The players whose play a device may read.
  package func players(of device: DeviceID) -> [UInt128] {
    streams(of: device).filter { $0 != .plan }.map { $0.raw }
  }

  package func streams(of device: DeviceID) -> [StreamID] { streamIDs.filter { holds(device, $0) } }

  /// The number of a stream's next epoch.
  package func nextNumber(_ stream: StreamID) -> Int64 {
    (streams[stream] ?? StreamState()).nextNumber
  }

  package func current(_ stream: StreamID) -> KeyID? { streams[stream]?.current?.keyID }

  /// The hash of the entry that brings a device in.
  package func entry(bringing device: DeviceID) -> Hash256? {
    entries.first { entry in
      if case .add(let joining) = entry.entry.body { joining.device.id == device } else { false }
    }?.hash
  }

  /// The key with which an author's signature is read; none for a code that is void.
  package func signingKey(_ author: RosterMember) -> PublicKey? {
    if case .device(let device) = author { return members[device]?.sign }
    return code(author)?.sign
  }

  package func wrappingKey(_ member: RosterMember) -> PublicKey? {
    if case .device(let device) = member { return members[device]?.wrap }
    return code(member)?.wrap
  }

  /// The secrets of all streams, and of the views that are open.
  package var secrets: [Epoch] {
    var secrets = streams.values.flatMap { $0.epochs }
    for view in views.values where !view.isClosed { secrets.append(view.epoch) }
    return secrets
  }

  /// The epoch of a stream to which a key belongs.
  package func epoch(_ key: KeyID) -> Epoch? {
    for stream in streams.values {
      if let epoch = stream.epochs.first(where: { $0.keyID == key }) { return epoch }
    }
    return nil
  }

  /// The secrets that come with a key, at any remove; the key itself is not among them.
  package func carried(by key: KeyID) -> [KeyID] {
    var (found, left): ([KeyID], [KeyID]) = ([], [key])
    while let next = left.popLast() {
      for previous in sealed(by: next) where !found.contains(previous.keyID) {
        found.append(previous.keyID)
        left.append(previous.keyID)
      }
    }
    return found
  }

  /// The secrets that a key opens; it may be given on in several entries, and each may carry others.
  package func sealed(by key: KeyID) -> [SealedSecret] {
    streams.values.flatMap { $0.epochs }.filter { $0.keyID == key }.flatMap { $0.previous }
  }
}
