import CCurl

/// One request by libcurl, with a handle that others may have been made with before.
final class CurlTransfer {
  private let kept: CurlHandle
  private let passage: Passage

  private var handle: UnsafeMutableRawPointer { kept.raw }

  init(_ passage: Passage, by kept: CurlHandle) {
    self.kept = kept
    self.passage = passage
    hearCurl()
  }

  func limit(to limits: OutboundClient.Limits, isFollowing: Bool) {
    set(CURLOPT_PROTOCOLS_STR, "https")
    set(CURLOPT_REDIR_PROTOCOLS_STR, "https")
    set(CURLOPT_FOLLOWLOCATION, isFollowing ? 1 : 0)
    set(CURLOPT_MAXREDIRS, limits.redirects)
    set(CURLOPT_TIMEOUT_MS, limits.milliseconds)
    set(CURLOPT_MAXFILESIZE, limits.length)
    // A proxy would make the connection in our place, wherever it leads.
    set(CURLOPT_PROXY, "")
    // Signals belong to the whole process.
    set(CURLOPT_NOSIGNAL, 1)
    set(CURLOPT_USERAGENT, "TimeQuest")
  }

  /// - Parameter authorities: the only ones that are trusted; those of the system where there are none.
  func trust(_ authorities: String?) {
    if let authorities { set(CURLOPT_CAINFO, authorities) }
    // Beside a folder the library reads the file anew for each connection. On systems that have both they hold the same.
    if authorities != nil || curl_has_file_of_authorities() {
      curl_set_pointer(handle, CURLOPT_CAPATH, nil)
    }
  }

  func run(_ request: OutboundRequest) throws(OutboundError) -> OutboundResponse {
    set(CURLOPT_URL, request.address)
    let headers = list(of: request.headers)
    defer { curl_slist_free_all(headers) }
    curl_set_pointer(handle, CURLOPT_HTTPHEADER, headers)
    guard let body = request.body else { return try perform() }
    set(CURLOPT_POSTFIELDSIZE, body.count)
    // Copied: the bytes need not outlive the call.
    _ = body.withUnsafeBytes { curl_set_pointer(handle, CURLOPT_COPYPOSTFIELDS, $0.baseAddress) }
    return try perform()
  }

  private func perform() throws(OutboundError) -> OutboundResponse {
    let result = curl_easy_perform(handle)
    if passage.isTooLong || result == CURLE_FILESIZE_EXCEEDED { throw .tooLong }
    guard result == CURLE_OK else {
      if passage.wasRefused { throw .notPublic }
      if result == CURLE_OPERATION_TIMEDOUT { throw .tooSlow }
      throw .unreachable(String(cString: curl_easy_strerror(result)))
    }
    return OutboundResponse(
      status: curl_status_of(handle),
      body: passage.body,
      tag: header("ETag"),
      retryAfter: header("Retry-After")
    )
  }
}

extension CurlTransfer {
  private func hearCurl() {
    let passage = Unmanaged.passUnretained(passage).toOpaque()
    curl_set_pointer(handle, CURLOPT_WRITEDATA, passage)
    curl_set_writer(handle) { bytes, size, count, passage in
      guard let bytes, let passage else { return 0 }
      let length = size * count
      return Unmanaged<Passage>.fromOpaque(passage).takeUnretainedValue()
        .take(UnsafeRawBufferPointer(start: bytes, count: length))
    }
    curl_set_pointer(handle, CURLOPT_OPENSOCKETDATA, passage)
    curl_set_opener(handle) { passage, _, address in
      guard let passage, let address else { return curl_socket_t(CURL_SOCKET_BAD) }
      return Unmanaged<Passage>.fromOpaque(passage).takeUnretainedValue().open(address)
    }
  }

  private func set(_ option: CURLoption, _ value: Int) {
    let result = curl_set_number(handle, option, value)
    precondition(result == CURLE_OK, "libcurl does not know option \(option.rawValue)")
  }

  private func set(_ option: CURLoption, _ text: String) {
    let result = curl_set_text(handle, option, text)
    precondition(result == CURLE_OK, "libcurl does not know option \(option.rawValue)")
  }

  private func list(
    of headers: [(name: String, value: String)]
  ) -> UnsafeMutablePointer<curl_slist>? {
    headers.reduce(nil) { curl_slist_append($0, "\($1.name): \($1.value)") }
  }

  /// Of the last answer.
  private func header(_ name: String) -> String? {
    var found: UnsafeMutablePointer<curl_header>?
    let result = curl_easy_header(handle, name, 0, UInt32(CURLH_HEADER), -1, &found)
    return result == CURLHE_OK ? found.map { String(cString: $0.pointee.value) } : nil
  }
}
