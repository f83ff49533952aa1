import Basics
import SyncWire

/// Something for each chain: by device and stream.
package struct ChainBook<Value: Hashable & Sendable>: Hashable, Sendable {
  private var devices = Table<RosterDevice, Table<StreamSubject, Value>>()

  package init() {}

  package subscript(device: DeviceID, stream: StreamID) -> Value? {
    get { devices[device]?[stream] }
    set {
      guard let newValue else { return }
      devices[device, default: Table()][stream, default: newValue] = newValue
    }
  }

  package func of(_ device: DeviceID) -> Table<StreamSubject, Value> { devices[device] ?? Table() }

  /// In the order of devices and streams.
  package var all: [(device: DeviceID, stream: StreamID, value: Value)] {
    devices.indices.flatMap { index in
      let (device, streams) = (devices.id(at: index), devices.values[index])
      return streams.indices.map { (device, streams.id(at: $0), streams.values[$0]) }
    }
  }
}
