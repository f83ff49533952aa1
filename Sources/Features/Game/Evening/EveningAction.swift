package enum EveningAction: Hashable, Sendable {
  /// The thing of a level says its sentence.
  case tapped(Int)
  /// The flame says how long it burns, the level how far it is to the next one.
  case flameTapped
  case levelTapped
  /// It has been read.
  case saidEnded
  /// The lanterns are of the paper that came with a level; 0 is the first one.
  case paperChosen(Int)
  case patternChosen(Int)

  var writes: Bool {
    switch self {
    case .paperChosen, .patternChosen: true
    case .tapped, .flameTapped, .levelTapped, .saidEnded: false
    }
  }
}
