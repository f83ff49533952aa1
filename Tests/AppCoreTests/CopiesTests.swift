import AppCore
import Copies
import Domain
import SyncEngine
import TestSupport
import Testing
import Time

/// Copies in the family area: brought in, sealed, remembered; and everything erased.
@Suite struct CopiesTests {
  // Bringing one in

  @Test func aCopyIsShownBeforeItIsBroughtIn() {
    var script = Script.inFamilyArea()
    let plan = Self.plan(onto: script)
    script.send(opening: .wanted)
    #expect(script.effects == [.copies(.pick)])
    script.send(opening: .chosen)
    script.send(opening: .read)
    #expect(script.effects == [.copies(.plan)])
    script.send(opening: .planned(plan))
    #expect(script.effects.isEmpty)
    #expect(script.state.copies.opened == .planned(plan))
    script.send(opening: .approved)
    #expect(script.effects == [.copies(.store)])
    #expect(script.state.ledger.allPlayers.count == 1)
    script.send(opening: .stored(plan.operations))
    #expect(script.state.copies.opened == .stored)
    #expect(script.state.ledger.allPlayers.count == 2)
    #expect(script.state.isInFamily)
    #expect(script.effects.isEmpty)
  }

  @Test func whatIsLeftChangesNothing() {
    var script = Script.inFamilyArea()
    let ledger = script.state.ledger
    script.send(opening: .chosen)
    script.send(opening: .read)
    script.send(opening: .planned(Self.plan(onto: script)))
    script.send(opening: .left)
    #expect(script.state.copies.opened == .none)
    script.send(opening: .approved)
    #expect(script.effects.isEmpty)
    #expect(script.state.ledger == ledger)
  }

  @Test func aCopyWithNothingNewIsNotStored() {
    var script = Script.inFamilyArea()
    script.send(opening: .chosen)
    script.send(opening: .read)
    script.send(opening: .planned(BackupPlan(Backup(), onto: [], Ledger())))
    script.send(opening: .approved)
    #expect(script.effects.isEmpty)
  }

  @Test func aSealedCopyAsksUntilAPassphraseOpensIt() {
    var script = Script.inFamilyArea()
    script.send(opening: .chosen)
    script.send(opening: .foundSealed)
    #expect(script.state.copies.opened == .sealed(isRefused: false))
    script.send(opening: .passphraseGiven)
    #expect(script.effects.isEmpty)
    script.send(opening: .passphraseTyped("tall trees"))
    script.send(opening: .passphraseGiven)
    #expect(script.effects == [.copies(.unseal(passphrase: "tall trees"))])
    script.send(opening: .passphraseGiven)
    #expect(script.effects.isEmpty)
    script.send(opening: .notUnsealed)
    #expect(script.state.copies.opened == .sealed(isRefused: true))
    // It can be mended.
    #expect(script.state.copies.passphrase == "tall trees")
    script.send(opening: .passphraseGiven)
    script.send(opening: .read)
    #expect(script.effects == [.copies(.plan)])
    #expect(script.state.copies.passphrase.isEmpty)
  }

  @Test func whereSeveralPlayAnEarlierFileIsSomebodys() {
    var script = Script.inFamilyArea()
    for player in [script.state.player, nil] {
      script.send(opening: .chosen)
      script.send(opening: .foundAnybodys)
      #expect(script.state.copies.opened == .anybodys)
      script.send(opening: .playerChosen(player))
      #expect(script.effects == [.copies(.read(for: player))])
      script.send(opening: .read)
      #expect(script.effects == [.copies(.plan)])
      script.send(opening: .notStored)
    }
  }

  @Test func aRefusedFileIsToldAndChangesNothing() {
    var script = Script.inFamilyArea()
    let (ledger, refused) = (
      script.state.ledger,
      RefusedCopy(refusal: .damaged(line: 3), reason: .notADate, place: "sessions[1].startedAt")
    )
    script.send(opening: .chosen)
    script.send(opening: .refused(refused))
    #expect(script.state.copies.opened == .refused(refused))
    #expect(script.state.ledger == ledger && script.effects.isEmpty)
  }

  /// Whatever comes when nobody waits for it.
  @Test func whatDoesNotFitChangesNothing() {
    let plan = Self.plan(onto: Script.inFamilyArea())
    let late: [OpeningAction] = [
      .foundSealed, .foundAnybodys, .read, .planned(plan), .notUnsealed, .notStored,
      .passphraseGiven, .playerChosen(nil), .approved,
      .refused(RefusedCopy(refusal: .notACopy, reason: .notACopy)),
    ]
    for action in late {
      var script = Script.inFamilyArea()
      script.send(opening: action)
      #expect(script.state.copies.opened == .none && script.effects.isEmpty, "\(action)")
    }
  }

