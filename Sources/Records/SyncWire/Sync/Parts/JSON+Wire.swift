extension JSON {
  /// The depth of what we write, and of what may come to stand in it.
  private static let depth = 32

  /// Reads a document that came from elsewhere.
  static func parse(wire bytes: [UInt8], upTo most: Int) throws(WireError) -> JSON {
    guard bytes.count <= most else { throw .tooLarge }
    do throws(JSONError) {
      return try parse(bytes, limits: JSONLimits(bytes: most, depth: depth))
    } catch {
      throw .damaged
    }
  }
}

extension Described {
  /// Reads a value out of a document that came from elsewhere.
  init(wire bytes: [UInt8], upTo most: Int = SyncLimits.body) throws(WireError) {
    let json = try JSON.parse(wire: bytes, upTo: most)
    do throws(JSONFieldError) {
      self = try Self(json)
    } catch {
      throw .damaged
    }
  }
}
