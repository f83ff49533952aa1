import AppCore
import Devices
import Game
import Planner
import Spotify
import Transfer

/// The states of features of which nothing is needed before the later part is here.
///
/// That part alone looks into them. Each has a box of its own, so that a change of one copies none of the others.
struct LaterStates: Sendable {
  var copies: HiddenState?
  var planner: HiddenState?
  var spotify: HiddenState?
  var devices: HiddenState?
  var installing: HiddenState?
}

extension AppState {
  var later: LaterStates {
    get { hidden?.value() ?? LaterStates() }
    set { hidden = .of(newValue) }
  }

  package internal(set) var copies: CopiesState {
    get { later.copies?.value() ?? CopiesState() }
    set { later.copies = .of(newValue) }
  }

  package internal(set) var planner: PlannerState {
    get { later.planner?.value() ?? PlannerState() }
    set { later.planner = .of(newValue) }
  }

  package internal(set) var spotify: SpotifyState {
    get { later.spotify?.value() ?? SpotifyState() }
    set { later.spotify = .of(newValue) }
  }

  package internal(set) var devices: DevicesState {
    get { later.devices?.value() ?? DevicesState() }
    set { later.devices = .of(newValue) }
  }

  package internal(set) var installing: Installing {
    get { later.installing?.value() ?? Installing() }
    set { later.installing = .of(newValue) }
  }
}
