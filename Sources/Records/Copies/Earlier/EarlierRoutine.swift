import Basics
import Domain
import SyncEngine
import SyncWire
import Time

/// A routine as an earlier program kept it.
final class EarlierRoutine {
  let id: RoutineID
  let cloudID: String?
  let createdAt: Instant
  /// Never before it was made.
  fileprivate(set) var updatedAt: Instant
  /// What schema 1 says of it, and the defaults of all that came later.
  fileprivate(set) var fields: [RoutineField] = []
  /// What came later and is not as it is by default.
  fileprivate(set) var additions: [RoutineField] = []
  /// In their order.
  fileprivate(set) var tasks: [EarlierTask] = []
  fileprivate(set) var rest: JSON?
  /// Steps that were played and are not among the tasks any more.
  var past = Table<Step, Bool>()

  init(id: RoutineID, cloudID: String?, createdAt: Instant) {
    self.id = id
    self.cloudID = cloudID
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  func hasTask(_ step: StepID) -> Bool { tasks.contains { $0.step == step } }
}

/// A step as an earlier program kept it.
///
/// It is known by its name, since that is all that estimations tell; of equal names by which one it is.
final class EarlierTask {
  let step: StepID
  let name: String
  let reference: Seconds?
  let rest: JSON?

  init(step: StepID, name: String, reference: Seconds?, rest: JSON?) {
    self.step = step
    self.name = name
    self.reference = reference
    self.rest = rest
  }

  var planned: QuestSession.PlannedStep {
    QuestSession.PlannedStep(id: step, name: name, icon: .plain)
  }
}

extension EarlierFile {
  private static let mostRoutines = 1000
  private static let mostTasks = 200

  func takeRoutines(_ file: inout EarlierFields) throws(BackupFault) {
    let records = try file.records("routines", most: Self.mostRoutines)
    let distinct = records.filter { !$0.isRepeated }
    leftOut.repeated += records.count - distinct.count
    routinePlaces = records.map { record in
      distinct.firstIndex { $0.place == record.firstPlace } ?? 0
    }
    var dates: [Int64] = []
    try distinct.read(in: "routines") { (record) throws(BackupFault) in
      dates.append(try record.fields.date("createdAt").milliseconds)
    }
    let occurrences = occurrences(of: dates)
    try distinct.read(in: "routines") { (record) throws(BackupFault) in
      let place = routines.count
      let made = Instant(milliseconds: dates[place])
      try add(try routine(record, made, occurrences[place]))
    }
  }

  private func add(_ routine: EarlierRoutine) throws(BackupFault) {
    routines.append(routine)
    let (made, changed) = (routine.createdAt, routine.updatedAt)
    // What stands first on the home screen is what was made first.
    try set([], of: routine, HybridTime(imported: made, count: 0))
    // As new as its last change, and as far as the file knows it has always been so: the streak asks
    // about days long past.
    let clock = HybridTime(imported: changed, count: 1)
    try set(routine.fields, of: routine, clock)
    if !routine.additions.isEmpty {
      try set(routine.additions, of: routine, HybridTime(imported: changed, count: 2))
    }
    try addSteps(of: routine, clock)
    let subject = ("routine", JSON.id(routine.id))
    try operations.add(rest: routine.rest, of: subject, clock: clock, recordedAt: made)
  }

  @inline(never)
  private func set(
    _ fields: [RoutineField],
    of routine: EarlierRoutine,
    _ clock: HybridTime
  ) throws(BackupFault) {
    let body = OperationBody.routineSet(routine.id, fields)
    try operations.add(body, clock: clock, recordedAt: routine.createdAt)
  }

  private func addSteps(
    of routine: EarlierRoutine,
    _ clock: HybridTime
  ) throws(BackupFault) {
    let made = routine.createdAt
    var position = Position.middle
    for task in routine.tasks {
      try operations.add(
        .stepSet(
          task.step,
          of: routine.id,
          [.name(task.name), .position(position), .reference(task.reference)]
        ),
        clock: clock,
        recordedAt: made
      )
      let subject = ("step", JSON.id(task.step))
      try operations.add(rest: task.rest, of: subject, clock: clock, recordedAt: made)
      position = .after(position)
    }
  }

  /// A task that was renamed or taken out between two files leaves the routine, but not the history.
  func removeStepsOfThePast() throws(BackupFault) {
    for routine in routines {
      for index in routine.past.indices {
        try operations.add(
          .stepRemoved(routine.past.id(at: index), of: routine.id),
          clock: HybridTime(imported: routine.updatedAt, count: 1),
          recordedAt: routine.createdAt
        )
      }
    }
  }
}

// Reading one.
extension EarlierFile {
  private func routine(
    _ record: EarlierRecord,
    _ createdAt: Instant,
    _ occurrence: Int
  ) throws(BackupFault) -> EarlierRoutine {
    let id: RoutineID = id("routine") {
      $0.absorb(createdAt.milliseconds / 1000)
      $0.absorb(Int64(occurrence))
    }
    let routine = EarlierRoutine(id: id, cloudID: record.cloudID, createdAt: createdAt)
    let name = try record.fields.text("name")
    let shown = try record.fields.text("displayName")
    routine.fields = [
      .name(name), .displayName(shown.utf8.isEmpty ? name : shown), .players([player]),
      .activeDays(try record.fields.weekdays("activeDays")),
      .isActive(try record.fields.flag("isActive")), .scheduleMode(.fixedDays),
      .calendarKeywords([]), .musicLink(nil), .madeBy(.parent),
    ]
    routine.updatedAt = max(createdAt, try record.fields.date("updatedAt"))
    routine.additions = try additions(&record.fields)
    routine.tasks = try tasks(of: id, &record.fields)
    routine.rest = record.fields.rest
    return routine
  }

