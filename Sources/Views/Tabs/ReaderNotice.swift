import AppCore
import Markup
import Strings

/// Another tab writes; one tap brings the write lock over here.
func readerNotice(_ texts: Texts) -> View {
  section(.class("notice"), .role("status"), .key("reader-notice")) {
    p { texts.tabs.elsewhere }
    quietAction(texts.tabs.goOnHere, .tab(.writeLockAskedFor))
  }
}
