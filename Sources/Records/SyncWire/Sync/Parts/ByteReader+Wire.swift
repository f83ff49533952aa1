import Basics

extension ByteReader {
  /// Reads sixteen bytes in the order of their hexadecimal digits.
  @inline(never)
  package mutating func wireID() -> UInt128 { id().byteSwapped }

  package mutating func identifier<Subject>() -> Identifier<Subject> { Identifier(wireID()) }

  /// Reads a number of 32 bits that says how much follows.
  mutating func length(upTo most: Int) -> Int {
    var length: UInt32 = 0
    for byte in take(4).reversed() { length = length << 8 | UInt32(byte) }
    if length <= UInt32(most) { return Int(length) }
    refuse()
    return 0
  }

  /// Reads a number of 64 bits that has to be in ``SyncLimits/numbers``.
  mutating func wireNumber() -> Int64 {
    let number = number()
    if SyncLimits.numbers.contains(number) { return number }
    refuse()
    return 0
  }

  /// Reads four letters that name a form and its version.
  mutating func form(_ form: StaticString) throws(WireError) {
    _ = try self.form(form, or: form)
  }

  /// Reads the four letters of one of two forms.
  ///
  /// - Returns: whether it is the later one.
  mutating func form(_ first: StaticString, or later: StaticString) throws(WireError) -> Bool {
    let form = String(decoding: take(4), as: UTF8.self)
    if form.isSame(as: first) { return false }
    guard form.isSame(as: later) else { throw isBroken ? .damaged : .unknownForm }
    return true
  }

  /// Checks that all of it could have been written, and that nothing follows.
  func finish() throws(WireError) {
    if isBroken || !isAtEnd { throw .damaged }
  }
}
