/// A kind of mornings: how steps differ, and what the steps of a day have in common.
///
/// All of it is chosen and not measured. The kinds are those of the page of extras, so that what is said of a start
/// holds whatever her days are like.
struct MorningWorld: Sendable {
  let name: String
  var steps = 3...8
  /// How far a day's steps lean together: a standard deviation, on a logarithmic scale as all that follows.
  var lean = 0.12
  /// Steps have a gamma distribution instead of a log-normal one.
  var isGamma = false
  /// Days are like Student's t with three degrees of freedom: now and then one is far off.
  var isHeavy = false
  /// Bad days come in runs of so many, and everything takes longer on them.
  var badRun: ClosedRange<Int>?
  /// Each day is like the one before: autoregressive, 0.6, with a deviation of 0.2.
  var isSlow = false
  /// Everything becomes quicker over the season.
  var isGettingQuicker = false
  /// From some morning on everything takes another time.
  var hasJump = false
  /// On one day of the week it takes longer.
  var hasWeekday = false
  var hasNewStep = false
  var losesStep = false
  /// How often something comes between two steps.
  var wandering = 0.02
  /// At how many of the steps the tap on *Done* is forgotten.
  var lateTaps = 0.0

  /// A step comes or goes before this one, counted from 0.
  static let change = 20
}

extension MorningWorld {
  /// The fifteen of the page.
  static let all = [
    MorningWorld(name: "days alike", lean: 0),
    MorningWorld(name: "days alike, gamma", lean: 0, isGamma: true),
    MorningWorld(name: "leaning days"),
    MorningWorld(name: "wandering 5 %", wandering: 0.05),
    MorningWorld(name: "bad days in runs", lean: 0, badRun: 2...5),
    MorningWorld(name: "bad weeks", lean: 0, badRun: 4...10),
    MorningWorld(name: "each day like the last", lean: 0, isSlow: true),
    MorningWorld(name: "days far off", isHeavy: true),
    MorningWorld(name: "getting quicker", isGettingQuicker: true),
    MorningWorld(name: "a jump", hasJump: true),
    MorningWorld(name: "weekdays", hasWeekday: true),
    MorningWorld(name: "a new step at 20", hasNewStep: true),
    MorningWorld(name: "a step gone at 20", losesStep: true),
    MorningWorld(name: "one step", steps: 1...1, lean: 0),
    MorningWorld(name: "all at once", badRun: 2...5, isSlow: true, isGettingQuicker: true),
  ]

  /// A *Done* is forgotten, found by the product's rule and answered.
  static let forgetful = MorningWorld(name: "3 % of the taps forgotten", lateTaps: 0.03)
}
