import Basics

extension Int64 {
  /// Reads one to sixteen digits without a needless zero before them; none beyond ``SyncLimits/numbers``.
  package init?(digits: ArraySlice<UInt8>) {
    guard (1...16).contains(digits.count), digits.first != ASCII.zero || digits.count == 1 else {
      return nil
    }
    var number: Int64 = 0
    for digit in digits {
      guard digit.isDigit else { return nil }
      number = number * 10 + Int64(digit - ASCII.zero)
    }
    guard SyncLimits.numbers.contains(number) else { return nil }
    self = number
  }
}
