import CRelease

/// Which release of TimeQuest this is.
package enum Release {
  /// As the file `VERSION` at the root has it: `1.0.0`.
  package static var number: String {
    let count = Int(timequest_release_length())
    let bytes = UnsafeBufferPointer(start: timequest_release(), count: count)
    return String(decoding: bytes, as: UTF8.self)
  }
}
