/// What stands in a text where it has a placeholder.
struct Argument {
  let words: String
  let number: Int

  @inline(never)
  static func words(_ words: String) -> Argument { Argument(words: words, number: 0) }

  @inline(never)
  static func number(_ number: Int) -> Argument { Argument(words: "\(number)", number: number) }
}

// NB: never inlined, because there are hundreds of callers, one for each text.
extension Texts {
  @inline(never)
  func said(_ number: Int) -> String { String(decoding: table[range(number)], as: UTF8.self) }

  @inline(never)
  func said(_ number: Int, _ one: Argument) -> String { said(number, [one]) }

  @inline(never)
  func said(_ number: Int, _ one: Argument, _ two: Argument) -> String { said(number, [one, two]) }

  @inline(never)
  func said(_ number: Int, _ one: Argument, _ two: Argument, _ three: Argument) -> String {
    said(number, [one, two, three])
  }

  func said(_ number: Int, _ arguments: [Argument]) -> String { filled(range(number), arguments) }

  @inline(never)
  func list(_ number: Int) -> [String] {
    items(number).map { String(decoding: table[$0], as: UTF8.self) }
  }

  @inline(never)
  func count(_ number: Int) -> Int { range(number).first.map { Int(table[$0]) } ?? 0 }

  /// One of a list, by turns.
  @inline(never)
  func item(_ number: Int, _ turn: Int, _ one: Argument) -> String { item(number, turn, [one]) }

  @inline(never)
  func item(
    _ number: Int,
    _ turn: Int,
    _ one: Argument,
    _ two: Argument,
    _ three: Argument
  ) -> String {
    item(number, turn, [one, two, three])
  }

  func item(_ number: Int, _ turn: Int, _ arguments: [Argument]) -> String {
    let items = items(number)
    return items.isEmpty ? "" : filled(items[turn % items.count], arguments)
  }

  private func items(_ number: Int) -> [Range<Int>] {
    var place = range(number).lowerBound + 1
    return (0..<count(number)).map { _ in
      let start = place + 2
      place = start + length(at: place)
      return start..<place
    }
  }

  private func length(at place: Int) -> Int { Int(table[place]) | Int(table[place + 1]) << 8 }
}

// The formatter.
extension Texts {
  private func filled(_ range: Range<Int>, _ arguments: [Argument]) -> String {
    var text: [UInt8] = []
    write(range, arguments, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private func write(_ range: Range<Int>, _ arguments: [Argument], to text: inout [UInt8]) {
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = table[place]
      place += 1
      guard byte <= TextMark.plural else {
        text.append(byte)
        continue
      }
      let argument = arguments[Int(table[place])]
      place += 1
      switch byte {
      case TextMark.grouped: text += grouped(argument.number).utf8
      case TextMark.twoDigits: text += twoDigits(argument.number).utf8
      case TextMark.plural:
        let (form, end) = form(for: argument.number, at: place)
        write(form, arguments, to: &text)
        place = end
      default: argument.words.writeIsolated(to: &text)
      }
    }
  }

  /// The form that a number asks for, and where all of them end.
  private func form(for number: Int, at start: Int) -> (form: Range<Int>, end: Int) {
    let category = pluralRule.category(of: number).rawValue
    var chosen = 0..<0
    var isChosen = false
    var place = start + 1
    for index in 0..<Int(table[start]) {
      let numbers = table[place]
      let form = place + 3..<place + 3 + length(at: place + 1)
      place = form.upperBound
      let isLast = index + 1 == Int(table[start])
      let fits =
        numbers >= TextMark.exactly
        ? Int(numbers - TextMark.exactly) == number : numbers == category
      if !isChosen, fits || isLast {
        chosen = form
        isChosen = true
      }
    }
    return (chosen, place)
  }

  private func grouped(_ number: Int) -> String {
    guard number >= 1000 else { return "\(number)" }
    let rest = number % 1000
    return grouped(number / 1000) + thousands + (rest < 100 ? "0" : "") + twoDigits(rest)
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
