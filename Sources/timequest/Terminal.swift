import Foundation

/// The two outputs of a command.
///
/// Written at once: who reads them through a pipe must not wait for a full buffer.
enum Terminal {
  /// What was asked for.
  static func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// What went wrong, and what is noted down.
  static func writeError(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
