import SyncWire

/// Something that was done; of a player where one is named, else for all.
func operation(
  _ id: UInt128,
  of player: UInt128? = nil,
  kind: String = "test"
) -> OperationRecord {
  OperationRecord(
    id: id,
    stream: player == nil ? .plan : .play,
    player: player,
    device: 1,
    counter: 1,
    clock: HybridTime(packed: 0, device: 1),
    recordedAt: 0,
    utcOffset: 0,
    kind: kind,
    body: .null
  )
}

/// What lies on a device.
func ids(_ device: TestDevice) -> Set<UInt128> { Set(device.log.map { $0.id }) }