  @Test func whoeverLeavesLeavesNothingOpen() {
    var script = Script.inFamilyArea()
    script.send(opening: .chosen)
    script.send(opening: .foundSealed)
    script.send(opening: .passphraseTyped("secret words"))
    script.send(sealing: .switched(true))
    script.send(sealing: .passphraseTyped("secret words"))
    script.send(erasing: .wanted)
    script.send(.left)
    #expect(script.state.copies.opened == .none)
    #expect(script.state.copies.passphrase.isEmpty)
    #expect(script.state.copies.sealing == Sealing())
    #expect(script.state.copies.erasing == Erasing())
  }

  @Test func whatIsBeingStoredIsTakenAlsoAfterAWalkHome() {
    var script = Script.inFamilyArea()
    let plan = Self.plan(onto: script)
    script.send(opening: .chosen)
    script.send(opening: .read)
    script.send(opening: .planned(plan))
    script.send(opening: .approved)
    script.send(.left)
    #expect(script.state.copies.opened == .storing)
    script.send(opening: .stored(plan.operations))
    #expect(script.state.copies.opened == .none)
    #expect(script.state.ledger.allPlayers.count == 2)
  }

  @Test func aReaderBringsNothingIn() {
    var script = Script.inFamilyArea()
    script.send(.tab(.becameReader))
    script.send(opening: .wanted)
    #expect(script.effects.isEmpty)
    script.send(opening: .chosen)
    script.send(opening: .read)
    script.send(opening: .planned(Self.plan(onto: script)))
    script.send(opening: .approved)
    #expect(script.effects.isEmpty)
  }

  // Sealing one

  @Test func aCopyIsSealedWithWhatWasTyped() {
    var script = Script.inFamilyArea()
    script.send(sealing: .copyAskedFor)
    #expect(script.effects == [.copies(.save(passphrase: nil))])
    script.send(.myData(.copyWithdrawn))
    script.send(sealing: .switched(true))
    for tooShort in ["", "seven c", "🦷🦷🦷🦷🦷🦷🦷"] {
      script.send(sealing: .passphraseTyped(tooShort))
      script.send(sealing: .copyAskedFor)
      #expect(script.effects.isEmpty && script.state.copies.sealing.isTooShort)
    }
    script.send(sealing: .passphraseTyped("eight ch"))
    #expect(!script.state.copies.sealing.isTooShort)
    script.send(sealing: .copyAskedFor)
    #expect(script.effects == [.copies(.save(passphrase: "eight ch"))])
  }

  /// Not sealed instead, for want of what was typed before.
  @Test func aCopyThatWasNotMadeIsSealedAtTheSecondTry() {
    for end in [MyDataAction.copyNotMade, .copyWithdrawn] {
      var script = Script.inFamilyArea()
      script.send(sealing: .switched(true))
      script.send(sealing: .passphraseTyped("eight ch"))
      script.send(sealing: .copyAskedFor)
      script.send(.myData(end))
      script.send(sealing: .copyAskedFor)
      #expect(script.effects == [.copies(.save(passphrase: "eight ch"))])
    }
  }

  @Test func nothingStaysOfAPassphraseThatHasSealed() {
    var script = Script.inFamilyArea()
    script.send(sealing: .switched(true))
    script.send(sealing: .passphraseTyped("eight ch"))
    script.send(sealing: .copyAskedFor)
    script.send(.myData(.copyMade(leftOut: 0)))
    #expect(script.state.copies.sealing.passphrase.isEmpty)
    // And the next one is not unsealed by surprise.
    script.send(sealing: .copyAskedFor)
    #expect(script.effects.isEmpty && script.state.copies.sealing.isTooShort)
  }

  // Where copies are

  @Test func theDeviceRemembersWhenACopyWasMade() {
    var script = Script.inFamilyArea()
    script.send(.family(.placeChosen(.people)))
    #expect(script.effects == [.copies(.readKeeping)])
    script.send(.copies(.keepingRead(Keeping(copiedAt: nil, isPromised: true))))
    #expect(script.state.daysSinceCopy == nil)
    script.send(.myData(.copyAskedFor))
    script.send(.myData(.copyMade(leftOut: 0)))
    #expect(script.effects == [.copies(.remember(script.moment.now))])
    #expect(script.state.daysSinceCopy == 0)
    script.advance(.hours(72))
    script.send(.tab(.becameWriter))
    #expect(script.state.daysSinceCopy == 3)
  }

