import SyncWire

/// Whose token is shown to the server.
package enum TokenOwner: Sendable {
  case nobody
  case device(DeviceID)
  /// The 32 bytes that come of a code which somebody has typed.
  case code([UInt8])
}
