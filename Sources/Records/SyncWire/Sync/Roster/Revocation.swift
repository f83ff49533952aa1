import Basics

/// A device goes: of each of its chains counts what lies up to a place, and the streams go on without it.
package struct Revocation: Sendable, Described {
  package var device: DeviceID
  package var cuts: [Cut]
  package var epochs: [Epoch]

  /// Look-ups of the recovery codes that it knows, which are void.
  ///
  /// Programs of the first version name none.
  package var strikes: [UInt128]

  package init(device: DeviceID, cuts: [Cut], epochs: [Epoch], strikes: [UInt128] = []) {
    self.device = device
    self.cuts = cuts
    self.epochs = epochs
    self.strikes = strikes
  }

  package static var blank: Revocation { Revocation(device: DeviceID(0), cuts: [], epochs: []) }

  package func coded(by coder: inout Coder) -> Revocation {
    Revocation(
      device: coder.identifier("device", device),
      cuts: coder.cuts("cuts", cuts),
      epochs: coder.list("epochs", epochs),
      strikes: coder.isThere("strikes", !strikes.isEmpty) ? coder.numbers("strikes", strikes) : []
    )
  }
}

/// The place where the chain of one stream ends.
package struct Cut: Hashable, Sendable {
  package var stream: StreamID
  package var place: ChainPlace

  package init(_ stream: StreamID, _ place: ChainPlace) {
    self.stream = stream
    self.place = place
  }
}

extension [Cut] {
  /// The place where the chain of a stream ends; none where the stream is not among them.
  package subscript(_ stream: StreamID) -> ChainPlace? { first { $0.stream == stream }?.place }
}

extension Cut {
  /// Cuts as an object: the place and head of each stream's chain, by the stream's digits.
  static func json(_ cuts: [Cut]) -> JSON {
    .object(cuts.map { JSONMember(name: $0.stream.raw.hexText, value: $0.place.json) })
  }

  static func list(_ json: JSON) -> [Cut]? {
    guard let members = json.object else { return nil }
    var cuts: [Cut] = []
    for member in members {
      guard let stream = UInt128(hexText: member.name), let place = ChainPlace(member.value)
      else { return nil }
      cuts.append(Cut(StreamID(stream), place))
    }
    return cuts
  }
}

extension Coder {
  fileprivate mutating func cuts(_ name: StaticString, _ cuts: [Cut]) -> [Cut] {
    if let read = Cut.list(value(name, Cut.json(cuts))) { return read }
    refuse(name)
    return cuts
  }
}
