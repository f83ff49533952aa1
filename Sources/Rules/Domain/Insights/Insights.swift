import Basics
import Time

/// What a player's history of the last 90 days says; computed fresh, never stored.
package struct Insights: Sendable {
  /// In the order in which the tasks were first played; those without a guess in the window are not there.
  package private(set) var tasks: [TaskInsights] = []
  package let bestTime: BestTime?
  /// Over all tasks.
  package let skill: SkillOverMemory
  /// Over all tasks.
  package let growth: CommonGrowth?
  /// The one of them whose accuracy rises more than all others', beyond what chance does.
  package let fastest: TaskName?

  /// In standard errors of the difference between the largest rise and the second.
  private static let leastLead = 2.0

  package init(_ history: History, at now: Instant) {
    var windows: [TaskWindow] = []
    for task in history.tasks {
      let window = TaskWindow(task, at: now)
      let aWeekAgo = TaskWindow(task, aWeekBefore: now)
      guard let insights = TaskInsights(task, window, aWeekAgo: aWeekAgo) else { continue }
      windows.append(window)
      tasks.append(insights)
    }
    bestTime = BestTime(windows)
    skill = tasks.reduce(SkillOverMemory()) { $0 + $1.skill }
    growth = CommonGrowth(tasks.compactMap { $0.growth })
    let known = tasks.filter { $0.growth.exists }
    fastest = growth.exists ? Self.fastest(of: known)?.task : nil
  }

  package func isFastest(_ task: TaskInsights) -> Bool { fastest.map { $0 == task.task } ?? false }

  /// The task that rises most; none where nothing does, or another one rises about as much.
  private static func fastest(of tasks: [TaskInsights]) -> TaskInsights? {
    let ordered = tasks.compactMap { insights in insights.growth.map { (insights, $0.trend) } }
      .ordered { $0.1.rise > $1.1.rise }
    guard ordered.count > 1 else { return nil }
    let (first, second) = (ordered[0].1, ordered[1].1)
    let error = (first.squaredRiseError + second.squaredRiseError).squareRoot()
    let leads = first.rise > 0 && first.rise - second.rise > leastLead * error
    return leads ? ordered[0].0 : nil
  }

  /// Everything there is to tell, the strongest first.
  package var all: [Insight] {
    var found: [Insight] = []
    if let growth { found.append(Insight(task: nil, finding: .growing(growth))) }
    for insights in tasks { found += insights.findings(isFastest: isFastest(insights)) }
    if let bestTime { found.append(Insight(task: nil, finding: .bestTime(bestTime))) }
    return found.ordered { $0.strength > $1.strength }
  }
}

/// What is known of one task.
///
/// A class, because much code would copy all of it.
package final class TaskInsights: Sendable {
  package let task: TaskName
  /// As the player reads it.
  package let name: String
  package let window: TaskWindow
  package let mirror: Mirror
  package let tendency: Tendency?
  package let growth: Growth?
  package let skill: SkillOverMemory
  package let daySense: DaySense?

  /// Nil where there is nothing to look at.
  package init?(_ history: TaskHistory, _ window: TaskWindow, aWeekAgo: TaskWindow) {
    guard let mirror = Mirror(window) else { return nil }
    task = history.task
    name = history.name
    self.window = window
    self.mirror = mirror
    tendency = Tendency(window)
    growth = Growth(window, aWeekAgo: aWeekAgo)
    skill = SkillOverMemory(window)
    daySense = DaySense(window)
  }

  /// None with too few guesses for words that last; it takes some time.
  package var steps: MirrorSteps? { MirrorSteps(window) }

  package func findings(isFastest: Bool) -> [Insight] {
    var found: [Insight] = []
    if let tendency { found.append(Insight(task: name, finding: .tendency(tendency))) }
    if let growth, growth.isImproving || isFastest {
      found.append(Insight(task: name, finding: .improving(growth, isFastest: isFastest)))
    }
    if let growth, growth.isSteady { found.append(Insight(task: name, finding: .steady(growth))) }
    return found
  }
}
