extension TextFile {
  /// A language made of another one, to try the screens with: two fifths longer, no letter of it plain, and
  /// each text in brackets, so that whatever did not come from the table, was cut off or was put together
  /// shows.
  ///
  /// - Parameter name: what it is called among the languages.
  package func pseudo(_ name: String) -> TextFile {
    var file = self
    file.settings["thousands"] = "\u{2009}"
    for section in sections.indices where sections[section].type != nil {
      for entry in sections[section].entries.indices {
        let text = sections[section].entries[entry]
        file.sections[section].entries[entry].texts = text.texts.map { $0.pseudo }
        if section == 0, text.name == "language" {
          file.sections[section].entries[entry].texts = [TextPattern(pieces: [.words(name)])]
        }
      }
    }
    return file
  }
}

extension TextPattern {
  /// Right-to-left marks stand inside the brackets: a screen has to bear them.
  fileprivate var pseudo: TextPattern {
    TextPattern(
      pieces: [.words("\u{27E6}\u{200F}")] + pieces.map { $0.accented }
        + [.words(padding + "\u{200F}\u{27E7}")]
    )
  }

  /// In words as long as others are, so that lines can break.
  private var padding: String {
    let missing = (length * 2 + 4) / 5
    return String("\u{00B7}\u{00F8}\u{00B7}\u{00F8} ".repeated(upTo: missing))
  }

  private var length: Int {
    pieces.reduce(0) { sum, piece in
      switch piece {
      case .words(let words): sum + words.count
      case .argument: sum
      case .plural(_, let forms): sum + (forms.last?.text.length ?? 0)
      }
    }
  }
}

extension TextPattern.Piece {
  fileprivate var accented: TextPattern.Piece {
    switch self {
    case .words(let words): .words(String(words.map { $0.accented }))
    case .argument: self
    case .plural(let number, let forms):
      .plural(
        number,
        forms.map { form in
          TextPattern.Form(
            numbers: form.numbers,
            text: TextPattern(pieces: form.text.pieces.map { $0.accented })
          )
        }
      )
    }
  }
}

extension Character {
  private static let plain = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  private static let accents = Array("áƀçđéƒǧħíĵķłɱñóƥɋřšťúṽŵẋýžÁƁÇĐÉƑǦĦÍĴĶŁṀÑÓƤɊŘŠŤÚṼŴẊÝŽ")

  /// For each letter of English one that is none.
  fileprivate var accented: Character {
    Self.plain.firstIndex(of: self).map { Self.accents[$0] } ?? self
  }
}

extension String {
  fileprivate func repeated(upTo count: Int) -> Substring {
    String(repeating: self, count: count / self.count + 1).prefix(count)
  }
}
