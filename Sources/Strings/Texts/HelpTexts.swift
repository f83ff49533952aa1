/// What a parent can say and better leaves unsaid, and what nobody claims.
package struct HelpTexts: Sendable {
  package let title: String
  package let lead: String
  package let good: AdviceTexts
  package let better: AdviceTexts
  package let hers: AdviceTexts
  package let honest: AdviceTexts
}

package struct AdviceTexts: Sendable {
  package let title: String
  package let lines: [String]
}
