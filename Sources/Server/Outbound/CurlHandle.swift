import CCurl
import Synchronization

/// A handle of libcurl with what stays in it from one request to the next: its connections, the TLS sessions, and the
/// certificates that it trusts, since reading those takes the processor longer than all else of a request.
///
/// Unchecked: whoever has taken it from its shelf is the only one.
final class CurlHandle: @unchecked Sendable {
  let raw: UnsafeMutableRawPointer

  /// Once for the process, whoever is first.
  private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  init() throws(OutboundError) {
    guard Self.isReady, let raw = curl_easy_init() else {
      throw .unreachable("libcurl could not be started")
    }
    self.raw = raw
  }

  deinit { curl_easy_cleanup(raw) }

  /// Forgets all that one request has set, its headers, body and names among it, and keeps what may serve the next.
  fileprivate func reset() { curl_easy_reset(raw) }
}

/// The handles of one client that nobody uses now: as many as requests were ever on their way at once.
///
/// They are of one client alone, so what is connected here was let through by its own question. Threads may share it.
final class HandleShelf: Sendable {
  private let handles = Mutex<[CurlHandle]>([])

  /// The one that was used last, whose connections are the freshest.
  func take() throws(OutboundError) -> CurlHandle {
    if let kept = handles.withLock({ $0.popLast() }) { return kept }
    return try CurlHandle()
  }

  /// Without anything of the request that it was taken for.
  func putBack(_ handle: CurlHandle) {
    handle.reset()
    handles.withLock { $0.append(handle) }
  }
}
