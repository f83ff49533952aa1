import Basics
import Domain
import TestSupport
import Testing

/// Whatever a file says somebody is called, what is drawn stays in its place.
@Suite struct DrawableNameTests {
  @Test func whatPeopleTypeStaysAsItIs() {
    for name in [
      "", "Brush teeth", "Zähne putzen", "Đánh răng", "Σχολείο", "Чистить зубы", "צחצוח שיניים",
      "שִׁנַּיִם", "تفريش الأسنان", "แปรงฟัน", "歯をみがく", "दाँत साफ़ करना",
      "\u{1F469}\u{200D}\u{1F467} out", "e\u{301}\u{323}",
    ] {
      #expect(name.drawable(.step).unicodeScalars.elementsEqual(name.unicodeScalars), "\(name)")
    }
  }

  @Test func aNameEndsWhereItsFieldWould() {
    for length in [NameLength.player, .step, .plan] {
      let longest = String(repeating: "a", count: length.rawValue)
      #expect(longest.drawable(length) == longest)
      #expect((longest + "bcd").drawable(length) == longest + "…")
    }
  }

  @Test func aLetterCarriesThreeMarksAtMost() {
    let tower = "o" + String(repeating: "\u{30B}", count: 100) + "n"
    #expect(tower.drawable(.step) == "o\u{30B}\u{30B}\u{30B}n")
    #expect("\u{30B}\u{30B}on".drawable(.step) == "on")
  }

  @Test func nothingTurnsTheDirectionOfWhatStandsBesideIt() {
    let turning = "\u{202E}spart\u{202C} \u{2067}on\u{2069}\u{200F}\u{61C}"
    #expect(turning.drawable(.step) == "spart on")
  }

  @Test func aNameStandsInOneLine() {
    #expect("one\ntwo\u{2028}three\u{0}\u{9B}".drawable(.step) == "one two three  ")
  }

  /// Names made of dice, of all planes: bounded in every way, and drawn once more they are the same.
  @Test func tenThousandStrangeNamesAreBoundedAndStay() {
    let seed: UInt64 = 20_261_123
    var dice = SplitMix64(seed: seed)
    let ranges: [ClosedRange<Int>] = [
      0x20...0x7E, 0...0x1F, 0x300...0x36F, 0x5B0...0x5EA, 0x200B...0x206F, 0xE00...0xE5B,
      0x1F300...0x1F64F, 0xE000...0x10FFFF,
    ]
    for round in 1...10_000 {
      var name = String.UnicodeScalarView()
      for _ in 0..<dice.below(300) {
        let range = dice.pick(ranges)
        let value = range.lowerBound + dice.below(range.count)
        if let scalar = Unicode.Scalar(UInt32(value)) { name.append(scalar) }
      }
      let drawn = String(name).drawable(.step)

      #expect(drawn.unicodeScalars.count <= 101 * 4, "seed \(seed), round \(round)")
      #expect(
        drawn.drawable(.step).unicodeScalars.elementsEqual(drawn.unicodeScalars),
        "seed \(seed), round \(round)"
      )
    }
  }
}
