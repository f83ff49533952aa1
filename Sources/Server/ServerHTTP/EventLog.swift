import CHTTP
import Glibc

/// What libevent has to say.
///
/// Its warnings are about what clients send, and repeat it; a log of ours repeats nothing that came
/// from outside. Only what makes it give up is shown.
enum EventLog {
  static func quiet() { isSet }

  private static let isSet: Void = event_set_log_callback { severity, message in
    guard severity == EVENT_LOG_ERR, let message else { return }
    write(STDERR_FILENO, message, strlen(message))
    write(STDERR_FILENO, "\n", 1)
  }
}
