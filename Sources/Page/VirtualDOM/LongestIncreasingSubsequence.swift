/// Which positions belong to a longest increasing subsequence; those with nil take no part.
///
/// Children whose old places rise from one to the next are in the right order among themselves: they
/// stay, the others move, and a longest such row makes the fewest moves. O(n log n): `tails[k]` is
/// where the best row of length k + 1 ends, the one that ends with the smallest value.
func longestIncreasingSubsequence(of values: [Int?]) -> [Bool] {
  var tails: [Int] = []
  var predecessors = [Int](repeating: none, count: values.count)
  for (position, value) in values.enumerated() {
    guard let value else { continue }
    let length = lengthOfLongestRow(in: tails, of: values, below: value)
    predecessors[position] = length > 0 ? tails[length - 1] : none
    if length == tails.count { tails.append(position) } else { tails[length] = position }
  }
  return membership(endingAt: tails.last, predecessors)
}

private let none = -1

/// How many of `tails` end below `value`, by binary search: they rise.
private func lengthOfLongestRow(in tails: [Int], of values: [Int?], below value: Int) -> Int {
  var low = 0
  var high = tails.count
  while low < high {
    let middle = (low + high) / 2
    if let tail = values[tails[middle]], tail < value { low = middle + 1 } else { high = middle }
  }
  return low
}

private func membership(endingAt last: Int?, _ predecessors: [Int]) -> [Bool] {
  var isMember = [Bool](repeating: false, count: predecessors.count)
  var position = last ?? none
  while position != none {
    isMember[position] = true
    position = predecessors[position]
  }
  return isMember
}
