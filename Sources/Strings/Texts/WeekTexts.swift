/// School hours, activities and breaks.
package struct WeekTexts: Sendable {
  package let title: String
  package let lead: String
}
