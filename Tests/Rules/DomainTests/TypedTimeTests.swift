import Testing
import Time

/// Times as people write them.
@Suite struct TypedTimeTests {
  @Test(arguments: [
    ("8", 8, 0), ("08", 8, 0), ("815", 8, 15), ("0815", 8, 15), ("8:15", 8, 15),
    ("08:15", 8, 15), ("8.15", 8, 15), ("8h15", 8, 15), (" 17:30 ", 17, 30), ("1730", 17, 30),
    ("5:30 pm", 17, 30), ("5:30PM", 17, 30), ("5 p", 17, 0), ("12 am", 0, 0), ("12:05pm", 12, 5),
    ("0:00", 0, 0), ("23:59", 23, 59),
  ])
  func aTimeIsReadAsItIsWritten(text: String, hour: Int, minute: Int) {
    #expect(TimeOfDay(typed: text) == TimeOfDay(hour: hour, minute: minute))
  }

  @Test(arguments: [
    "", " ", ":", "24", "24:00", "8:60", "860", "8:1", "8:155", "12345", "13 pm", "0 am", "soon",
    "8 o'clock", "-8", "8:15 xm", "٨",
  ])
  func whatIsNoTimeIsNone(text: String) {
    #expect(TimeOfDay(typed: text) == nil)
  }

  @Test func everyTimeThatIsWrittenIsRead() {
    for minutes in 0..<24 * 60 {
      let time = TimeOfDay(minutes: minutes)
      #expect(TimeOfDay(typed: time.isoText) == time)
    }
  }
}
