import SyncWire
import Testing

/// What a server's owner hands out, however it is typed.
@Suite struct InvitationCodeTests {
  @Test(arguments: [
    "7Q2M0K-000001", "7q2mok oooooi", " 7Q2M-0K-0000-0l ",
    "https://family.example/#invite=7Q2M0K-000001",
  ])
  func itIsOneHoweverItIsTyped(text: String) {
    #expect(InvitationCode(text)?.text == "7Q2M0K000001")
  }

  @Test(arguments: [
    "", "7Q2M0K0", "--------", "7Q2M0K_0001", "Zähne und Haare", "<b>lantern</b>",
    String(repeating: "A", count: 65), "#invite=",
  ])
  func whatIsNoneIsNone(text: String) {
    #expect(InvitationCode(text) == nil)
  }

  @Test func itsLinkLeadsToTheAppAndSaysItBehindTheMark() {
    for address in ["https://family.example", "https://family.example/"] {
      let link = InvitationCode.link("7Q2M0K-000001", at: address)
      #expect(link == "https://family.example/#invite=7Q2M0K-000001")
    }
  }
}
