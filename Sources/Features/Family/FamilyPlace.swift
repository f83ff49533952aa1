import Editing

/// Where a parent is in the family area.
package enum FamilyPlace: Hashable, Sendable {
  case tab(FamilyTab)
  case page(FamilyPage, of: FamilyTab)
  indirect case editor(RoutineEditor)
}
