extension Language {
  /// Rule 1 of the product page: game first, never a judge.
  package static let english = Language(
    texts: .english,
    page: .english,
    neverSaid: [
      "wrong", "fail", "failed", "bad", "late", "slow", "lost", "missed", "should", "must", "only",
    ],
    neverSaidOfGuesses: ["over", "under"]
  )
}
