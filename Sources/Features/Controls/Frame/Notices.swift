import AppCore
import Markup
import Strings

/// Another tab writes; one tap brings the write lock over here.
func readerNotice(_ texts: Texts) -> View {
  section(.class("notice"), .role("status"), .key("reader-notice")) {
    p { texts.tabs.elsewhere }
    quietAction(texts.tabs.goOnHere, .writeLockAskedFor)
  }
}

/// What was done is not stored for now, which goes on all the same.
func savingNotice(_ trouble: Saving.Trouble, _ texts: Texts) -> View {
  section(.class("notice"), .role("alert"), .key("saving-notice")) {
    p {
      switch trouble {
      case .noRoom: texts.trouble.noRoomToSave
      case .stuck: texts.trouble.notStored
      }
    }
  }
}
