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
  /// While all grow together: the tasks of which one grows the fastest, two or more.
  let contenders: [TaskInsights]
  /// The one of them whose accuracy rises most.
  package let fastest: TaskName?

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
    contenders = growth.exists && known.count > 1 ? known : []
    fastest = Self.largestRise(contenders)?.task
  }

  package func isFastest(_ task: TaskInsights) -> Bool { fastest.map { $0 == task.task } ?? false }

  /// The task that rises most; none where nothing does.
  static func largestRise(_ tasks: [TaskInsights]) -> TaskInsights? {
    var largest: (task: TaskInsights, rise: Double)?
    for insights in tasks {
      guard let rise = insights.growth?.trend.rise, rise > largest?.rise ?? 0 else { continue }
      largest = (insights, rise)
    }
    return largest?.task
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
  }

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
