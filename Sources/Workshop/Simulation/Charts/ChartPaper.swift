/// What a chart is drawn with.
///
/// It brings its own paper along, because a picture in a page is not told whether the page is light or
/// dark. The colors are the app's by day (`Public/styles/tokens.css`) or near them, so that names written in
/// them read on the paper at 4.5:1 or more.
enum ChartPaper {
  static let width = 720.0
  static let height = 410.0
  static let left = 90.0
  static let right = 540.0
  static let top = 72.0
  static let bottom = 350.0

  static let paper = "#FFF7F1"
  static let line = "#E9DCE0"
  static let ink = "#2A1F47"
  static let softInk = "#5E5278"
  static let face = "system-ui, sans-serif"

  /// A color and a way of dashing for each curve: never its color alone says which it is.
  static let pens: [(color: String, dashes: String)] = [
    ("#265A9E", ""), ("#B4521A", "7 3"), ("#0A7166", "2 3"), ("#8247D6", "9 3 2 3"),
    ("#7A5200", "4 2"), ("#B3365F", "12 4"), ("#5A5170", "1 2"),
  ]
}
