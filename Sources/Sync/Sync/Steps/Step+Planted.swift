#if PLANTED_BUGS
extension Step {
  func has(_ bug: PlantedBug) -> Bool { book.bugs.contains(bug) }
}
#else
extension Step {
  @inline(__always) func has(_ bug: PlantedBug) -> Bool { false }
}
#endif

extension Step {
  /// Whether a planted bug lets this run count while only signatures are open.
  var storesWhatIsAssumed: Bool {
    has(.assumedIsStored)
      && inquiry.open.allSatisfy { question in
        switch question {
        case .isSigned, .isMarked: true
        default: false
        }
      }
  }
}
