extension [JSONMember] {
  /// Index of the first member whose name an earlier one has.
  var firstDuplicateName: Int? {
    count <= 16 ? firstDuplicateNameByPairs : firstDuplicateNameBySorting
  }

  /// Quadratic, and the fastest for the handful of members that an ordinary record has.
  private var firstDuplicateNameByPairs: Int? {
    indices.first { later in
      self[..<later].contains { $0.name.hasSameScalars(as: self[later].name) }
    }
  }

  /// Sorting, not hashing: whoever picks the names cannot make it slow, and a Dictionary of
  /// strings alone would add 60 KB to the browser's module.
  private var firstDuplicateNameBySorting: Int? {
    let order = indices.sorted { self[$0].name.utf8.lexicographicallyPrecedes(self[$1].name.utf8) }
    return zip(order, order.dropFirst())
      .filter { self[$0].name.hasSameScalars(as: self[$1].name) }
      .map { Swift.max($0, $1) }
      .min()
  }
}
