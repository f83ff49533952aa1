#if PLANTED_BUGS
extension SyncStep {
  func has(_ bug: PlantedBug) -> Bool { book.bugs.contains(bug) }
}
#else
extension SyncStep {
  @inline(__always) func has(_ bug: PlantedBug) -> Bool { false }
}
#endif

extension SyncStep {
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
