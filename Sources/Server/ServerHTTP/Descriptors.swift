import Glibc

/// How many connections the system lets a process have.
enum Descriptors {
  /// Each connection is one, and the usual thousand would be used up by one careless client.
  ///
  /// - Returns: how many of them connections may have; a file that is opened needs one, too.
  static func allowMany() -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return kept }
    limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 16_384))
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return max(kept, Int(limit.rlim_cur) - kept)
  }

  /// For files, databases, and what this server asks of others.
  private static let kept = 256
}
