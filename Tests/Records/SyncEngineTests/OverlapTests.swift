import Basics
import Domain
import SyncEngine
import SyncWire
import TestSupport
import Testing
import Time

/// What two devices did to the same thing without knowing of each other.
@Suite struct OverlapTests {
  private var family = EditingFamily()

  private var told: [[String]] { [0, 1].map { family.overlaps($0).flatMap { $0.described } } }

  @Test mutating func anEditThatKnewTheOneBeforeIsNothingToTell() {
    family.name(0, "One")
    family.meet()
    family.name(1, "Two")
    family.meet()
    family.name(0, "Three")
    family.meet()
    #expect(told == [[], []])
  }

  @Test mutating func ofTwoThatDidNotKnowOfEachOtherTheNewerCountsAndTheOtherIsTold() throws {
    family.name(0, "One")
    family.name(1, "Two")
    #expect(told == [[], []])
    family.meet()
    #expect(told == [["1: 5 over 4, name"], ["1: 5 over 4, name"]])
    #expect(family.names(0).first == "Two")
    let overlap = try #require(family.overlaps(0).first)
    #expect([overlap.other.device, overlap.kept.device] == [1, 2])
  }

  /// Its field hides what has arrived meanwhile.
  @Test mutating func aDraftKnowsWhatWasKnownWhenItWasBegun() {
    let draft = family.draft(0, "Slowly")
    family.name(1, "Quickly")
    family.meet()
    family.save(0, draft)
    #expect(family.names(0).first == "Slowly")
    family.meet()
    #expect(told == [["1: 5 over 4, name"], ["1: 5 over 4, name"]])
    family.choose(1, .keep)
    family.meet()
    #expect(told == [[], []])
  }

  @Test mutating func aDraftThatIsBegunAfterwardsKnowsIt() {
    family.name(1, "Quickly")
    family.meet()
    family.save(0, family.draft(0, "Slowly"))
    family.meet()
    #expect(told == [[], []])
  }

  @Test mutating func whatADraftKnowsIsNoChange() {
    let draft = family.draft(0, "Step")
    #expect(draft.isEmpty && draft.operations.isEmpty)
  }

  @Test(arguments: [Overlap.Choice.keep, .takeOther], [0, 1])
  mutating func whoeverChoosesEndsItOnBoth(choice: Overlap.Choice, device: Int) {
    family.name(0, "One")
    family.name(1, "Two")
    family.meet()
    family.choose(device, choice)
    family.meet()
    #expect(told == [[], []])
    #expect(family.names(0).first == (choice == .keep ? "Two" : "One"))
    #expect(family.names(1) == family.names(0))
  }

  @Test mutating func anOrdinaryEditOfWhoeverKnowsBothEndsItAndOneOfAnotherFieldDoesNot() {
    family.name(0, "One")
    family.name(1, "Two")
    family.meet()
    family.edit(0, .stepSet(EditingFamily.steps[0], of: EditingFamily.routine, [.reference(nil)]))
    family.meet()
    #expect(told[0] == ["1: 5 over 4, name"])
    family.name(0, "Three")
    family.meet()
    #expect(told == [[], []])
  }

  @Test mutating func otherFieldsAndOtherStepsAndTheSameValueAreNothingToTell() {
    let routine = EditingFamily.routine
    family.name(0, "Same")
    family.name(1, "Same")
    family.edit(0, .stepSet(EditingFamily.steps[1], of: routine, [.name("One")]))
    family.edit(1, .stepSet(EditingFamily.steps[1], of: routine, [.reference(nil)]))
    family.edit(1, .routineSet(routine, [.name("Evening")]))
    family.meet()
    #expect(told == [[], []])
  }

  @Test mutating func whatBothSetInOneEditIsToldInOne() {
    for (device, name) in [(0, "One"), (1, "Two")] {
      family.edit(
        device,
        .routineSet(EditingFamily.routine, [.name(name), .displayName(name), .isActive(false)])
      )
    }
    family.meet()
    #expect(family.overlaps(0).count == 1)
    #expect(told[0] == ["0: 5 over 4, name", "0: 5 over 4, displayName"])
  }

  @Test mutating func severalEditsWithoutANetworkAreToldByTheirLast() {
    family.name(0, "One")
    family.name(0, "More")
    family.name(1, "Two")
    family.name(1, "Last")
    family.meet()
    #expect(told[0] == ["1: 7 over 5, name"])
  }

  @Test mutating func anEditThatUndoesARemovalOfWhichItDidNotKnowIsTold() {
    let (step, routine) = (EditingFamily.steps[0], EditingFamily.routine)
    family.edit(0, .stepRemoved(step, of: routine))
    family.name(1, "Here")
    family.meet()
    #expect(told == [["1: 5 over 4, removed"], ["1: 5 over 4, removed"]])
    family.choose(0, .takeOther)
    family.meet()
    #expect(told == [[], []] && family.names(1) == ["Step"])
  }

  @Test mutating func aRemovalOfTheWholeRoutineIsToldAndKeptAsItIs() {
    family.edit(0, .routineRemoved(EditingFamily.routine))
    family.name(1, "Here")
    family.meet()
    #expect(told == [["0: 5 over 4, removed"], ["0: 5 over 4, removed"]])
    family.choose(1, .keep)
    family.meet()
    #expect(told == [[], []] && family.names(0).first == "Here")
  }

