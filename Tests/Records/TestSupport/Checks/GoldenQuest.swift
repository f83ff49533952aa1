import Basics
import Domain
import Time

/// A quest and its mornings out of a row of the golden table.
struct GoldenQuest {
  /// Some Thursday.
  static let now = Instant(milliseconds: 1_793_275_200_000)

  let steps: [CurrentSteps.Step]
  /// The oldest first.
  let sessions: [SessionDigest]
  /// The task of each step.
  private let tasks: [Int]

  init(_ row: GoldenRow) throws(TableFault) {
    var times: [(task: Int, times: [Seconds])] = []
    for part in row.parts(1) {
      let numbers = try row.numbers(in: part.split(separator: ":"))
      times.append((numbers[0], numbers.dropFirst().map { Seconds($0) }))
    }
    var tasks: [Int] = []
    var steps: [CurrentSteps.Step] = []
    for part in row.parts(0) {
      let fields = try row.numbers(in: try row.fields(of: part, count: 2))
      tasks.append(fields[0])
      let usual = UsualTime(
        times.first { $0.task == fields[0] }?.times ?? [],
        reference: fields[1] == 0 ? nil : Seconds(fields[1])
      )
      let place = tasks.firstIndex(of: fields[0]) ?? 0
      steps.append(CurrentSteps.Step(task: place, usual: usual))
    }
    var sessions: [SessionDigest] = []
    for text in row[2] == "-" ? [] : row[2].split(separator: "|").reversed() {
      sessions.append(try GoldenMorning(text, of: row).digest(SessionID(UInt128(sessions.count))))
    }
    (self.tasks, self.steps, self.sessions) = (tasks, steps, sessions)
  }

  func place(of task: Int) -> Int? { tasks.firstIndex(of: task) }
}

private struct GoldenMorning {
  private let startedAt: Instant
  private let isWhole: Bool
  private let hasJumped: Bool
  private var guesses: [GuessDigest] = []
  private var skipped: [StepID] = []

  init(_ text: Substring, of row: GoldenRow) throws(TableFault) {
    let parts = text.split(separator: ";")
    guard parts.count > 2 else { throw row.fault("“\(text)” is no morning") }
    let age = Seconds.hours(24 * (try row.number(in: parts[0])) - 1)
    startedAt = GoldenQuest.now.adding(.zero - age)
    isWhole = parts[1] != "broken"
    hasJumped = parts[1] == "jumped"
    for part in parts.dropFirst(2) { try add(part, row) }
  }

  private mutating func add(_ part: Substring, _ row: GoldenRow) throws(TableFault) {
    let fields = part.split(separator: ":")
    let step = StepID(UInt128(try row.number(in: fields[0])))
    guard fields.count > 2 else {
      skipped.append(step)
      return
    }
    let (start, finish) = (try row.number(in: fields[1]), try row.number(in: fields[2]))
    let isCorrected = fields[3].utf8.first == UInt8(ascii: "c")
    let actual = isCorrected ? try row.number(in: fields[3].dropFirst()) : finish - start
    guesses.append(
      GuessDigest(
        id: EstimationID(UInt128(guesses.count)),
        step: step,
        finishedAt: startedAt.adding(Seconds(finish)),
        offset: .utc,
        guess: Guess(estimate: Seconds(60), actual: Seconds(actual)),
        measured: Seconds(finish - start),
        rating: isCorrected ? nil : .close,
        counts: true,
        isHonest: fields[3] == "h"
      )
    )
  }

  func digest(_ id: SessionID) -> SessionDigest {
    SessionDigest(
      id: id,
      routine: RoutineID(1),
      player: PlayerID(1),
      startedAt: startedAt,
      offset: .utc,
      isCalibration: false,
      isCompleted: isWhole,
      hasEnded: isWhole,
      experience: .zero,
      shownTotal: nil,
      revealing: nil,
      asking: nil,
      guesses: guesses,
      skipped: skipped,
      begunAt: guesses.isEmpty ? nil : startedAt,
      hasClockJumped: hasJumped,
      takenBack: 0,
      lastEventAt: startedAt
    )
  }
}
