import AppCore
import Domain
import Setup
import Strings
import TestApp
import Testing

@testable import Editing

/// Which picture a name proposes.
@Suite struct PictureWordsTests {
  private let texts = Texts.english

  @Test(arguments: [
    ("Brush teeth", "teeth"), ("Get dressed", "shirt"), ("BREAKFAST", "bowl"),
    ("Pack bag", "bag"), ("packing", "bag"), ("Feed Miso", "bone"), ("Feed the cat", "bone"),
    ("Piano practice", "music"), ("Shower, quickly", "shower"), ("Water the plants", "plant"),
  ])
  func aNameProposesItsPicture(name: String, picture: String) {
    #expect(texts.picture(for: name).name == picture)
  }

  @Test(arguments: ["", "Miso", "Bagatelle bedazzled", "...", "\u{1F431}"])
  func whereNoWordIsKnownItIsALantern(name: String) {
    #expect(texts.picture(for: name) == .plain)
  }

  @Test func everyPictureHasWordsAndNoWordSpeaksForTwo() {
    let lists = texts.family.editor.pictureWords
    #expect(lists.count == Icon.pictures.count)
    var known: [String] = []
    for (list, picture) in zip(lists, Icon.pictures) {
      for word in list.split(separator: ",").map({ $0.trimmingPrefix { $0 == " " } }) {
        #expect(!known.contains(String(word)), "\(word)")
        known.append(String(word))
        #expect(texts.picture(for: String(word)).name == picture, "\(word)")
      }
    }
  }

  @Test func thePicturesOfAFirstStartAreThoseOfItsNames() {
    for step in StarterQuest(texts.starter).steps {
      #expect(texts.picture(for: step.name) == step.icon, "\(step.name)")
    }
  }

  @Test func fourPicturesFitAndTheProposedOneComesFirst() {
    for name in ["", "Feed Miso", "Play the piano in the garden house"] {
      let proposed = texts.pictures(for: name)
      let four = Icon.fitting(proposed)
      #expect(Set(four).count == 4)
      #expect(four.first == proposed.first ?? "shirt")
    }
  }

  @Test func aChosenPictureStaysWhateverTheNameBecomes() {
    var editor = RoutineEditor(RoutineID(1), for: .parent)
    let step = StepID(1)
    #expect(editor.picture(of: .step(step), .plain, follows: "", texts))
    #expect(editor.picture(of: .step(step), Icon("teeth"), follows: "Brush teeth", texts))
    #expect(!editor.picture(of: .step(step), Icon("wand"), follows: "Brush teeth", texts))
    editor.chosenPictures.append(.step(step))
    #expect(!editor.picture(of: .step(step), Icon("teeth"), follows: "Brush teeth", texts))
  }
}
