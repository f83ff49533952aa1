import Access
import App
import AppCore
import Copies
import Domain
import Editing
import Family
import Game
import Setup
import SyncEngine
import TestSupport
import Testing
import Time
import Transfer

/// Copies in the family area: sealed, remembered; and everything erased.
@Suite struct CopiesTests {
  // Sealing one

  @Test func aCopyIsSealedWithWhatWasTyped() {
    var script = Script.inFamilyArea()
    script.send(sealing: .copyAskedFor)
    #expect(script.effects == [.ask(.readClosed(of: .savedCopy))])
    script.endCopy(with: .withdrawn)
    script.send(sealing: .switched(true))
    for tooShort in ["", "seven c", "🦷🦷🦷🦷🦷🦷🦷"] {
      script.send(sealing: .passphraseTyped(tooShort))
      script.send(sealing: .copyAskedFor)
      #expect(script.effects.isEmpty && script.state.copies.sealing.isTooShort)
    }
    script.send(sealing: .passphraseTyped("eight ch"))
    #expect(!script.state.copies.sealing.isTooShort)
    script.send(sealing: .copyAskedFor)
    #expect(script.passphraseOfCopy == "eight ch")
  }

  /// Not sealed instead, for want of what was typed before.
  @Test func aCopyThatWasNotMadeIsSealedAtTheSecondTry() {
    for end in [SavedCopyAction.notMade, .withdrawn] {
      var script = Script.inFamilyArea()
      script.send(sealing: .switched(true))
      script.send(sealing: .passphraseTyped("eight ch"))
      script.send(sealing: .copyAskedFor)
      script.endCopy(with: end)
      script.send(sealing: .copyAskedFor)
      #expect(script.passphraseOfCopy == "eight ch")
    }
  }

  @Test func nothingStaysOfAPassphraseThatHasSealed() {
    var script = Script.inFamilyArea()
    script.send(sealing: .switched(true))
    script.send(sealing: .passphraseTyped("eight ch"))
    script.send(sealing: .copyAskedFor)
    script.endCopy(with: .handedOver)
    #expect(script.state.copies.saved == .made(leftOut: 0))
    #expect(script.state.copies.sealing.passphrase.isEmpty)
    // And the next one is not unsealed by surprise.
    script.send(sealing: .copyAskedFor)
    #expect(script.effects.isEmpty && script.state.copies.sealing.isTooShort)
  }

  // Where copies are

  @Test func theDeviceRemembersWhenACopyWasMade() {
    var script = Script.inFamilyArea()
    script.send(.family(.placeChosen(.people)))
    script.send(.family(.pageChosen(.copies)))
    #expect(script.effects == [.ask(.readKeeping)])
    script.send(.copies(.keepingRead(Keeping(copiedAt: nil, isPromised: true))))
    #expect(script.state.copies.daysSinceCopy(script.state.moment) == nil)
    script.send(.copies(.saving(.askedFor)))
    script.endCopy(with: .handedOver)
    #expect(script.effects == [.ask(.rememberCopy(script.moment.now))])
    #expect(script.state.copies.daysSinceCopy(script.state.moment) == 0)
    script.advance(.hours(72))
    script.send(.tab(.becameWriter))
    #expect(script.state.copies.daysSinceCopy(script.state.moment) == 3)
  }

  @Test func nobodyIsWarnedWhereAnotherDeviceHasWhatIsHere() {
    var devices = DevicesScript(Script.inFamilyArea())
    devices.script.send(.back)
    devices.script.playQuest()
    devices.script.openFamilyArea(at: .people)
    devices.script.send(.family(.pageChosen(.copies)))
    devices.script.send(.copies(.keepingRead(Keeping(copiedAt: nil, isPromised: true))))
    #expect(devices.html.contains("nowhere else"))
    devices.tellOfFamily()
    #expect(devices.html.contains("also on other devices (") && devices.html.contains("sealed"))
    #expect(!devices.html.contains("nowhere else"))
    devices.tell { $0.devices[1].isRemoved = true }
    #expect(!devices.html.contains("other devices") && devices.html.contains("family’s server"))
  }