  @Test func oneIsWarnedWhenThereIsSomethingToLose() {
    var script = Script.inFamilyArea()
    script.send(.copies(.keepingRead(Keeping(copiedAt: nil, isPromised: true))))
    #expect(script.state.keepingWarnings == [])
    script.send(.left)
    script.playQuest()
    #expect(script.state.keepingWarnings == [.noCopy])

    let copied = script.moment.now
    script.send(.copies(.keepingRead(Keeping(copiedAt: copied, isPromised: true))))
    #expect(script.state.keepingWarnings == [])
    script.advance(.hours(24 * 31))
    script.send(.quest(.left))
    #expect(script.state.keepingWarnings == [])
    script.playQuest()
    #expect(script.state.keepingWarnings == [.oldCopy])
    script.send(.copies(.keepingRead(Keeping(copiedAt: copied, isPromised: false))))
    #expect(script.state.keepingWarnings == [.oldCopy, .notPromised])
  }

  @Test func aCopyFromTomorrowWasMadeToday() {
    var script = Script.inFamilyArea()
    let tomorrow = script.moment.now.adding(.hours(30))
    script.send(.copies(.keepingRead(Keeping(copiedAt: tomorrow, isPromised: true))))
    #expect(script.state.daysSinceCopy == 0)
  }

  // Erasing

  @Test func erasingTakesTwoStepsAndAWord() {
    var script = Script.inFamilyArea()
    script.send(erasing: .confirmed)
    #expect(script.effects.isEmpty)
    script.send(erasing: .wanted)
    script.send(erasing: .confirmed)
    #expect(script.effects.isEmpty)
    script.send(erasing: .typed("ERAS", isTheWord: false))
    script.send(erasing: .confirmed)
    #expect(script.effects.isEmpty)
    script.send(erasing: .typed("ERASE", isTheWord: true))
    script.send(erasing: .confirmed)
    #expect(script.effects == [.copies(.erase)])
    script.send(erasing: .left)
    script.send(erasing: .wanted)
    script.send(erasing: .confirmed)
    #expect(script.effects.isEmpty && script.state.copies.erasing.phase == .running)
    script.send(erasing: .erased)
    #expect(script.effects == [.reload])
  }

  @Test func whatWasNotErasedIsToldAndCanBeTriedAgain() {
    var script = Script.inFamilyArea()
    script.send(erasing: .wanted)
    script.send(erasing: .typed("ERASE", isTheWord: true))
    script.send(erasing: .confirmed)
    script.send(erasing: .notErased)
    #expect(script.state.copies.erasing.phase == .notErased)
    script.send(erasing: .confirmed)
    #expect(script.effects == [.copies(.erase)])
  }

  @Test func behindAClosedGateAndWithoutThePenNothingIsErased() {
    var script = Script.inFamilyArea()
    script.send(erasing: .wanted)
    script.send(erasing: .typed("ERASE", isTheWord: true))
    var reader = script
    reader.send(.tab(.becameReader))
    reader.send(erasing: .confirmed)
    #expect(reader.effects.isEmpty)
    script.send(.quest(.pageHidden))
    script.advance(.minutes(6))
    script.send(.quest(.pageShown))
    script.send(erasing: .confirmed)
    #expect(script.effects.isEmpty)
  }

  /// What another family would add.
  private static func plan(onto script: Script) -> BackupPlan {
    let file = BackupWriter.file(of: records(), exportedAt: script.moment.now).bytes
    let reading = BackupReading(device: 7, onto: script.state.ledger) { _ in .utc }
    guard let backup = try? BackupReader.read(file, reading) else { preconditionFailure() }
    return BackupPlan(backup, onto: script.stored, script.state.ledger)
  }

  private static func records() -> [UInt8] {
    var log = TestLog()
    let record = LogWriter.record(log.make(.playerSet(TestLog.player, name: "Ada")), counter: 1)
    return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: record.count >> $0) } + record
  }
}

extension Script {
  /// Behind a PIN that was chosen just now.
  static func inFamilyArea() -> Script {
    var script = Script.started()
    let gate = NewGate(
      salt: .init(repeating: 1, count: 16),
      key: .init(repeating: 2, count: 32),
      code: 3,
      codeVerifier: .init(repeating: 4, count: 32)
    )
    script.send(.family(.entered))
    for action in [
      GateAction.recordRead([]), .typed("1234"), .submitted, .made(gate), .recordStored(true),
      .codeNoted,
    ] {
      script.send(.family(.gate(action)))
    }
    return script
  }

  fileprivate mutating func send(sealing action: SealingAction) {
    send(.copies(.sealing(action)))
  }

  fileprivate mutating func send(erasing action: ErasingAction) {
    send(.copies(.erasing(action)))
  }

  fileprivate mutating func playQuest() {
    startQuest()
    for _ in 1...3 { playStep(guess: Seconds(60), took: Seconds(60)) }
    send(.left)
  }
}

extension AppState {
  fileprivate var isInFamily: Bool {
    if case .family = screen { true } else { false }
  }
}
