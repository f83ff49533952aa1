import Basics
import Domain
import SyncEngine
import SyncWire
import Time

extension EarlierFile {
  private static let mostSessions = 50_000
  private static let mostEstimations = 200

  /// - Returns: the sum of the points that the sessions gave.
  func takeSessions(_ file: inout EarlierFields) throws(BackupFault) -> XP {
    let records = try file.records("sessions", most: Self.mostSessions)
    let distinct = records.filter { !$0.isRepeated }
    leftOut.repeated += records.count - distinct.count
    var dates: [Int64] = []
    try distinct.read(in: "sessions") { (record) throws(BackupFault) in
      dates.append(try record.fields.date("startedAt").milliseconds)
    }
    let occurrences = occurrences(of: dates)
    var place = 0
    var sum = XP.zero
    try distinct.read(in: "sessions") { (record) throws(BackupFault) in
      sum += try take(record, Instant(milliseconds: dates[place]), occurrences[place])
      place += 1
    }
    return sum
  }

  private func take(
    _ record: EarlierRecord,
    _ startedAt: Instant,
    _ occurrence: Int
  ) throws(BackupFault) -> XP {
    let session: SessionID = id("session") {
      $0.absorb(startedAt.milliseconds / 1000)
      $0.absorb(Int64(occurrence))
    }
    let routine = try routineIndex(&record.fields)
    let guesses = try guesses(&record.fields, in: session, of: routine)
    let imported = ImportedSession(
      session: session,
      routine: routineID(routine),
      isCalibration: try record.fields.flag("isCalibration"),
      experience: XP(try record.fields.whole("xpEarned", in: 0...XP.mostOfSession)),
      guesses: guesses.map { $0.guess },
      undone: try undone(&record.fields, routine, guesses)
    )
    try add(imported, startedAt)
    try operations.add(
      rest: Self.rest(record.fields, guesses),
      of: ("session", .id(session)),
      by: player,
      clock: HybridTime(imported: startedAt, count: 0),
      recordedAt: startedAt
    )
    return imported.experience
  }

  private func add(
    _ imported: ImportedSession,
    _ startedAt: Instant
  ) throws(BackupFault) {
    // The first start of a session counts, so the fuller record of it has to come first.
    let count = UInt16.max - UInt16(imported.guesses.count)
    let known = reading.ledger.digest(of: imported.session)?.offset
    try operations.add(
      .sessionImported(imported),
      by: player,
      clock: HybridTime(imported: startedAt, count: count),
      recordedAt: startedAt,
      offset: known ?? reading.offset(startedAt)
    )
  }

  /// What is left over of a session and of its estimations, in one piece.
  private static func rest(_ session: EarlierFields, _ guesses: [ReadGuess]) -> JSON? {
    let left = guesses.compactMap { guess in
      guess.rest.map { ["estimation": .id(guess.guess.id), "members": $0] as JSON }
    }
    if left.isEmpty { return session.rest }
    var session = session
    session.leave("estimations", .array(left))
    return session.rest
  }
}

// Its routine
extension EarlierFile {
  /// By cloudID, else by its place in the file's list; none when the routine is not there any more.
  private func routineIndex(_ fields: inout EarlierFields) throws(BackupFault) -> Int? {
    let cloudID = try fields.textIfThere("routineCloudID")
    var known: Int?
    if let cloudID, !cloudID.utf8.isEmpty {
      known = routines.firstIndex { $0.cloudID?.hasSameScalars(as: cloudID) ?? false }
    }
    guard cloudID == nil || fields.has("routineIndex") else { return known }
    let last = Int64(routinePlaces.count) - 1
    let place = try fields.whole("routineIndex", in: -1...last)
    if place < 0 { return known }
    if let known, routinePlaces[place] != known {
      throw BackupFault(.contradiction, "routineIndex")
    }
    return routinePlaces[place]
  }

  private func routineID(_ index: Int?) -> RoutineID {
    index.map { routines[$0].id } ?? id("no routine") { _ in }
  }

