import AppCore
import Devices
import Game
import Planner
import Spotify
import Transfer

// The states of features of which nothing is needed before the later part is here. That part alone looks into them.
extension AppState {
  package internal(set) var copies: CopiesState {
    get { hiddenCopies?.value() ?? CopiesState() }
    set { hiddenCopies = .of(newValue) }
  }

  package internal(set) var planner: PlannerState {
    get { hiddenPlanner?.value() ?? PlannerState() }
    set { hiddenPlanner = .of(newValue) }
  }

  package internal(set) var spotify: SpotifyState {
    get { hiddenSpotify?.value() ?? SpotifyState() }
    set { hiddenSpotify = .of(newValue) }
  }

  package internal(set) var devices: DevicesState {
    get { hiddenDevices?.value() ?? DevicesState() }
    set { hiddenDevices = .of(newValue) }
  }

  package internal(set) var installing: Installing {
    get { hiddenInstalling?.value() ?? Installing() }
    set { hiddenInstalling = .of(newValue) }
  }
}
