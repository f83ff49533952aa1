import Access
import App
import AppCore
import Copies
import Domain
import Editing
import Family
import Foundation
import Game
import Setup
import SyncEngine
import SyncWire
import TestApp
import Testing
import Time
import Transfer

/// Copies on the family's page.
@Suite struct CopiesScreenTests {
  /// A parent at the place where copies are.
  private static func page(
    _ actions: [CopyAction] = [],
    at page: FamilyPage = .copies
  ) -> Gallery {
    var gallery = Gallery()
    gallery.send(.familyAreaChosen)
    for action in FirstStart.entering { gallery.send(.gate(action)) }
    gallery.send(.family(.placeChosen(.people)))
    gallery.send(.family(.pageChosen(page)))
    for action in actions { gallery.send(.copies(action)) }
    return gallery
  }

  private static let sealed = SealedCopy(salt: [], iv: [], sealed: [])

  private static func text(_ actions: [CopyAction]) -> String {
    Gallery.text(of: page(actions).html)
  }

  /// Until results are sealed under a code of the player's.
  @Test func bothSidesSayThatAParentsCopyHoldsTheResults() {
    #expect(Self.text([]).contains("your minutes and every player’s results"))
    var gallery = Gallery()
    gallery.send(.sidePage(.chosen(.savedCopy)))
    #expect(
      Gallery.text(of: gallery.html)
        .contains("A copy that is saved in the Family area holds your results, too.")
    )
  }

  /// One plain sentence on each side.
  @Test func bothSidesSayWhatAParentsCopyHoldsAndWhatStaysClosedInIt() {
    var gallery = Self.played()
    gallery.send(.sidePage(.chosen(.savedCopy)))
    gallery.send(.copies(.closedRead(gallery.closedHere)))
    let players = Gallery.text(of: gallery.html)
    #expect(
      players.contains("holds your results sealed: your own code opens them, and nothing else")
    )
    #expect(!players.contains("holds your results, too"))
    for _ in 1...3 { gallery.send(.back) }
    let parents = Self.text(of: &gallery)
    #expect(
      parents.contains("is in it, sealed: the player’s own code opens it, and nothing else does")
    )
    #expect(parents.contains("it is good to have it on paper"))
    #expect(!parents.contains("every player’s results"))
  }

  @Test func whatWaitsAndWhatIsNotHereIsSaidToAParent() {
    var gallery = Gallery()
    gallery.send(.familyAreaChosen)
    for action in FirstStart.entering { gallery.send(.gate(action)) }
    gallery.send(.family(.placeChosen(.people)))
    gallery.send(.family(.pageChosen(.copies)))
    let here = gallery.closedHere
    gallery.send(.copies(.closedRead(here)))
    #expect(Gallery.text(of: gallery.html).contains("waits here, sealed, from a copy"))
    var status = SyncStatus()
    status.device = DeviceID(1)
    status.devices = [SyncDevice(id: DeviceID(1), isParents: true, players: [], isRemoved: false)]
    status.codes = here.codes.map { SyncCode(player: $0.player.raw, lookup: 5, keys: $0) }
    // Also before the code is known here.
    for codes in [status.codes, []] {
      status.codes = codes
      var writer = ByteWriter()
      writer.write(status.bytes[...])
      gallery.send(.answered(Answer(.readClosed, for: .copies, writer.bytes)))
      #expect(Gallery.text(of: gallery.html).contains("not on this device, so it is not in a copy"))
    }
  }

  @Test func whereACopyIsTheWayBackItSaysThatTheCodeIsToBeOnPaper() {
    var gallery = Self.played()
    let here = gallery.closedHere
    gallery.send(.familyAreaChosen)
    for action in FirstStart.entering { gallery.send(.gate(action)) }
    gallery.send(.family(.placeChosen(.people)))
    gallery.send(.family(.pageChosen(.erase)))
    gallery.send(.copies(.closedRead(here)))
    gallery.send(.copies(.erasing(.wanted)))
    #expect(Gallery.text(of: gallery.html).contains("Have the player’s own code on paper first"))
  }

  @Test func aDamagedPartIsToldAndTheRestCanBeBroughtIn() {
    var gallery = Self.page([.opening(.chosen(size: 1000))])
    let backup = gallery.damagedBackup
    for (log, outcome) in [([], "Import"), (backup.operations, "Nothing else in it is new.")] {
      gallery.send(.copies(.opening(.chosen(size: 1000))))
      gallery.send(.copies(.opening(.read(backup))))
      let plan = BackupPlan(backup, onto: log, Ledger(log))
      gallery.send(.copies(.opening(.planned(plan))))
      let text = Gallery.text(of: gallery.html)
      #expect(text.contains("This sealed part was changed on its way, so it stays out."))
      #expect(text.contains(outcome))
      gallery.send(.copies(.opening(.left)))
    }
  }

  /// Somebody has played a quest, and is at home.
  private static func played() -> Gallery {
    var gallery = Gallery()
    gallery.startQuest()
    for _ in 0..<3 {
      gallery.doStep(guess: Seconds(60), took: Seconds(60))
      gallery.closeReveal()
    }
    gallery.send(.back)
    return gallery
  }

  private static func text(of gallery: inout Gallery) -> String {
    let here = gallery.closedHere
    gallery.send(.familyAreaChosen)
    for action in FirstStart.entering { gallery.send(.gate(action)) }
    gallery.send(.family(.placeChosen(.people)))
    gallery.send(.family(.pageChosen(.copies)))
    gallery.send(.copies(.closedRead(here)))
    return Gallery.text(of: gallery.html)
  }

  @Test func everyReasonHasItsPlaceAndItsWords() {
    let reasons: [BackupFault.Reason] = [
      .text(.valueExpected), .text(.nestedTooDeeply), .notANumber, .missing, .wrongType,
      .outOfBounds, .tooMany, .notADate, .unknownWord,
      .idUsedTwice, .contradiction, .notAnOperation,
    ]
    var said: Set<String> = []
    for reason in reasons {
      let refused = RefusedCopy(refusal: .damaged(line: 17), reason: reason, place: "sessions[3]")
      let text = Self.text([.opening(.chosen(size: 1000)), .opening(.refused(refused))])
      #expect(
        text.contains("Line 17, at sessions[3]:") && text.contains("Nothing here has changed.")
      )
      said.insert(text)
    }
    #expect(said.count == reasons.count)
    let whole = RefusedCopy(refusal: .damaged(line: 2), reason: .tooMany)
    #expect(
      Self.text([.opening(.chosen(size: 1000)), .opening(.refused(whole))]).contains("Line 2: more")
    )
  }

  @Test func whatIsBusySaysSoAndLetsNothingElseBegin() {
    let states: [([CopyAction], String)] = [
      ([.opening(.chosen(size: 1000))], "The file is being read."),
      (
        [.opening(.chosen(size: 1000)), .opening(.read(Backup()))],
        "It is compared with what is here."
      ),
      (
        [
          .opening(.chosen(size: 1000)), .opening(.foundSealed(Self.sealed)),
          .opening(.passphraseTyped("eight ch")),
          .opening(.passphraseGiven),
        ], "It is being opened."
      ),
    ]
    for (actions, words) in states {
      let html = Self.page(actions).html
      #expect(Gallery.text(of: html).contains(words))
      #expect(html.contains(" disabled"))
    }
  }

  @Test func aPassphraseIsNeverSpelledNorCompletedByTheBrowser() {
    let html = Self.page([
      .sealing(.switched(true)), .opening(.chosen(size: 1000)), .opening(.foundSealed(Self.sealed)),
      .erasing(.wanted),
    ]).html
    let fields = html.split(separator: "<input").compactMap { $0.split(separator: ">").first }
      .filter { $0.contains(#"passphrase""#) }
    #expect(fields.count == 2)
    for field in fields {
      #expect(field.contains(#"autocapitalize="none""#) && field.contains(#"spellcheck="false""#))
      #expect(field.contains(#"autocomplete="off""#))
    }
  }

  @Test func aShortPasswordIsAskedForInItsField() throws {
    let html = Self.page([
      .sealing(.switched(true)), .sealing(.passphraseTyped("seven c")), .sealing(.copyAskedFor),
    ]).html
    let field = try #require(html.range(of: #"aria-describedby="new-passphrase-message"#))
    let message = try #require(html.range(of: "A password has at least 8 characters."))
    let help = try #require(html.range(of: "a few words are good"))
    #expect(html[field.upperBound...].contains("aria-invalid"))
    #expect(field.upperBound < message.lowerBound && message.upperBound < help.lowerBound)
  }

  @Test func erasingSaysWhatGoesAndWhatStays() {
    let text = Gallery.text(of: Self.page([.erasing(.wanted)], at: .erase).html)
    for words in [
      "What goes", "the PIN", "What stays", "copies that you have saved as files",
      "A saved copy is the one way back.", "Save a copy first", "Type ERASE to go on",
      "Keep everything",
    ] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test func nothingIsErasedBeforeTheWordIsTyped() {
    #expect(Self.eraseSection([]).contains("disabled"))
    #expect(!Self.eraseSection([.typed("erase", isTheWord: true)]).contains("disabled"))
  }

  private static func eraseSection(_ actions: [ErasingAction]) -> String {
    let html = page(([.wanted] + actions).map { .erasing($0) }, at: .erase).html
    return html.components(separatedBy: #"id="erase""#).last ?? ""
  }

  @Test func withoutReasonNobodyIsWarned() {
    let kept = Keeping(copiedAt: nil, isPromised: true)
    let text = Self.text([.keepingRead(kept)])
    #expect(text.contains("On this device. Last copy: none yet."))
    #expect(!text.contains("promised") && !text.contains("nowhere else"))
  }
}
