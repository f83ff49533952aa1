#if hasFeature(Embedded)
// What the page calls: it fills the columns, runs, and looks at its own clock around that.

nonisolated(unsafe) private var workload: Workload?
nonisolated(unsafe) private var analysis: Analysis?

@main struct EngineBench {
  static func main() {}
}

@_expose(wasm, "room") @_cdecl("engine_room")
public func room(size: Int) -> UnsafeMutableRawPointer {
  .allocate(byteCount: size, alignment: 8)
}

/// - Parameters:
///   - columns: task, estimate, actual and time, one after the other, each beginning at a multiple of 8.
///   - zone: begins, then offsets.
///   - week: Monday, the Monday before, now.
@_expose(wasm, "prepare") @_cdecl("engine_prepare")
public func prepare(
  columns: UnsafeRawPointer,
  count: Int,
  zone: UnsafePointer<Int64>,
  periods: Int,
  week: UnsafePointer<Int64>
) {
  let tasks = (count * 4 + 7) / 8 * 8
  func column<Value>(_ start: Int) -> UnsafeBufferPointer<Value> {
    UnsafeBufferPointer(
      start: (columns + start).assumingMemoryBound(to: Value.self),
      count: count
    )
  }
  workload = Workload(
    columns: Workload.Columns(
      task: column(0),
      estimate: column(tasks),
      actual: column(tasks + count * 8),
      time: column(tasks + count * 16)
    ),
    zone: Workload.Zone(
      begins: (0..<periods).map { zone[$0] },
      offsets: (0..<periods).map { zone[periods + $0] }
    ),
    week: Workload.Week(monday: week[0], before: week[1], now: week[2])
  )
}

@_expose(wasm, "workload") @_cdecl("engine_workload")
public func runWorkload() -> Double { workload?.checksum() ?? 0 }

@_expose(wasm, "play") @_cdecl("engine_play")
public func play(records: Int) { analysis = Analysis(records: records) }

@_expose(wasm, "analyse") @_cdecl("engine_analyse")
public func analyse() -> Double { analysis?.run() ?? 0 }
#endif
