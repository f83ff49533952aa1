/// What the program asks of the browser about the family's PIN; each is answered later.
package struct GateHost {
  /// Answered by `.recordRead`.
  package var read: () -> Void
  /// Answered by `.recordStored`.
  package var store: ([UInt8]) -> Void
  /// Make salt, key, family code and its verifier; answered by `.made`.
  package var make: (_ pin: String, _ rounds: Int64) -> Void
  /// PBKDF2-SHA-256 of a PIN; answered by `.derived`.
  package var derivePIN: (_ pin: String, _ salt: [UInt8], _ rounds: Int64) -> Void
  /// HKDF-SHA-256 of a family code; answered by `.derived`.
  package var deriveFamilyCode: (UInt128) -> Void

  package init(
    read: @escaping () -> Void,
    store: @escaping ([UInt8]) -> Void,
    make: @escaping (String, Int64) -> Void,
    derivePIN: @escaping (String, [UInt8], Int64) -> Void,
    deriveFamilyCode: @escaping (UInt128) -> Void
  ) {
    self.read = read
    self.store = store
    self.make = make
    self.derivePIN = derivePIN
    self.deriveFamilyCode = deriveFamilyCode
  }
}
