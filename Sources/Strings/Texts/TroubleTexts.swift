package struct SavingTexts: Sendable {
  package let saved: String
  package let saving: String
}

package struct TabTexts: Sendable {
  package let elsewhere: String
  package let goOnHere: String
}

/// For the moments in which the app itself is in trouble.
package struct TroubleTexts: Sendable {
  package let opening: String
  package let title: String
  package let everythingIsKept: String
  package let reload: String
  package let noStorageTitle: String
  package let noStorage: String
  package let oldBrowserTitle: String
  package let oldBrowser: String
  package let noScript: String
}

/// The ready-made quest of a first start.
package struct StarterTexts: Sendable {
  package let quest: String
  package let getDressed: String
  package let breakfast: String
  package let brushTeeth: String
}
