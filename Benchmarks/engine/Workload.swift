import Domain

/// The workload that programs of other kinds are measured with: everything that is said of 50 tasks, in one
/// pass over a history in order. (Accuracy has no floor of 60 s here, the peers know none.)
struct Workload {
  let columns: Columns
  let zone: Zone
  let week: Week

  static let tasks = 50

  /// The history, a record in each row, ascending in time.
  struct Columns {
    let task: UnsafeBufferPointer<Int32>
    /// Seconds.
    let estimate: UnsafeBufferPointer<Double>
    let actual: UnsafeBufferPointer<Double>
    /// Seconds since 1970.
    let time: UnsafeBufferPointer<Int64>
  }

  /// When an offset from UTC begins, and what it is, in seconds; ascending.
  struct Zone {
    let begins: [Int64]
    let offsets: [Int64]
  }

  /// Seconds since 1970: two Mondays at local midnight and now.
  struct Week {
    let monday: Int64
    let before: Int64
    let now: Int64
  }

  /// The sum of all that is found, by which programs are compared.
  func checksum() -> Double {
    withUnsafeTemporaryAllocation(of: TaskSums.self, capacity: Self.tasks) { sums in
      sums.initialize(repeating: TaskSums())
      pass(over: sums)
      var checksum = 0.0
      for task in sums.indices { checksum += sums[task].total }
      return checksum
    }
  }

  private func pass(over sums: UnsafeMutableBufferPointer<TaskSums>) {
    let recent = week.now - 90 * 86_400
    var period = 0
    for row in columns.time.indices {
      let time = columns.time[row]
      while period + 1 < zone.begins.count, time >= zone.begins[period + 1] { period += 1 }
      let estimation = Estimation(estimate: columns.estimate[row], actual: columns.actual[row])
      let task = Int(columns.task[row])
      let hour = Int((time + zone.offsets[period]) % 86_400 / 3600)
      sums[task].take(estimation, at: hour)
      if time >= recent { sums[task].trend.take(estimation.accuracy) }
      if time < week.before { continue }
      if time < week.monday {
        sums[task].before.take(estimation.accuracy)
      } else if time <= week.now {
        sums[task].during.take(estimation.accuracy)
      }
    }
  }
}

/// A guess and what it is off by.
private struct Estimation {
  let difference: Double
  let relative: Double
  /// 0 to 100.
  let accuracy: Double

  init(estimate: Double, actual: Double) {
    difference = estimate - actual
    relative = abs(difference) / actual
    accuracy = max(0, 100 - 100 * relative)
  }
}

/// What one pass gathers of a task.
private struct TaskSums {
  private var count = 0.0
  private var differences = 0.0
  private var relatives = 0.0
  private var accuracies = 0.0
  private var average = 0.0
  private var best = Double.infinity
  private var hours = InlineArray<24, Mean>(repeating: Mean())
  var trend = Slope()
  var during = Mean()
  var before = Mean()

  mutating func take(_ estimation: Estimation, at hour: Int) {
    average = count == 0 ? estimation.accuracy : 0.3 * estimation.accuracy + 0.7 * average
    count += 1
    differences += estimation.difference
    relatives += estimation.relative
    accuracies += estimation.accuracy
    best = min(best, abs(estimation.difference))
    hours[hour].take(estimation.accuracy)
  }

  var total: Double {
    var total = differences / count + 100 * relatives / count + accuracies / count + average
    total += 1000 * trend.value + Double(bestHour) + best
    return total + during.value + before.value
  }

  /// The first of equals.
  private var bestHour: Int {
    var best = 0
    var most = -1.0
    for hour in hours.indices where hours[hour].count > 0 && hours[hour].value > most {
      best = hour
      most = hours[hour].value
    }
    return best
  }
}

private struct Mean {
  private var sum = 0.0
  private(set) var count = 0.0

  mutating func take(_ value: Double) {
    sum += value
    count += 1
  }

  var value: Double { count > 0 ? sum / count : 0 }
}

/// Least squares over places 0, 1, 2 and so on.
private struct Slope {
  private var count = 0.0
  private var sum = 0.0
  private var products = 0.0

  mutating func take(_ value: Double) {
    sum += value
    products += value * count
    count += 1
  }

  /// 0 for fewer than two.
  var value: Double {
    let places = count * (count - 1) / 2
    let squares = (count - 1) * count * (2 * count - 1) / 6
    let divisor = count * squares - places * places
    return divisor > 0 ? (count * products - places * sum) / divisor : 0
  }
}
