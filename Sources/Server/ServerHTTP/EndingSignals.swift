import Glibc

/// What asks a process to end.
package enum EndingSignals {
  static let all = [SIGTERM, SIGINT]

  /// From now on they wait until a server runs on this thread, which ends well by them.
  ///
  /// Threads that this one begins keep them waiting as well.
  package static func hold() { mask(SIG_BLOCK, all) }

  /// Who started this process may have kept its signals from it, and that is inherited.
  static func take(_ number: Int32) { mask(SIG_UNBLOCK, [number]) }

  private static func mask(_ how: Int32, _ numbers: [Int32]) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(how, &signals, nil)
  }
}
