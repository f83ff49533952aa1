/// A language of the app, and what it never says to the player.
///
/// The tests go over all of them; the app itself is handed its texts.
package struct Language: Sendable {
  package let texts: Texts
  package let page: PageTexts
  /// Whole words, in lower case, that no text of the player's screens has.
  package let neverSaid: [String]
  /// Words that are never said of a guess: it is longer or shorter.
  package let neverSaidOfGuesses: [String]

  package static let all: [Language] = [.english]
}
