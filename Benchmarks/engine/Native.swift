#if !hasFeature(Embedded)
import Foundation

// EngineBench FOLDER: the workload over the columns in a folder; prints milliseconds and checksum.
// EngineBench RECORDS: the product's own analysis of so many records; prints milliseconds.

@main struct EngineBench {
  static func main() throws {
    guard let argument = CommandLine.arguments.dropFirst().first else { return }
    if let records = Int(argument) {
      let analysis = Analysis(records: records)
      report { analysis.run() }
    } else {
      let files = try Files(URL(filePath: argument))
      files.withWorkload { workload in report { workload.checksum() } }
    }
  }

  /// The quickest of five.
  private static func report(_ run: () -> Double) {
    var best = Duration.seconds(3600)
    var found = 0.0
    for _ in 0..<5 { best = min(best, ContinuousClock().measure { found = run() }) }
    print(String(format: "%.4f %.6f", best / .milliseconds(1), found))
  }
}

/// The columns as the generator wrote them, little-endian.
private struct Files {
  private let task: [Int32]
  private let estimate: [Double]
  private let actual: [Double]
  private let time: [Int64]
  private let zone: Workload.Zone
  private let week: Workload.Week

  init(_ folder: URL) throws {
    func column<Value>(_ name: String, _ zero: Value) throws -> [Value] {
      let data = try Data(contentsOf: folder.appending(path: name + ".bin"))
      return data.withUnsafeBytes { Array($0.bindMemory(to: Value.self)) }
    }
    func numbers(_ name: String) throws -> [[Int64]] {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        .split(separator: "\n").map { $0.split(separator: " ").compactMap { Int64($0) } }
    }
    task = try column("task", Int32.zero)
    estimate = try column("est", Double.zero)
    actual = try column("act", Double.zero)
    time = try column("ts", Int64.zero)
    let periods = try numbers("tz.txt")
    zone = Workload.Zone(begins: periods.map { $0[0] }, offsets: periods.map { $0[1] })
    let limits = try numbers("week.txt")[0]
    week = Workload.Week(monday: limits[0], before: limits[1], now: limits[2])
  }

  func withWorkload(_ body: (Workload) -> Void) {
    task.withUnsafeBufferPointer { task in
      estimate.withUnsafeBufferPointer { estimate in
        actual.withUnsafeBufferPointer { actual in
          time.withUnsafeBufferPointer { time in
            let columns = Workload.Columns(
              task: task,
              estimate: estimate,
              actual: actual,
              time: time
            )
            body(Workload(columns: columns, zone: zone, week: week))
          }
        }
      }
    }
  }
}
#endif
