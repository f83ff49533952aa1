extension WeekTexts {
  static var english: WeekTexts {
    WeekTexts(
      title: "The week",
      lead: "School, activities and breaks as you know them. A break pauses no streak."
    )
  }
}
