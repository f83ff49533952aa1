import Basics
import Domain
import SyncWire
import Time

/// That music was opened from a quest on this device.
package struct OpenedMusic: Hashable, Sendable {
  package let session: SessionID
  package let at: Instant

  package init(session: SessionID, at: Instant) {
    self.session = session
    self.at = at
  }
}

extension OpenedMusic: Described {
  package static var blank: OpenedMusic {
    OpenedMusic(session: SessionID(0), at: Instant(milliseconds: 0))
  }

  package func coded(by coder: inout Coder) -> OpenedMusic {
    OpenedMusic(session: coder.id("session", session), at: coder.instant("at", at))
  }
}
