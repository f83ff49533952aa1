package struct SavingTexts: Sendable {
  package let saved: String
  package let saving: String
}

package struct TabTexts: Sendable {
  package let elsewhere: String
  package let goOnHere: String
}

/// For the moments in which the app itself is in trouble and can still speak.
package struct TroubleTexts: Sendable {
  package let opening: String
  package let noStorageTitle: String
  package let noStorage: String
  package let noRoomTitle: String
  package let noRoom: String
  package let noRoomToSave: String
}

/// The ready-made quest of a first start.
package struct StarterTexts: Sendable {
  package let quest: String
  package let getDressed: String
  package let breakfast: String
  package let brushTeeth: String
}
