import Basics
import SyncRoster
import SyncWire

/// The part of a book that is small, which is written as a whole with each change of it.
extension Book {
  /// The form of the bytes: 1 was the first; 2 has what is held back; 3 what of the notices was read; 4 quests under
  /// way, and how far chains had come in logs that are lost; 5 what was heard of other devices and said to them; 6 when
  /// this device last looked for what it had passed over, and which devices have signed something; 7 codes that are
  /// void; 8 wishes for views, and for what is on paper already.
  private static let form: UInt8 = 8

  var headBytes: [UInt8] {
    var writer = ByteWriter()
    // How many rows of other kinds have to lie beside it.
    writer.write(count: log.records.count)
    writer.write(count: roster.entries.count)
    writer.write(count: made.count)
    writer.write(count: outbox.values.reduce(0) { $0 + $1.pieces.count })
    writer.write(Self.form)
    writer.write(log.links[0])
    writer.write(family.raw)
    writer.write(device.raw)
    writer.write(ids: newName.map { [$0.raw] } ?? [])
    writer.write(ids: retired.map { $0.raw })
    writer.write(ids: role.map { $0.raw })
    writer.write(standing.rawValue)
    writer.write(told.map { $0.rawValue }[...])
    writer.write(ids: held.map { $0.raw })
    writer.write(pending: pending)
    writer.write(list: unread) {
      $0.write($1.seq)
      $0.write($1.key.raw)
      $0.write($1.stream.raw)
      $0.write($1.count)
    }
    writer.write(cuts: cutsSeen)
    writer.write(places: log.furthest)
    writer.write(list: orphans) { $0.write(entry: $1) }
    writer.write(list: expected) { $0.write(place: $1) }
    writer.write(hasRolledBack)
    writer.write(needsNewName)
    writer.write(list: wishes) { $0.write(wish: $1) }
    writer.write(list: heldBack.all) {
      $0.write($1.device.raw)
      $0.write($1.stream.raw)
      $0.write(list: $1.value) { $0.write(span: $1) }
    }
    writer.write(seen.map { $0.rawValue }[...])
    writer.write(numbers: quests)
    writer.write(places: log.lost)
    writer.write(askedInVain)
    writer.write(noted)
    writer.write(notedOn)
    writer.write(numbers: heard)
    writer.write(numbers: heardAt)
    writer.write(lookedBackOn)
    writer.write(isLookingBack)
    writer.write(ids: begun.map { $0.raw })
    writer.write(ids: voidCodes)
    return writer.bytes
  }

  /// Reads what ``headBytes`` wrote; what cannot have been written breaks the reader.
  init(_ reader: inout ByteReader) {
    let form = reader.byte()
    if !(1...Self.form).contains(form) { reader.refuse() }
    let beginning = reader.hash()
    let (family, device) = (FamilyID(reader.id()), DeviceID(reader.id()))
    let newName = reader.ids().first
    let retired = reader.ids()
    let role = reader.ids().map { StreamID($0) }
    self.init(family: family, device: device, role: role, beginning: beginning)
    self.newName = newName.map { DeviceID($0) }
    self.retired = retired.map { DeviceID($0) }
    standing = Standing(rawValue: reader.byte()) ?? .stopped
    told = reader.piece().compactMap { SyncNotice(rawValue: $0) }
    held = reader.ids().map { KeyID($0) }
    readPending(&reader)
    unread = reader.list {
      let (seq, key, stream) = ($0.number(), KeyID($0.id()), StreamID($0.id()))
      return UnreadPack(seq: seq, key: key, stream: stream, count: $0.number())
    }
    cutsSeen = reader.cuts()
    for (device, stream, place) in reader.places() { log.noteFurthest(device, stream, place) }
    orphans = reader.list { $0.knownEntry() }.compactMap { $0 }
    expected = reader.list { $0.place() }
    hasRolledBack = reader.bool()
    needsNewName = reader.bool()
    wishes = reader.list { $0.wish() }.compactMap { $0 }
    if form > 1 { readHeldBack(&reader) }
    if form > 2 { seen = reader.piece().compactMap { SyncNotice(rawValue: $0) } }
    if form > 3 {
      quests = reader.numbers()
      for (device, stream, place) in reader.places() { log.noteLost(device, stream, place) }
    }
    if form > 4 {
      (askedInVain, noted, notedOn) = (reader.number(), reader.number(), reader.number())
      (heard, heardAt) = (reader.numbers(), reader.numbers())
    }
    if form > 5 {
      (lookedBackOn, isLookingBack) = (reader.number(), reader.bool())
      begun = reader.ids().map { DeviceID($0) }
    } else {
      isOfEarlierForm = true
      forgiveFirstLooks()
    }
    if form > 6 { voidCodes = reader.ids() }
  }

  /// Takes back a stop of an earlier version, which condemned at the first look, also where a key could not be read:
  /// what is really so is found again.
  private mutating func forgiveFirstLooks() {
    guard standing == .stopped, told.contains(.badEntry) || told.contains(.fork) else { return }
    standing = .member
    end(.badEntry)
    end(.fork)
  }

