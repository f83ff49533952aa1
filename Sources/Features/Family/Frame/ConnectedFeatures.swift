import Devices
import Spotify

/// What is connected on this device beside calendars.
package struct ConnectedFeatures {
  let spotify: SpotifyState
  let devices: DevicesState

  package init(spotify: SpotifyState, devices: DevicesState) {
    self.spotify = spotify
    self.devices = devices
  }
}
