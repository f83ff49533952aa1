import Basics
import Time

/// What a player's history of the last 90 days says; computed fresh, never stored.
package struct Insights: Hashable, Sendable {
  /// In the order in which the tasks were first played; those without a guess in the window are not there.
  package private(set) var tasks: [TaskInsights] = []
  package let bestTime: BestTime?
  /// Over all tasks.
  package let skill: SkillOverMemory
  /// The task whose accuracy rises most, of those that rise.
  package let fastest: TaskName?

  package init(_ history: History, at now: Instant) {
    var windows: [TaskWindow] = []
    for task in history.tasks {
      let window = TaskWindow(task, at: now)
      guard let insights = TaskInsights(task, window) else { continue }
      windows.append(window)
      tasks.append(insights)
    }
    bestTime = BestTime(windows)
    skill = tasks.reduce(SkillOverMemory()) { $0 + $1.skill }
    fastest = Self.fastest(tasks)
  }

  package func isFastest(_ task: TaskInsights) -> Bool { fastest.map { $0 == task.task } ?? false }

  private static func fastest(_ tasks: [TaskInsights]) -> TaskName? {
    var fastest: (task: TaskName, slope: Double)?
    for insights in tasks {
      guard let growth = insights.growth, growth.isImproving, let slope = growth.slope else {
        continue
      }
      if slope > fastest?.slope ?? 0 { fastest = (insights.task, slope) }
    }
    return fastest?.task
  }

  /// Everything there is to tell, the strongest first.
  package var all: [Insight] {
    var found: [Insight] = []
    for insights in tasks { found += insights.findings(isFastest: isFastest(insights)) }
    if let bestTime { found.append(Insight(task: nil, finding: .bestTime(bestTime))) }
    return found.ordered { $0.strength > $1.strength }
  }
}

/// What is known of one task.
package struct TaskInsights: Hashable, Sendable {
  package let task: TaskName
  /// As the player reads it.
  package let name: String
  package let window: TaskWindow
  package let mirror: Mirror
  package let tendency: Tendency?
  package let growth: Growth?
  package let skill: SkillOverMemory

  /// Nil where there is nothing to look at.
  package init?(_ history: TaskHistory, _ window: TaskWindow) {
    guard let mirror = Mirror(window) else { return nil }
    task = history.task
    name = history.name
    self.window = window
    self.mirror = mirror
    tendency = Tendency(window)
    growth = Growth(window)
    skill = SkillOverMemory(window)
  }

  package func findings(isFastest: Bool) -> [Insight] {
    var found: [Insight] = []
    if let tendency { found.append(Insight(task: name, finding: .tendency(tendency))) }
    if let growth, growth.isImproving {
      found.append(Insight(task: name, finding: .improving(growth, isFastest: isFastest)))
    }
    if let growth, growth.isSteady { found.append(Insight(task: name, finding: .steady(growth))) }
    return found
  }
}
