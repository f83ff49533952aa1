import Foundation

/// The two outputs of a command.
///
/// Written at once: who reads them through a pipe must not wait for a full buffer.
enum Terminal {
  /// What was asked for.
  static func write(_ line: String) {
    write(line, to: .standardOutput)
  }

  /// What went wrong, and what is noted down.
  static func writeError(_ line: String) {
    write(line, to: .standardError)
  }

  private static func write(_ line: String, to output: FileHandle) {
    // Whoever read it may be gone, and that must not end a server: there is nobody left to tell.
    try? output.write(contentsOf: Data((line + "\n").utf8))
  }
}