  /// What a session that was not completed left, as far as its routine still says so.
  private func undone(
    _ fields: inout EarlierFields,
    _ routine: Int?,
    _ guesses: [ReadGuess]
  ) throws(BackupFault) -> [QuestSession.PlannedStep] {
    guard try fields.dateIfThere("completedAt") == nil, let routine else { return [] }
    return routines[routine].tasks.map { $0.planned }
      .filter { step in !guesses.contains { $0.guess.step.id == step.id } }
  }
}

/// An estimation that has been read, with what is left over of it.
private final class ReadGuess {
  let guess: ImportedGuess
  let rest: JSON?

  init(guess: ImportedGuess, rest: JSON?) {
    self.guess = guess
    self.rest = rest
  }
}

// Its estimations
extension EarlierFile {
  private func guesses(
    _ fields: inout EarlierFields,
    in session: SessionID,
    of routine: Int?
  ) throws(BackupFault) -> [ReadGuess] {
    let level = try fields.word(
      "difficultyLevelRawValue",
      ["learning", "practicing", "confident", "mastering"]
    )
    let records = try fields.records("estimations", most: Self.mostEstimations)
    let distinct = records.filter { !$0.isRepeated }
    leftOut.repeated += records.count - distinct.count
    let ordered = try distinct.inOrder(in: "estimations")
    let place = EstimationPlace(session: session, routine: routine, level: level)
    var names = TaskNames()
    var guesses: [ReadGuess] = []
    try ordered.read(in: "estimations") { (record) throws(BackupFault) in
      guesses.append(try guess(record, at: place, &names))
    }
    return guesses
  }

  /// What an estimation belongs to.
  private struct EstimationPlace {
    let session: SessionID
    let routine: Int?
    let level: Int
  }

  private func guess(
    _ record: EarlierRecord,
    at place: EstimationPlace,
    _ names: inout TaskNames
  ) throws(BackupFault) -> ReadGuess {
    let name = try record.fields.text("taskDisplayName")
    let step = step(name, of: routineID(place.routine), &names)
    let finishedAt = try record.fields.date("recordedAt")
    noteStepOfThePast(step, of: place.routine)
    let guess = ImportedGuess(
      id: id("estimation") {
        $0.absorb(place.session.raw)
        $0.absorb(finishedAt.milliseconds / 1000)
        $0.absorb(step.raw)
        $0.absorb(Int64(record.index))
      },
      step: QuestSession.PlannedStep(id: step, name: name, icon: .plain),
      guess: try record.fields.guess(),
      finishedAt: finishedAt,
      level: DifficultyLevel.allCases[place.level],
      bands: try record.fields.bands(),
      told: try record.fields.told()
    )
    return ReadGuess(guess: guess, rest: record.fields.rest)
  }

  private func noteStepOfThePast(_ step: StepID, of routine: Int?) {
    guard let routine, !routines[routine].hasTask(step) else { return }
    routines[routine].past[step, default: true] = true
  }
}

extension EarlierFields {
  /// Durations that agree with their difference.
  fileprivate mutating func guess() throws(BackupFault) -> Guess {
    let guess = Guess(
      estimate: try duration("estimatedSeconds"),
      actual: try duration("actualSeconds")
    )
    let difference = try thousandths("differenceSeconds", in: -Seconds.limit...Seconds.limit)
    guard abs(difference - guess.difference.milliseconds) <= 1000 else {
      throw BackupFault(.contradiction, "differenceSeconds")
    }
    return guess
  }

  fileprivate mutating func bands() throws(BackupFault) -> BandMultiplier {
    guard has("accuracyBandMultiplier") else {
      return BandMultiplier(thousandths: BandMultiplier.one)
    }
    let largest = 10 * BandMultiplier.one
    return BandMultiplier(thousandths: try thousandths("accuracyBandMultiplier", in: 1...largest))
  }

  fileprivate mutating func told() throws(BackupFault) -> ImportedGuess.Told {
    let bound = ImportedGuess.Told.bound
    let accuracy = try thousandths("accuracyPercent", in: -bound...bound)
    guard has("ratingRawValue") else { throw BackupFault(.missing, "ratingRawValue") }
    let rating = try word("ratingRawValue", ["spot_on", "close", "off", "way_off"])
    return ImportedGuess.Told(rating: Rating.allCases[rating], accuracy: accuracy)
  }
}
