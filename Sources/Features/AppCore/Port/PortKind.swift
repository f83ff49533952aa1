/// What the app can ask of the browser.
///
/// The numbers cross to JavaScript: `port.js` and `later/kinds.js` in `Public/runtime` have the same table, and a test
/// compares them. What the bytes of each mean stands beside the feature that asks, and at the row in JavaScript.
package enum PortKind: UInt8, CaseIterable, Hashable, Sendable {
  // The log.
  case append = 1
  case readLog
  case putRecords
  case saveSnapshot
  case erase

  // The family's PIN.
  case readGate
  case swapGate
  case makeGate
  case derivePIN
  case deriveFamilyCode

  // Copies as files.
  case pickFile
  case readFile
  case handOver
  case randomBytes
  case seal
  case unseal
  case readKeeping
  case rememberCopy

  // The page.
  case wait
  case stopWaiting
  case setInside
  case keepStorage
  case takeWriteLock
  case reload

  // What is kept beside the log.
  case rememberUse
  case keepLook

  // The part of the app that is loaded after the first paint.
  case loadLaterPart

  // What the player or the parent takes along on paper.
  case copyText
  case shareText
  case printPage

  // The paper of a player's lanterns.
  case keepPaper

  // Calendars that are connected here.
  case readCalendars
  case keepCalendars
  case pickCalendar
  case readCalendar
  case fetchCalendar

  // Connected music.
  case readMusic
  case signInToMusic
  case takeMusicCallback
  case takePastedMusic
  case disconnectMusic
  case readPlaylists
  case readPlaylistItems
  case readPlaying
  case keepPolls
  case noteMusic

  // The family's devices.
  case readSync
  case wishSync
  case readCode

  // Notifications of this device.
  case readRinging
  case setRinging

  // How devices of the family come together without typing.
  case takeJoinLink
  case readAddress
  case drawCode
  case scanCode

  // What copies hold that only a player's own code opens.
  case readClosed
  case keepClosed
  case sealPlay
  case openPlay

  // What a server's owner has handed out.
  case keepInvitation

  // The family's code before there is a family.
  case makePaper

  // The app's icon, held long.
  case takeShortcut

  // How the app comes to the home screen.
  case readDevice
  case askToInstall
  case keepPutOff
}
