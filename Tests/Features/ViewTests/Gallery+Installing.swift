import AppCore
import Domain
import Game
import SyncEngine
import Time
import Transfer

extension Gallery {
  /// The way to the home screen, on each kind of device.
  static func installing() -> [(String, String)] {
    var shown: [(String, String)] = []
    for (name, kind) in [("desktop", 0), ("iPhone", 1), ("Android", 2)] as [(String, UInt8)] {
      for asks in [0, 1] as [UInt8] {
        var gallery = Gallery()
        for _ in 1...2 {
          gallery.playOneGuess()
          gallery.pass(.hours(24))
        }
        gallery.send(.answered(Answer(.readDevice, for: .installing, [kind, 0, asks, 1])))
        let device = asks == 1 ? "\(name) that asks" : name
        shown.append(("home, \(device)", gallery.html))
        gallery.send(.sidePage(.chosen(.homeScreenOffer)))
        shown.append(("installing, \(device)", gallery.html))
        gallery.send(.sidePage(.chosen(.settings)))
        shown.append(("settings, \(device)", gallery.html))
      }
    }
    return shown + carriedCopy()
  }

  private mutating func playOneGuess() {
    send(.home(.oneGuessChosen))
    doStep(guess: Seconds(60), took: Seconds(66))
    closeReveal()
    send(.finaleEnded)
    send(.back)
  }

  /// The copy that goes along to an iPhone's home screen, up to each of its ends.
  private static func carriedCopy() -> [(String, String)] {
    [SavedCopyAction.handedOver, .notMade].flatMap { end in
      var gallery = Gallery()
      gallery.send(.answered(Answer(.readDevice, for: .installing, [1, 0, 0, 0])))
      return gallery.take(
        "installing, \(end)",
        [
          .sidePage(.chosen(.homeScreen)), .copies(.saving(.askedFor)),
          .copies(.saving(.closedRead(ClosedHere()))), .copies(.saving(.logRead([]))),
          .copies(.saving(end)),
        ]
      )
    }
  }
}
