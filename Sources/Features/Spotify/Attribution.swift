import AppCore
import Controls
import Domain
import Markup
import Strings

/// Whose titles and covers these are, as Spotify's rules ask for it.
///
/// - Parameter about: what is said beside it.
func attribution(_ about: String, _ texts: Texts, more: View = .fragment([])) -> View {
  div(.class("attribution"), .key("attribution")) {
    logoPlace(texts)
    span {
      about
      more
    }
  }
}

/// The place of the full logo, wide enough for it; the name stands there as long as nobody may ship the logo itself.
func logoPlace(_ texts: Texts) -> View {
  span(.class("logo-place")) { texts.spotify.service }
}

/// The picture of a playlist or a song, whole and in its own colors; an empty place where there is none.
func cover(_ address: String, size: Double) -> View {
  if address.isEmpty || !isSafeAddress(address) {
    return span(.class("cover"), .aria("hidden", true)) { pictogram("music") }
  }
  return img(
    .class("cover"),
    .src(address),
    .alt(""),
    .width(size),
    .height(size),
    .attribute("referrerpolicy", "no-referrer"),
    .attribute("loading", "lazy")
  )
}

/// A way to something of Spotify's own, in another window.
func spotifyLink(_ address: String, _ words: String) -> View {
  a(.opensElsewhere(address)) { words }
}
