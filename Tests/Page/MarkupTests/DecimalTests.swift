import Markup
import Testing

/// Numbers in drawings.
struct DecimalTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (24, "24"), (0.5, "0.5"), (0.25, "0.25"), (0.05, "0.05"),
      (1.005, "1"), (1.996, "2"), (-1.5, "-1.5"), (-0.001, "0"), (-0.05, "-0.05"), (100.1, "100.1"),
      (12_345.678, "12345.68"), (1e300, "10000000"), (-.infinity, "-10000000"), (.nan, "0"),
    ] as [(Double, String)]
  )
  func decimalsHaveTwoPlacesAtMost(_ number: Double, _ text: String) {
    #expect(decimal(number) == text)
  }
}
