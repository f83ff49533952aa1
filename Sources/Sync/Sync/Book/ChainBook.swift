import Basics
import SyncWire

/// A value for each chain, that is for each device and stream.
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

  /// All values in the order of devices and streams.
  package var all: [(device: DeviceID, stream: StreamID, value: Value)] {
    var all: [(device: DeviceID, stream: StreamID, value: Value)] = []
    for index in devices.indices {
      let streams = devices.values[index]
      for place in streams.indices {
        all.append((devices.id(at: index), streams.id(at: place), streams.values[place]))
      }
    }
    return all
  }
}
