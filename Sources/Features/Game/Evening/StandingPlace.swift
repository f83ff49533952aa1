import Domain

/// Where a thing stands, the same for every width of window.
///
/// How far along, in hundredths of the width; on which height, in pixels from the top of its layer; and how large
/// it is drawn.
struct StandingPlace {
  let x: Double
  let y: Double
  let size: Double

  init(_ x: Double, _ y: Double, _ size: Double) {
    self.x = x
    self.y = y
    self.size = size
  }
}

extension Thing {
  /// None for what hangs on the cord of the quest, or stands nowhere.
  ///
  /// Those on the ridge stand on the course of `EveningDrawing.hill`.
  var standingPlace: StandingPlace? {
    switch level {
    case 1: StandingPlace(13.5, 32.5, 27)
    case 2: StandingPlace(20.5, 35, 28)
    case 5: StandingPlace(60.5, 46.4, 30)
    case 6: StandingPlace(3.6, 37.3, 29)
    case 10: StandingPlace(52, 43, 25)
    case 11: StandingPlace(28.5, 31.9, 28)
    case 16: StandingPlace(66, 39.9, 33)
    case 21: StandingPlace(44.2, 49, 22)
    case 24: StandingPlace(72.8, 33.5, 25)
    case 27: StandingPlace(85.8, 35.2, 21)
    case 31: StandingPlace(91.6, 30.2, 23)
    case 34: StandingPlace(96.8, 32.5, 29)
    case 37: StandingPlace(37.3, 40.2, 25)
    case 45: StandingPlace(79.3, 34.5, 27)
    case 50: StandingPlace(57.5, 46, 17)
    case 52: StandingPlace(8.8, 32.4, 30)
    case 55: StandingPlace(85.8, 35.2, 24)
    case 57: StandingPlace(48.3, 47, 16)
    default: standingPlaceNear
    }
  }

  private var standingPlaceNear: StandingPlace? {
    switch level {
    case 3, 56: StandingPlace(11, 25, 26)
    case 8: StandingPlace(60, 27, 26)
    case 17, 32, 36, 44, 48, 53: StandingPlace(36, 24, 22)
    case 22: StandingPlace(23.5, 27, 25)
    case 25: StandingPlace(93, 25, 25)
    case 40: StandingPlace(72, 26, 25)
    case 46: StandingPlace(82, 23, 25)
    case 49, 59: StandingPlace(47.5, 24, 24)
    case 4: StandingPlace(90, 32, 15)
    case 19: StandingPlace(87, 82, 46)
    case 23: StandingPlace(79, 38, 22)
    case 29, 39, 54: StandingPlace(75, 60, 26)
    case 35: StandingPlace(93, 62, 26)
    case 43: StandingPlace(68, 40, 17)
    case 60: StandingPlace(80, 90, 34)
    default: nil
    }
  }

  /// Whether it hangs below the cord; else it sits on it.
  var hangs: Bool { turn == .hanging || level == 51 }
}
