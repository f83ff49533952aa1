/// How likely a value lies below a limit: Student's distribution function, by operations that are alike on every machine.
///
/// - Parameters:
///   - limit: in units of the scale, from the mean on.
///   - degrees: of freedom, an even number from 2 on, because then no other function is needed.
package func chanceBySpread(below limit: Double, degrees: Int) -> Double {
  let freedom = Double(degrees)
  let cosine = freedom / (freedom + limit * limit)
  var term = 1.0
  var sum = 1.0
  for place in 1..<max(degrees / 2, 1) {
    term *= cosine * Double(2 * place - 1) / Double(2 * place)
    sum += term
  }
  return 0.5 + 0.5 * (limit / (freedom + limit * limit).squareRoot()) * sum
}