  private mutating func readHeldBack(_ reader: inout ByteReader) {
    for _ in 0..<reader.count() where !reader.isBroken {
      let (device, stream) = (DeviceID(reader.id()), StreamID(reader.id()))
      heldBack[device, stream] = reader.list { $0.span() }
    }
  }

  private mutating func readPending(_ reader: inout ByteReader) {
    for _ in 0..<reader.count() where !reader.isBroken {
      let stream = StreamID(reader.id())
      pending[stream, default: nil] = reader.list { $0.span() }.first
    }
  }
}

extension ByteWriter {
  fileprivate mutating func write(ids: [UInt128]) {
    write(list: ids) { $0.write($1) }
  }

  fileprivate mutating func write(pending: Table<StreamSubject, ChainSpan?>) {
    write(count: pending.indices.count)
    for index in pending.indices {
      write(pending.id(at: index).raw)
      write(list: pending.values[index].map { [$0] } ?? []) { $0.write(span: $1) }
    }
  }

  fileprivate mutating func write(places: ChainBook<ChainPlace>) {
    write(list: places.all) {
      $0.write($1.device.raw)
      $0.write($1.stream.raw)
      $0.write(place: $1.value)
    }
  }

  fileprivate mutating func write<Subject>(numbers: Table<Subject, Int64>) {
    write(count: numbers.indices.count)
    for index in numbers.indices {
      write(numbers.id(at: index).raw)
      write(numbers.values[index])
    }
  }

  fileprivate mutating func write(cuts: Table<RosterDevice, DeviceCuts>) {
    write(count: cuts.indices.count)
    for index in cuts.indices {
      write(cuts.id(at: index).raw)
      let streams = cuts.values[index].streams
      write(count: streams.indices.count)
      for place in streams.indices {
        write(streams.id(at: place).raw)
        write(place: streams.values[place])
      }
    }
  }

  fileprivate mutating func write(wish: Wish) {
    switch wish {
    case .found(let isParents, let older):
      write(UInt8(older.exists ? 8 : 0))
      write(isParents)
      if let older {
        write(older.isKept)
        write(older.code)
      }
    case .bringIn(let device, let streams):
      write(UInt8(1))
      write(device.json.bytes[...])
      write(ids: streams.map { $0.raw })
    case .revoke(let device):
      write(UInt8(2))
      write(device.raw)
    case .hold(let stream, let keys):
      write(UInt8(3))
      write(stream.raw)
      write(ids: keys.map { $0.raw })
    case .renew(let name, let replaced):
      write(UInt8(4))
      write(name.text)
      write(replaced)
    case .handOver(let view, let player, let record):
      write(UInt8(5))
      write(view.raw)
      write(player.raw)
      write(record[...])
    case .noteOpened(let view):
      write(UInt8(6))
      write(view.raw)
    case .close(let view):
      write(UInt8(7))
      write(view.raw)
    case .leave(let stream):
      write(UInt8(9))
      write(stream.raw)
    }
  }
}

extension ByteReader {
  fileprivate mutating func ids() -> [UInt128] { list { $0.id() } }

  fileprivate mutating func places() -> [(DeviceID, StreamID, ChainPlace)] {
    list {
      let (device, stream) = (DeviceID($0.id()), StreamID($0.id()))
      return (device, stream, $0.place())
    }
  }

  fileprivate mutating func numbers<Subject>() -> Table<Subject, Int64> {
    var numbers = Table<Subject, Int64>()
    for _ in 0..<count() where !isBroken {
      let id = Identifier<Subject>(id())
      numbers[id, default: 0] = number()
    }
    return numbers
  }

  fileprivate mutating func cuts() -> Table<RosterDevice, DeviceCuts> {
    var cuts = Table<RosterDevice, DeviceCuts>()
    for _ in 0..<count() where !isBroken {
      let device = DeviceID(id())
      let places = list {
        let stream = StreamID($0.id())
        return Cut(stream, $0.place())
      }
      cuts[device, default: DeviceCuts()] = DeviceCuts(places)
    }
    return cuts
  }

  fileprivate mutating func wish() -> Wish? {
    switch byte() {
    case 0: return .found(isParents: bool(), nil)
    case 1:
      let bytes = Array(piece())
      let streams = ids().map { StreamID($0) }
      guard let json = try? JSON.parse(bytes), let device = try? RosterDevice(json) else {
        refuse()
        return nil
      }
      return .bringIn(device, streams: streams)
    case 2: return .revoke(DeviceID(id()))
    case 3:
      let stream = StreamID(id())
      return .hold(stream, ids().map { KeyID($0) })
    case 4:
      let (name, replaced) = (RosterMember(text()), id())
      if !name.exists { refuse() }
      return name.map { .renew($0, replacing: replaced) }
    case 5:
      let (view, player) = (StreamID(id()), StreamID(id()))
      return .handOver(view, of: player, Array(piece()))
    case 6: return .noteOpened(StreamID(id()))
    case 7: return .close(StreamID(id()))
    case 8:
      let (isParents, isKept) = (bool(), bool())
      return .found(isParents: isParents, OlderCode(rosterCode(.familyCode), isKept: isKept))
    case 9: return .leave(StreamID(id()))
    default:
      refuse()
      return nil
    }
  }
}
