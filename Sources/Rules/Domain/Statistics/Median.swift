/// The middle of some values; of an even number the mean of the middle two.
///
/// - Parameter values: at least one, in any order.
package func median(_ values: [Double]) -> Double {
  var values = values
  let middle = values.count / 2
  let upper = select(middle, of: &values)
  if values.count % 2 == 1 { return upper }
  // Whatever stands before the selected one is no larger.
  var lower = values[0]
  for index in 1..<max(middle, 1) where values[index] > lower { lower = values[index] }
  return (lower + upper) / 2
}

/// The value that would stand at a place if they were sorted: Hoare's FIND (1961), linear on average.
private func select(_ place: Int, of values: inout [Double]) -> Double {
  var low = 0
  var high = values.count - 1
  while low < high {
    let pivot = values[(low + high) / 2]
    var left = low
    var right = high
    while left <= right {
      while values[left] < pivot { left += 1 }
      while pivot < values[right] { right -= 1 }
      if left <= right {
        values.swapAt(left, right)
        left += 1
        right -= 1
      }
    }
    if place <= right {
      high = right
    } else if place >= left {
      low = left
    } else {
      break
    }
  }
  return values[place]
}
