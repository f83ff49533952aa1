import Strings

extension TextFile {
  /// A table that the module reads: see `TableHead` in `Strings`.
  package func table(_ part: TextPart, _ pluralRule: PluralRule) -> [UInt8] {
    let texts = module(part).flatMap { $0.entries }.map { $0.bytes }
    let thousands = Array((settings["thousands"] ?? "").utf8)
    let compounds: UInt8 = settings["compounds"] == "yes" ? 1 : 0
    var rest = [pluralRule.rawValue, compounds, UInt8(thousands.count)] + thousands
    rest += Self.short(texts.count)
    for text in texts { rest += Self.short(text.count) }
    rest += texts.joined()
    return Array("TQT\(part.rawValue + 1)".utf8) + Self.long(fingerprint)
      + Self.long(Self.hash(rest)) + rest
  }

  /// Of all names with their kinds and parameters: Scripts/text-accessors computes the same.
  package var fingerprint: UInt32 {
    let lines = module.map { section in
      "[\(section.path)]\n" + section.entries.map { $0.signature + "\n" }.joined()
    }
    return Self.hash(Array(lines.joined().utf8))
  }

  static func short(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8)] }

  private static func long(_ number: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// FNV-1a.
  private static func hash(_ bytes: [UInt8]) -> UInt32 {
    bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }
}

extension TextFile.Entry {
  fileprivate var bytes: [UInt8] {
    if !isList { return texts.first?.bytes ?? [] }
    return [UInt8(texts.count)] + texts.flatMap { TextFile.short($0.bytes.count) + $0.bytes }
  }
}

extension TextPattern {
  /// UTF-8 with the marks of `TextMark`.
  fileprivate var bytes: [UInt8] { pieces.flatMap { $0.bytes } }
}

extension TextPattern.Piece {
  fileprivate var bytes: [UInt8] {
    switch self {
    case .words(let words): return Array(words.utf8)
    case .argument(let number, let style): return [style.mark, UInt8(number)]
    case .plural(let number, let forms):
      return [TextMark.plural, UInt8(number), UInt8(forms.count)] + forms.flatMap { $0.bytes }
    }
  }
}

extension TextPattern.Form {
  fileprivate var bytes: [UInt8] {
    let text = text.bytes
    return [numbers.mark] + TextFile.short(text.count) + text
  }
}

extension TextPattern.Style {
  fileprivate var mark: UInt8 {
    switch self {
    case .plain: TextMark.argument
    case .grouped: TextMark.grouped
    case .twoDigits: TextMark.twoDigits
    }
  }
}

extension TextPattern.Numbers {
  fileprivate var mark: UInt8 {
    switch self {
    case .category(let category): category.rawValue
    case .exactly(let number): TextMark.exactly + number
    }
  }
}
