import Basics
import SyncExamples
import SyncWire
import Testing

@Suite struct KeyInfoTests {
  @Test func infosAreThoseOfTheOtherProgram() {
    for example in Example.all["epochs"].list {
      let epoch = EpochName(
        family: Example.family,
        stream: example["stream"].id(),
        number: example["number"].number
      )
      #expect(KeyInfo.seal(epoch) == example["sealInfo"].bytes)
      #expect(KeyInfo.keyID(epoch) == example["keyIdInfo"].bytes)
      #expect(KeyInfo.previous(epoch) == example["previousInfo"].bytes)
    }
  }

  @Test func labelsDifferAndNoneBeginsAnother() {
    let labels = WireLabel.allCases.map { $0.begun.bytes }
    for (one, label) in labels.enumerated() {
      #expect(label.last == 0 && label.dropLast().allSatisfy { $0 != 0 })
      for other in labels[(one + 1)...] {
        #expect(!label.starts(with: other) && !other.starts(with: label))
      }
    }
  }

  @Test func membersHaveOneSpelling() throws {
    let digits = "0123456789abcdef0123456789abcdef"
    for text in [digits, "recovery:family", "recovery:" + digits] {
      #expect(try #require(RosterMember(text)).text == text)
    }
    for text in [
      "", "recovery:", "recovery:Family", "recovery:family ", digits.uppercased(), "recovery:0",
      "recovery:" + String(repeating: "0", count: 32), "recoverY:" + digits,
    ] { #expect(RosterMember(text) == nil, "\(text)") }
  }
}
