import Basics
import NativeKeys
import SyncWire

// Speaks with a test: a question a line, JSON with hexadecimal digits in it, and an answer a line.

let partner = Partner()
while let line = readLine() {
  let answer = (try? JSON.parse(Array(line.utf8))).flatMap { partner.answer($0) }
  print((answer ?? .null).text)
  // The other side waits for it.
  fflushAll()
}