  @Test func oneIsWarnedWhenThereIsSomethingToLose() {
    var script = Script.inFamilyArea()
    script.send(.copies(.keepingRead(Keeping(copiedAt: nil, isPromised: true))))
    #expect(script.state.copies.keepingWarnings(script.state.core) == [])
    script.send(.back)
    script.playQuest()
    #expect(script.state.copies.keepingWarnings(script.state.core) == [.noCopy])

    let copied = script.moment.now
    script.send(.copies(.keepingRead(Keeping(copiedAt: copied, isPromised: true))))
    #expect(script.state.copies.keepingWarnings(script.state.core) == [])
    script.advance(.hours(24 * 31))
    script.send(.back)
    #expect(script.state.copies.keepingWarnings(script.state.core) == [])
    script.playQuest()
    #expect(script.state.copies.keepingWarnings(script.state.core) == [.oldCopy])
    script.send(.copies(.keepingRead(Keeping(copiedAt: copied, isPromised: false))))
    #expect(script.state.copies.keepingWarnings(script.state.core) == [.oldCopy, .notPromised])
  }

  @Test func aCopyFromTomorrowWasMadeToday() {
    var script = Script.inFamilyArea()
    let tomorrow = script.moment.now.adding(.hours(30))
    script.send(.copies(.keepingRead(Keeping(copiedAt: tomorrow, isPromised: true))))
    #expect(script.state.copies.daysSinceCopy(script.state.moment) == 0)
  }

  // Erasing

  @Test func erasingTakesTwoStepsAndAWord() {
    var script = Script.inFamilyArea()
    script.send(erasing: .confirmed(leaves: false))
    #expect(script.effects.isEmpty)
    script.send(erasing: .wanted)
    script.send(erasing: .confirmed(leaves: false))
    #expect(script.effects.isEmpty)
    script.send(erasing: .typed("ERAS", isTheWord: false))
    script.send(erasing: .confirmed(leaves: false))
    #expect(script.effects.isEmpty)
    script.send(erasing: .typed("ERASE", isTheWord: true))
    script.send(erasing: .confirmed(leaves: false))
    #expect(script.effects == [.ask(.erase)])
    script.send(erasing: .left)
    script.send(erasing: .wanted)
    script.send(erasing: .confirmed(leaves: false))
    #expect(script.effects.isEmpty && script.state.copies.erasing.phase == .running)
    script.send(erasing: .erased)
    #expect(script.effects == [.ask(.reload)])
  }

  @Test func whatWasNotErasedIsToldAndCanBeTriedAgain() {
    var script = Script.inFamilyArea()
    script.send(erasing: .wanted)
    script.send(erasing: .typed("ERASE", isTheWord: true))
    script.send(erasing: .confirmed(leaves: false))
    script.send(erasing: .notErased)
    #expect(script.state.copies.erasing.phase == .notErased)
    script.send(erasing: .confirmed(leaves: false))
    #expect(script.effects == [.ask(.erase)])
  }

  @Test func behindAClosedGateAndWithoutThePenNothingIsErased() {
    var script = Script.inFamilyArea()
    script.send(erasing: .wanted)
    script.send(erasing: .typed("ERASE", isTheWord: true))
    var reader = script
    reader.send(.tab(.becameReader))
    reader.send(erasing: .confirmed(leaves: false))
    #expect(reader.effects.isEmpty)
    script.send(.page(.hidden))
    script.advance(.minutes(6))
    script.send(.page(.shown))
    script.send(erasing: .confirmed(leaves: false))
    #expect(script.effects.isEmpty)
  }
}

extension Script {
  static func inFamilyArea() -> Script {
    var script = Script.started()
    script.openFamilyArea()
    return script
  }

  mutating func send(sealing action: SealingAction) {
    send(.copies(.sealing(action)))
  }

  mutating func send(erasing action: ErasingAction) {
    send(.copies(.erasing(action)))
  }

  fileprivate mutating func playQuest() {
    startQuest()
    for _ in 1...3 { playStep(guess: Seconds(60), took: Seconds(60)) }
    send(.back)
  }
}

extension AppState {
  var isInFamily: Bool {
    if case .family = screen { true } else { false }
  }
}
