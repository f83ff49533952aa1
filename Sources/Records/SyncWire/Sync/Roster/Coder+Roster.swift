import Basics

extension Coder {
  mutating func identifier<Subject>(
    _ name: StaticString,
    _ id: Identifier<Subject>
  ) -> Identifier<Subject> {
    Identifier(number(name, id.raw))
  }

  /// Walks a hash; in JSON it is 64 hexadecimal digits.
  mutating func hash(_ name: StaticString, _ hash: Hash256) -> Hash256 {
    if let read = Hash256(hexText: text(name, hash.hexText)) { return read }
    refuse(name)
    return hash
  }

  /// Walks bytes; in JSON they are a text in base 64.
  mutating func data(
    _ name: StaticString,
    _ data: [UInt8],
    lengths: ClosedRange<Int>
  ) -> [UInt8] {
    let text = text(name, String(decoding: Base64.text(of: data), as: UTF8.self))
    if let read = Base64.bytes(of: text), lengths.contains(read.count) { return read }
    refuse(name)
    return data
  }

  mutating func publicKey(_ name: StaticString, _ key: PublicKey) -> PublicKey {
    let length = PublicKey.length
    if let read = PublicKey(data(name, key.bytes, lengths: length...length)) { return read }
    refuse(name)
    return key
  }

  mutating func signature(_ name: StaticString, _ signature: Signature) -> Signature {
    let length = Signature.length
    return Signature(data(name, signature.bytes, lengths: length...length)) ?? signature
  }

  mutating func member(_ name: StaticString, _ member: RosterMember) -> RosterMember {
    if let read = RosterMember(text(name, member.text)) { return read }
    refuse(name)
    return member
  }

  /// Walks a numbered hash; in JSON it is an array of the number and the hash.
  mutating func numbered(_ name: StaticString, _ value: NumberedHash) -> NumberedHash {
    if let read = NumberedHash(self.value(name, value.json)) { return read }
    refuse(name)
    return value
  }
}
