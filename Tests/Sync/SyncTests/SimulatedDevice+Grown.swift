import Testing

@testable import SyncSimulation

extension SimulatedDevice {
  /// One that has read and kept something of everything.
  static func grown() throws -> SimulatedDevice {
    for seed in UInt64(1)...20 {
      let world = SyncWorld(seed: seed)
      try world.run()
      if let device = world.devices.last(where: { $0.book.log.cursor.number > 20 }) {
        return device
      }
    }
    return try #require(nil, "no device has read as much")
  }
}
