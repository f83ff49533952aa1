import Markup

/// One part of the product page's promises, put to the proof.
///
/// Nothing is kept: whatever is asked for is played, so that who wants the demands alone does not wait for
/// the charts.
package protocol Study {
  /// What the product page demands.
  func demands() -> [Demand]
  /// What there is to know besides.
  func tables() -> [MarkdownTable]
  func charts() -> [Chart]
}

/// All of them, in the order of the product page, each with the name under which it is played alone.
package func studies(_ crowd: Crowd) -> [(name: String, study: any Study)] {
  [
    ("xp", ExperienceStudy(crowd)), ("difficulty", DifficultyStudy(crowd)),
    ("tendency", TendencyStudy(crowd)), ("growth", GrowthStudy(crowd)),
    ("best-time", BestTimeStudy(crowd)), ("insights", InsightStudy(crowd)),
    ("season", SeasonStudy(crowd)), ("mirror", MirrorStudy(crowd)),
    ("clock", HonestClockStudy(crowd)), ("rooms", RoomStudy(crowd)), ("odds", OddsStudy(crowd)),
    ("whole", WholeStudy(crowd)), ("night", NightStudy(crowd)),
  ]
}

/// From novice to expert.
package let wobbles = [0.6, 0.45, 0.3, 0.2, 0.12, 0.08]

/// What bad days are called.
let kindsOfDays = [("days alike", Days.even), ("bad days in runs", Days.clustered)]

/// Days beyond those that the product page speaks of come last.
let allKindsOfDays = kindsOfDays + [("bad weeks", .stormy)]
