/// Logarithm and exponential by IEEE-exact operations alone.
///
/// The C libraries of phone, browser and server differ in the last digit, and every build shall agree.
/// Both are right to about one unit in the last place.
package enum Logarithm {
  // ln 2 in two parts: the first has so few digits that whole multiples of it are exact.
  private static let two = 0.693_147_180_369_123_8
  private static let rest = 1.908_214_929_270_587_7e-10

  /// The natural logarithm of a finite number above 0.
  ///
  /// 2 artanh(s) with s = (m - 1) / (m + 1), where m is the number without its power of two.
  package static func natural(_ value: Double) -> Double {
    var exponent = Double(value.exponent)
    var mantissa = value.significand
    if mantissa > 1.414_213_562_373_095 {
      mantissa /= 2
      exponent += 1
    }
    let s = (mantissa - 1) / (mantissa + 1)
    let square = s * s
    var series = 0.0
    var odd = 23.0
    while odd >= 1 {
      series = series * square + 1 / odd
      odd -= 2
    }
    return exponent * two + (2 * s * series + exponent * rest)
  }

  /// e to a power between -700 and 700; powers beyond become the nearest of these.
  package static func exponential(_ power: Double) -> Double {
    let bounded = min(max(power, -700), 700)
    let exponent = (bounded / two).rounded()
    let rest = bounded - exponent * two - exponent * rest
    var series = 1.0
    var term = 18.0
    while term >= 1 {
      series = 1 + series * rest / term
      term -= 1
    }
    return Double(sign: .plus, exponent: Int(exponent), significand: series)
  }
}