  private func additions(
    _ fields: inout EarlierFields
  ) throws(BackupFault) -> [RoutineField] {
    var additions: [RoutineField] = []
    if try fields.word("createdBy", ["parent", "player"]) == 1 {
      additions.append(.madeBy(.player))
    }
    if try fields.word("scheduleMode", ["manual", "calendar"]) == 1 {
      additions.append(.scheduleMode(.calendar))
    }
    let keywords = try fields.texts("calendarKeywords")
    if !keywords.isEmpty { additions.append(.calendarKeywords(keywords)) }
    if let playlist = try fields.textIfThere("spotifyPlaylistID"), !playlist.utf8.isEmpty {
      if let link = musicLink(toPlaylist: playlist) {
        additions.append(.musicLink(link))
      } else {
        fields.leave("spotifyPlaylistID", .string(playlist))
        leftOut.playlists += 1
      }
    }
    return additions
  }

  private func tasks(
    of routine: RoutineID,
    _ fields: inout EarlierFields
  ) throws(BackupFault) -> [EarlierTask] {
    let records = try fields.records("tasks", most: Self.mostTasks)
    let distinct = records.filter { !$0.isRepeated }
    leftOut.repeated += records.count - distinct.count
    let ordered = try distinct.inOrder(in: "tasks")
    var names = TaskNames()
    var tasks: [EarlierTask] = []
    try ordered.read(in: "tasks") { (record) throws(BackupFault) in
      tasks.append(try task(&record.fields, of: routine, &names))
    }
    return tasks
  }

  private func task(
    _ fields: inout EarlierFields,
    of routine: RoutineID,
    _ names: inout TaskNames
  ) throws(BackupFault) -> EarlierTask {
    let name = try fields.text("name")
    let shown = try fields.text("displayName")
    let reference =
      fields.has("referenceDurationSeconds")
      ? try fields.duration("referenceDurationSeconds") : nil
    // A step has one name here, the one that was shown.
    if !shown.utf8.isEmpty, !shown.hasSameScalars(as: name) { fields.leave("name", .string(name)) }
    let shownName = shown.utf8.isEmpty ? name : shown
    return EarlierTask(
      step: step(shownName, of: routine, &names),
      name: shownName,
      reference: reference,
      rest: fields.rest
    )
  }

  /// The step that a name stands for, in a routine and in its sessions alike.
  func step(_ name: String, of routine: RoutineID, _ names: inout TaskNames) -> StepID {
    let task = TaskName(name)
    let occurrence = names.add(task)
    return id("step") {
      $0.absorb(routine.raw)
      $0.absorb(task.folded)
      $0.absorb(Int64(occurrence))
    }
  }
}

/// The names that came before, of one routine or one session: a handful, so a list does.
struct TaskNames {
  private var names: [TaskName] = []

  /// How often it was there before.
  mutating func add(_ name: TaskName) -> Int {
    defer { names.append(name) }
    return names.reduce(0) { $1 == name ? $0 + 1 : $0 }
  }
}

/// None when the name is none that a link could be made of.
private func musicLink(toPlaylist name: String) -> String? {
  let name = Array(name.utf8)
  if name.begin(with: "https://") { return String(decoding: name, as: UTF8.self) }
  let prefix: StaticString = "spotify:playlist:"
  let id = name.dropFirst(name.begin(with: prefix) ? prefix.utf8CodeUnitCount : 0)
  for byte in id where !byte.isLetter && !byte.isDigit { return nil }
  guard (16...64).contains(id.count) else { return nil }
  return String(decoding: Array("https://open.spotify.com/playlist/".utf8) + id, as: UTF8.self)
}

extension [UInt8] {
  /// By hand: the standard library's way is 1.6 KB.
  fileprivate func begin(with head: StaticString) -> Bool {
    guard count >= head.utf8CodeUnitCount else { return false }
    for place in 0..<head.utf8CodeUnitCount where self[place] != head.utf8Start[place] {
      return false
    }
    return true
  }
}

extension EarlierFields {
  /// 1 is Sunday, 7 is Saturday.
  fileprivate mutating func weekdays(_ name: StaticString) throws(BackupFault) -> Weekdays {
    guard let list = try take(name).array else { throw BackupFault(.wrongType, name) }
    var days: Weekdays = []
    for value in list {
      guard let number = value.number else { throw BackupFault(.wrongType, name) }
      switch number.thousandths {
      case 1000?: days.insert(Weekdays(.sunday))
      case let day? where day % 1000 == 0 && (2...7).contains(day / 1000):
        days.insert(Weekdays(Weekday.allCases[Int(day / 1000) - 2]))
      default: throw BackupFault(.outOfBounds, name)
      }
    }
    return days
  }

  /// The place of a word among those that there are; the first one is the default.
  mutating func word(_ name: StaticString, _ words: [StaticString]) throws(BackupFault) -> Int {
    guard let text = try textIfThere(name) else { return 0 }
    for place in words.indices where text.isSame(as: words[place]) { return place }
    throw BackupFault(.unknownWord, name)
  }
}
