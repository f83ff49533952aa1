import Core
import Markup
import Strings

/// Another tab writes; one tap brings the write lock over here.
func readerNotice(_ texts: Texts) -> View {
  section(.class("notice"), .role("status"), .key("reader-notice")) {
    p { texts.tabs.elsewhere }
    quietAction(texts.tabs.goOnHere, .tab(.writeLockAskedFor))
  }
}

/// The device is full in the middle of things, which go on.
func roomNotice(_ texts: Texts) -> View {
  section(.class("notice"), .role("alert"), .key("room-notice")) {
    p { texts.trouble.noRoomToSave }
  }
}
