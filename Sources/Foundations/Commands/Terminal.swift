import Glibc

/// The two outputs of a command.
///
/// Written at once: who reads them through a pipe must not wait for a full buffer.
package enum Terminal {
  /// What was asked for.
  package static func write(_ line: String) {
    write(line, to: STDOUT_FILENO)
  }

  /// What went wrong, and what is noted down.
  package static func writeError(_ line: String) {
    write(line, to: STDERR_FILENO)
  }

  private static func write(_ line: String, to output: Int32) {
    var rest = Array((line + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      // Whoever read it may be gone, and that must not end a server: there is nobody left to tell.
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }
}
