import Basics

/// The lines of a calendar file: ended by CR and LF, and folded where they are long (RFC 5545, 3.1).
struct CalendarLines {
  private(set) var bytes: [UInt8] = []

  /// In bytes, without the end of the line.
  static let longest = 75

  /// - Parameter line: in one piece, without the end of a line in it.
  mutating func add(_ line: String) {
    var width = 0
    for byte in line.utf8 {
      // A character goes to the next line as a whole: readers may look at each line by itself.
      if !byte.continuesCharacter, width + byte.characterLength > Self.longest {
        end()
        bytes.append(ASCII.space)
        width = 1
      }
      bytes.append(byte)
      width += 1
    }
    end()
  }

  /// - Parameter words: by people; whatever means something to a calendar is escaped (3.3.11).
  mutating func add(_ name: String, words: String) {
    var value: [UInt8] = []
    for byte in words.utf8 {
      switch byte {
      case ASCII.lineFeed: value += [ASCII.backslash, UInt8(ascii: "n")]
      case ASCII.backslash, ASCII.comma, UInt8(ascii: ";"): value += [ASCII.backslash, byte]
      // No calendar can hold what shows nothing.
      case 0..<ASCII.space, 0x7F: break
      default: value.append(byte)
      }
    }
    add(name + ":" + String(decoding: value, as: UTF8.self))
  }

  private mutating func end() { bytes += [ASCII.carriageReturn, ASCII.lineFeed] }
}

extension UInt8 {
  fileprivate var continuesCharacter: Bool { self & 0b1100_0000 == 0b1000_0000 }

  /// Of the character in UTF-8 that begins with it.
  fileprivate var characterLength: Int {
    switch self {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
