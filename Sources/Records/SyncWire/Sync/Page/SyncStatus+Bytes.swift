import Basics

// The status as it goes from the worker to the page: both are of one version of the app.

extension SyncStatus {
  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(standing.rawValue)
    writer.write(progress.rawValue)
    writer.write(optional: family) { $0.write($1) }
    writer.write(optional: device) { $0.write($1) }
    // NB: up to here it is read in JavaScript, too (later/ringing.js).
    writer.write(list: devices) { $0.write(device: $1) }
    writer.write(notices.map { $0.rawValue }[...])
    writer.write(seen.map { $0.rawValue }[...])
    writer.write(pairing: pairing)
    writer.write(list: codes) { $0.write(recovery: $1) }
    return writer.bytes
  }

  /// Reads a status; none where it could not have been written.
  package init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])
    standing = Standing(rawValue: reader.byte()) ?? .alone
    progress = Progress(rawValue: reader.byte()) ?? .onItsOwn
    family = reader.bool() ? FamilyID(reader.wireID()) : nil
    device = reader.bool() ? DeviceID(reader.wireID()) : nil
    devices = reader.list { $0.device() }
    notices = reader.piece().compactMap { SyncNotice(rawValue: $0) }
    seen = reader.piece().compactMap { SyncNotice(rawValue: $0) }
    pairing = reader.pairing()
    codes = reader.list { $0.recoveryCode() }
    if reader.isBroken || !reader.isAtEnd { return nil }
  }
}

extension ByteWriter {
  fileprivate mutating func write(device: SyncDevice) {
    write(device.id.raw)
    write(device.isParents)
    write(list: device.players) { $0.write($1) }
    write(device.isRemoved)
    write(device.isLeaving)
    write(device.takesCode)
    write(device.hasBegun)
  }

  fileprivate mutating func write(recovery code: SyncCode) {
    write(code.player)
    write(code.lookup)
    write(optional: code.keys) { $0.write(code: $1) }
    write(code.isVoid)
    write(list: code.knowers) { $0.write($1.raw) }
    write(code.isRenewable)
    write(code.isBeingRenewed)
  }

  fileprivate mutating func write(pairing: PairingStatus) {
    switch pairing {
    case .none: write(UInt8(0))
    case .waiting: write(UInt8(1))
    case .showing(let code, let until):
      write(UInt8(2))
      write(code[...])
      write(until)
    case .comparing(let symbols, let isInviter):
      write(UInt8(3))
      write(symbols.map { UInt8(truncatingIfNeeded: $0) }[...])
      write(isInviter)
    case .done(let device):
      write(UInt8(4))
      write(device.raw)
    case .over(let end):
      write(UInt8(5))
      write(end.rawValue)
    }
  }
}

extension ByteReader {
  fileprivate mutating func device() -> SyncDevice {
    let (id, isParents) = (DeviceID(id()), bool())
    let players = list { $0.id() }
    var device = SyncDevice(id: id, isParents: isParents, players: players, isRemoved: bool())
    device.isLeaving = bool()
    device.takesCode = bool()
    device.hasBegun = bool()
    return device
  }

  fileprivate mutating func recoveryCode() -> SyncCode {
    let (player, lookup) = (id(), id())
    var code = SyncCode(player: player, lookup: lookup, keys: bool() ? self.code() : nil)
    code.isVoid = bool()
    code.knowers = list { DeviceID($0.id()) }
    (code.isRenewable, code.isBeingRenewed) = (bool(), bool())
    return code
  }

  fileprivate mutating func pairing() -> PairingStatus {
    switch byte() {
    case 0: return .none
    case 1: return .waiting
    case 2:
      let code = Array(piece())
      return .showing(code: code, until: number())
    case 3:
      let symbols = piece().map { Int($0) }
      return .comparing(symbols: symbols, isInviter: bool())
    case 4: return .done(DeviceID(id()))
    case 5: return .over(PairingEnd(rawValue: byte()) ?? .refused)
    default:
      refuse()
      return .none
    }
  }
}
