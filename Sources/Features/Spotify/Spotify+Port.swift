import AppCore
import Basics
import Domain
import SyncEngine
import SyncWire
import Time

// What connected music asks of the browser.

extension Request {
  /// Answered with a ``FoundMusic``; nothing in a build without this.
  static func readMusic(of player: PlayerID?) -> Request {
    Request(.readMusic, of: .spotify, bytes { $0.write(player) })
  }

  /// Leave for Spotify's page, where the player agrees or not.
  static func signInToMusic(_ player: PlayerID, _ client: ClientID) -> Request {
    Request(
      .signInToMusic,
      of: .spotify,
      bytes {
        $0.write(player)
        $0.write(client.text)
      }
    )
  }

  /// What the address means by which somebody came here.
  static let takeMusicCallback = Request(.takeMusicCallback, of: .spotify)

  static func takePastedMusic(_ text: String) -> Request {
    Request(.takePastedMusic, of: .spotify, bytes { $0.write(text) })
  }

  static func disconnectMusic(_ player: PlayerID) -> Request {
    Request(.disconnectMusic, of: .spotify, bytes { $0.write(player) })
  }

  /// Answered with a ``PlaylistPage``.
  ///
  /// - Parameter number: of the picker that asks.
  static func readPlaylists(of player: PlayerID, from offset: Int64, number: Int) -> Request {
    Request(
      .readPlaylists,
      of: .spotify,
      number: number,
      bytes {
        $0.write(player)
        $0.write(offset)
      }
    )
  }

  /// Answered with an ``ItemPage``.
  static func readItems(
    of playlist: String,
    by player: PlayerID,
    from offset: Int64,
    number: Int
  ) -> Request {
    Request(
      .readPlaylistItems,
      of: .spotify,
      number: number,
      bytes {
        $0.write(player)
        $0.write(playlist)
        $0.write(offset)
      }
    )
  }

  /// Answered with a ``PlayingAnswer``; the record is kept before anything is asked.
  static func readPlaying(of player: PlayerID, _ record: PollRecord, number: Int) -> Request {
    Request(
      .readPlaying,
      of: .spotify,
      number: number,
      bytes {
        $0.write(player)
        $0.append(record.bytes[...])
      }
    )
  }

  static func keepPolls(_ record: PollRecord) -> Request { Request(.keepPolls, record.bytes) }

  /// The game's own sounds rest while music is known to play.
  static func noteMusic(isPlaying: Bool) -> Request {
    Request(.noteMusic, [isPlaying ? 1 : 0])
  }

  /// - Parameter number: tells the two apart.
  static func copyAddress(_ address: String) -> Request {
    Request(.copyText, of: .spotify, number: 0, Array(address.utf8))
  }

  static func copyCarried(_ text: String) -> Request {
    Request(.copyText, of: .spotify, number: 1, Array(text.utf8))
  }

  private static func bytes(_ write: (inout ByteWriter) -> Void) -> [UInt8] {
    var writer = ByteWriter()
    write(&writer)
    return writer.bytes
  }
}

extension ByteWriter {
  /// As the browser knows players; nobody is an empty text.
  fileprivate mutating func write(_ player: PlayerID?) { write(player?.raw.hexText ?? "") }
}

extension SpotifyAction {
  /// What an answer to one of these means.
  package init?(_ answer: Answer) {
    let bytes = answer.bytes
    switch answer.kind {
    case .readMusic: self = .found(bytes.flatMap { FoundMusic($0) })
    case .signInToMusic: self = .signIn(.left(answer.isGiven))
    case .takeMusicCallback: self = .signIn(.cameBack(SignInAction.Came(bytes)))
    case .takePastedMusic: self = .signIn(.pasteTaken(SignInAction.Came(bytes)))
    case .disconnectMusic: self = .gone(answer.isGiven)
    case .readPlaylists: self = .picker(.playlistsRead(answer.number, PlaylistPage(bytes)))
    case .readPlaylistItems: self = .picker(.itemsRead(answer.number, ItemPage(bytes)))
    case .readPlaying: self = .listening(.heard(answer.number, PlayingAnswer(bytes)))
    case .copyText:
      self =
        answer.number == 0
        ? .form(.addressCopied(answer.isGiven)) : .signIn(.copied(answer.isGiven))
    default: return nil
    }
  }

  /// What a wait means that is over.
  package init(_ timer: TimerID) { self = .listening(.waited) }
}

/// What the browser knows of a player's connection.
package struct FoundMusic: Hashable, Sendable {
  let isConnected: Bool
  /// Somebody came by the way back of a sign-in, and nobody has taken it.
  package let hasCallback: Bool
  /// Where the app is as Spotify knows it.
  let redirect: String
  let record: PollRecord

  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])
    isConnected = reader.bool()
    hasCallback = reader.bool()
    redirect = reader.text()
    if reader.isBroken { return nil }
    let rest = bytes.dropFirst(2 + 8 + redirect.utf8.count)
    record = PollRecord(bytes: rest) ?? PollRecord()
  }
}

extension SignInAction.Came {
  fileprivate init(_ bytes: [UInt8]?) {
    var reader = ByteReader((bytes ?? [])[...])
    switch reader.byte() {
    case 1: self = .connected
    case 2: self = .toCarry(reader.text())
    default: self = .nothing
    }
  }
}
