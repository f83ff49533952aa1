import Basics

/// The service that connected music asks, in a build that has it.
package struct MusicService: Sendable, Equatable {
  /// Where somebody signs in, and what is asked: without a slash at their end.
  package let accounts: String
  package let api: String
  private let placesOfPictures: [String]?

  package static let spotify = MusicService(
    accounts: "https://accounts.spotify.com",
    api: "https://api.spotify.com",
    pictures: ["https://*.scdn.co", "https://*.spotifycdn.com"]
  )

  /// Each once.
  package var hosts: [String] { accounts == api ? [api] : [accounts, api] }

  /// Where they lie, as a policy names such places: where the hosts are, unless it is known better.
  package var pictures: [String] { placesOfPictures ?? hosts }

  private init(accounts: String, api: String, pictures: [String]?) {
    self.accounts = accounts
    self.api = api
    placesOfPictures = pictures
  }

  /// - Parameter words: `spotify`, or the hosts of another one, such as
  ///   `http://127.0.0.1:8099 http://127.0.0.1:8099`. Nil for anything else.
  package init?(_ words: String) {
    if words == "spotify" {
      self = .spotify
      return
    }
    let hosts = words.split(separator: " ").map(String.init)
    guard hosts.count == 2, hosts.allSatisfy(Self.isHost) else { return nil }
    self.init(accounts: hosts[0], api: hosts[1], pictures: nil)
  }

  /// NB: it becomes a word of a policy, so it must have nothing in it that ends one.
  private static func isHost(_ text: String) -> Bool {
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return false }
    let name = text.utf8.dropFirst(scheme.utf8.count)
    return !name.isEmpty
      && name.allSatisfy { $0.isLetter || $0.isDigit || ".-:[]".utf8.contains($0) }
  }
}
