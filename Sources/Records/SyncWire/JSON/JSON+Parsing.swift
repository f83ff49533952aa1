extension JSON {
  /// Reads a whole document; the time is linear in its length, but for objects of very many members, which take a sort.
  package static func parse(
    _ bytes: [UInt8],
    limits: JSONLimits = .standard,
    longArray: JSONLongArray? = nil
  ) throws(JSONError) -> JSON {
    try parse(bytes.span, limits: limits, longArray: longArray)
  }

  /// Reads a whole document where it lies, without a copy.
  package static func parse(
    _ bytes: Span<UInt8>,
    limits: JSONLimits = .standard,
    longArray: JSONLongArray? = nil
  ) throws(JSONError) -> JSON {
    guard bytes.count <= limits.bytes else {
      throw JSONError(reason: .textTooLong, offset: limits.bytes)
    }
    try checkEncoding(bytes)
    return try bytes.withUnsafeBufferPointer { bytes throws(JSONError) in
      var parser = JSONParser(bytes: bytes, limits: limits, longArray: longArray)
      return try parser.document()
    }
  }

  /// Checks UTF-8 once for the whole text, by the standard library.
  ///
  /// All later steps can then cut it at any ASCII byte and know that the piece is valid.
  private static func checkEncoding(_ bytes: Span<UInt8>) throws(JSONError) {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes)
    } catch {
      throw JSONError(reason: .invalidUTF8, offset: error.byteOffsets.lowerBound)
    }
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      throw JSONError(reason: .byteOrderMark, offset: 0)
    }
  }
}
