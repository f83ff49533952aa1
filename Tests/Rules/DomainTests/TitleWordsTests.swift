import Basics
import Domain
import Testing

/// Words of titles: whole ones, in any normal form, and the ends of compounds where a language builds them.
@Suite struct TitleWordsTests {
  private static func has(_ title: String, _ word: String, compounds: Bool = false) -> Bool {
    DayWords(buildsCompounds: compounds).has(TitleWords(title), TitleWords(word))
  }

  @Test(arguments: [
    ("Hockey", "hockey"), ("HOCKEY, U14 (hall 2)", "u14"), ("Ice hockey", "hockey"),
    ("Noor\u{2019}s birthday", "noor\u{2019}s"), ("F\u{FC}\u{DF}ball\u{2013}Training", "training"),
    ("School 8-13", "8"), ("no  School today", "No school"),
  ])
  func wholeWordsAreFound(title: String, word: String) {
    #expect(Self.has(title, word))
  }

  @Test(arguments: [
    ("Party", "art"), ("Hockeyschool", "school"), ("school no", "no school"), ("Hockey", ""),
    ("", "hockey"), ("", ""), ("Hockey", " - "), ("Weihnachtsferien", "ferien"),
  ])
  func partsOfWordsAreNot(title: String, word: String) {
    #expect(!Self.has(title, word))
  }

  @Test(arguments: [
    ("Weihnachtsferien", "ferien"), ("SCHULFREI", "frei"), ("Schulfrei: Brückentag", "tag"),
    ("Sommerferien", "Ferien"), ("Ferien", "ferien"), ("Krokusvakantie", "vakantie"),
    ("Unterrichtsfreier Tag", "freier tag"), ("Sportlov", "lov"),
  ])
  func theEndsOfCompoundsAreFoundWhereALanguageBuildsThem(title: String, word: String) {
    #expect(Self.has(title, word, compounds: true))
    #expect(Self.has(title, word) == (title.lowercased() == word.lowercased()))
  }

  @Test(arguments: [
    ("Ferienbeginn", "ferien"), ("Freitag", "frei"), ("Freier Tagesausflug", "freier tag"),
    ("Ferien", ""), ("Tag freier", "freier tag"),
  ])
  func theirBeginningsAreNot(title: String, word: String) {
    #expect(!Self.has(title, word, compounds: true))
  }

  @Test(arguments: [
    ("\u{2744}\u{FE0F}No School", "no school"), ("\u{1F382}Day off", "day off"),
    ("Holiday\u{1F3D6}\u{FE0F}", "holiday"), ("\u{1F1FA}\u{1F1F8}Holiday", "holiday"),
    ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}Break\u{2600}sun", "break"),
    ("\u{FF08}Holiday\u{FF09}", "holiday"), ("Swimming \u{1F3CA}", "\u{1F3CA}"),
    ("\u{26BD}\u{FE0F}U14", "\u{26BD}"), ("\u{26BD}U14", "\u{26BD}\u{FE0F}"),
  ])
  func aPictureIsAWordOfItsOwn(title: String, word: String) {
    #expect(Self.has(title, word))
    #expect(!Self.has(title, "off day"))
  }

  /// Composed, decomposed, half of each, and marks in an order that is none of Unicode's.
  @Test(arguments: [
    ["f\u{FC}\u{DF}ball", "fu\u{308}\u{DF}ball"], ["FU\u{308}\u{DF}BALL", "F\u{DC}\u{DF}ball"],
    ["\u{FC}bung", "u\u{308}bung"], ["cong\u{E9}s", "conge\u{301}s"],
    ["gar\u{E7}on", "garc\u{327}on"], ["\u{E5}r", "a\u{30A}r"], ["\u{16F}", "u\u{30A}"],
    ["ma\u{F1}ana", "man\u{303}ana"], ["\u{17B}yto", "Z\u{307}yto"], ["\u{15F}ey", "s\u{327}ey"],
    ["ngh\u{1EC9}", "nghi\u{309}"],
    ["\u{451}\u{43B}\u{43A}\u{430}", "\u{435}\u{308}\u{43B}\u{43A}\u{430}"],
    [
      "vi\u{1EC7}t", "vie\u{323}\u{302}t", "vie\u{302}\u{323}t", "vi\u{1EB9}\u{302}t",
      "vi\u{EA}\u{323}t",
    ],
  ])
  func aWordIsTheSameInAnyNormalForm(forms: [String]) {
    for title in forms {
      for word in forms {
        #expect(Self.has("Tag \(title), 2", word))
        #expect(Self.has("x" + title, word, compounds: true))
      }
    }
  }

  @Test(arguments: [("schon", "scho\u{308}n"), ("sch\u{F6}n", "schon"), ("e\u{301}", "e\u{300}")])
  func lettersWithAndWithoutMarksStayTwo(title: String, word: String) {
    #expect(!Self.has(title, word))
  }

  @Test func aTitleOfMarksAloneOrWithoutEndIsRead() {
    #expect(!Self.has(String(repeating: "\u{308}", count: 9), "ferien", compounds: true))
    #expect(Self.has(String(repeating: "a\u{308}", count: 5000) + " ferien", "ferien"))
  }
}
