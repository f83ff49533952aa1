/// Quests that a player makes herself: on home, what they begin from, and their editor.
package struct OwnQuestTexts: Sendable {
  package let title: String
  package let make: String
  /// How to change a quest is called to those who listen.
  package let change: @Sendable (_ quest: String) -> String
  package let unnamed: String
  package let unsaved: String
  package let hasChanges: String
  package let resting: String
  package let nowRests: String
  package let isBack: String
  package let seen: String
  package let removed: @Sendable (_ quest: String) -> String
  package let bringBack: String
  /// Before what a quest can begin from.
  package let startFrom: String
  package let templates: TemplatesTexts
  package let editor: OwnQuestEditorTexts
}

package struct TemplatesTexts: Sendable {
  package let homework: TemplateTexts
  package let friend: TemplateTexts
  package let activity: TemplateTexts
  /// One empty step, and no name yet.
  package let custom: String
  package let customMore: String
}

package struct TemplateTexts: Sendable {
  package let quest: String
  package let steps: [String]
}

package struct OwnQuestEditorTexts: Sendable {
  package let new: String
  package let saved: String
  package let back: String
  package let name: String
  package let picture: String
  package let days: String
  package let daysHelp: String
  package let lanterns: String
  package let lantern: @Sendable (_ number: Int) -> String
  /// How to move or remove it is called to those who listen.
  package let tools: @Sendable (_ lantern: String) -> String
  package let addLantern: String
  package let save: String
  package let remove: String
  /// Whatever another person can see is marked.
  package let visible: String
  package let leaving: String
  package let letGo: String
  package let goOn: String
  package let nameMissing: String
  package let lanternMissing: String
}
