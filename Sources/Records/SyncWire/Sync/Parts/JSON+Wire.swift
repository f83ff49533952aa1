extension JSON {
  /// As deep as what we write, and what may come to stand in it.
  private static let depth = 32

  /// A document that came from somewhere else.
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
  /// What a document says that came from somewhere else.
  init(wire bytes: [UInt8], upTo most: Int = SyncLimits.body) throws(WireError) {
    let json = try JSON.parse(wire: bytes, upTo: most)
    do throws(JSONFieldError) {
      self = try Self(json)
    } catch {
      throw .damaged
    }
  }
}
