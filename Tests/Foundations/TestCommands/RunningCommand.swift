import Dispatch
import Foundation
import Testing

/// A command in a process of its own, built beside the tests.
package final class RunningCommand {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// - Parameters:
  ///   - program: the executable's name.
  ///   - environment: besides what the tests themselves run in.
  package init(
    _ arguments: [String],
    of program: String = "timequest",
    environment: [String: String] = [:]
  ) throws {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent(program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    endAfterSeconds(60)
  }

  /// A test of a command that hangs must fail, not hang as well.
  private func endAfterSeconds(_ seconds: Double) {
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak process] in
      if let process, process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// Waits for one line of output.
  package func readLine() throws -> String {
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let byte = try #require(try output.fileHandleForReading.read(upToCount: 1), "no line came")
      line += byte
    }
    return String(decoding: line.dropLast(), as: UTF8.self)
  }

  package func stopReadingErrors() throws {
    try errors.fileHandleForReading.close()
  }

  package func ask(to signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  package func waitForTheEnd() -> (code: Int32, output: String, errors: String) {
    let errors = errors.fileHandleForReading.readDataToEndOfFile()
    let output = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: output, as: UTF8.self),
      String(decoding: errors, as: UTF8.self)
    )
  }
}