  @Test mutating func whoeverBringsBackWhatWasRemovedHasKnownIt() {
    let (step, routine) = (EditingFamily.steps[0], EditingFamily.routine)
    family.edit(0, .stepRemoved(step, of: routine))
    family.meet()
    family.name(1, "Back")
    family.meet()
    #expect(told == [[], []])
  }

  /// An earlier version notes nothing: what it has written over is not called unknown to it.
  @Test mutating func anEditThatNotesNothingTellsNothing() {
    let (step, routine) = (EditingFamily.steps[0], EditingFamily.routine)
    family.name(0, "One")
    family.write(1, .stepSet(step, of: routine, [.name("Two")]))
    family.meet()
    #expect(told == [[], []])
  }

  /// Three devices that hear of each other now and then: what is told is what each edit really had before it, in
  /// whatever order it arrives, and from a snapshot as well.
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func whatIsToldIsWhatDevicesDidNotKnow(seed: UInt64) throws {
    var dice = SplitMix64(seed: seed)
    var family = EditingFamily(devices: 3)
    for _ in 0..<25 { family.act(&dice) }
    let ledger = Ledger(dice.shuffled(family.made))
    let told = ledger.overlaps(in: EditingFamily.routine).flatMap { $0.described }
    #expect(told.sorted() == family.expected(in: ledger).sorted(), "seed \(seed)")
    let snapshot = SnapshotReader.read(bytes(of: Snapshot(ledger: ledger)))
    let read = try #require(snapshot?.ledger.overlaps(in: EditingFamily.routine))
    #expect(read.flatMap { $0.described } == told, "seed \(seed), from a snapshot")
  }
}

extension EditingFamily {
  fileprivate mutating func act(_ dice: inout SplitMix64) {
    let (device, step) = (dice.below(3), dice.pick(Self.steps))
    switch dice.below(10) {
    case 0...3: hear(device, of: dice.below(3))
    case 4: edit(device, .stepRemoved(step, of: Self.routine))
    case 5 where dice.chance(oneIn: 3): edit(device, .routineRemoved(Self.routine))
    case 6: edit(device, .routineSet(Self.routine, [.name("Name \(dice.below(9))")]))
    case 7: edit(device, .stepSet(step, of: Self.routine, [.reference(.minutes(dice.below(9)))]))
    default: edit(device, .stepSet(step, of: Self.routine, [.name("Name \(dice.below(9))")]))
    }
  }

  /// By what each device really had.
  fileprivate func expected(in ledger: Ledger) -> [String] {
    guard let routine = ledger.presentRoutine(Self.routine) else { return [] }
    let order = made.sorted { $0.stamp < $1.stamp }
    var expected = undone(order, 0, { $0.isRoutineRemoval }, by: { $0.isEdit })
    expected += fields(order, 0) { $0.routineValues }
    for step in routine.steps.map({ $0.id }) {
      expected += fields(order, step.raw) { $0.values(of: step) }
      expected += undone(
        order,
        step.raw,
        { $0.removes(step) },
        by: { !$0.values(of: step).isEmpty }
      )
    }
    return expected
  }

  private func fields(
    _ order: [Operation],
    _ thing: UInt128,
    _ values: (OperationBody) -> [String: String]
  ) -> [String] {
    ["name", "referenceMs"].flatMap { field -> [String] in
      let writers = order.filter { values($0.body)[field] != nil }
      let last = writers.filter { one in !writers.contains { knows($0, one) } }
      guard let kept = last.last else { return [] }
      return last.filter { values($0.body)[field] != values(kept.body)[field] }
        .map { "\(thing): \(kept.id.raw) over \($0.id.raw), \(field)" }
    }
  }

  private func undone(
    _ order: [Operation],
    _ thing: UInt128,
    _ isRemoval: (OperationBody) -> Bool,
    by isEdit: (OperationBody) -> Bool
  ) -> [String] {
    let edits = order.filter { isEdit($0.body) }
    let removal = order.last { one in isRemoval(one.body) && !edits.contains { knows($0, one) } }
    guard let kept = edits.last, let removal, removal.stamp < kept.stamp else { return [] }
    return ["\(thing): \(kept.id.raw) over \(removal.id.raw), removed"]
  }

  private func knows(_ one: Operation, _ other: Operation) -> Bool {
    known[one.id]?.contains(other.id) ?? false
  }
}

extension OperationBody {
  fileprivate var isRoutineRemoval: Bool { if case .routineRemoved = self { true } else { false } }

  fileprivate var isEdit: Bool {
    switch self {
    case .routineSet, .stepSet: true
    default: false
    }
  }

  fileprivate var routineValues: [String: String] {
    guard case .routineSet(_, let fields) = self else { return [:] }
    for case .name(let name) in fields { return ["name": name] }
    return [:]
  }

  fileprivate func values(of step: StepID) -> [String: String] {
    guard case .stepSet(step, of: _, let fields) = self else { return [:] }
    var values: [String: String] = [:]
    for field in fields {
      switch field {
      case .name(let name): values["name"] = name
      case .reference(let time): values["referenceMs"] = "\(time?.milliseconds ?? -1)"
      default: continue
      }
    }
    return values
  }

  fileprivate func removes(_ removed: StepID) -> Bool {
    if case .stepRemoved(removed, of: _) = self { true } else { false }
  }
}
