import AppCore
import Basics
import Domain
import SyncEngine
import SyncWire

// Links: on their way to another device, and what comes of one that led here.
extension DevicesState {
  /// - Parameter bytes: whether there is a camera, whether this device was invited, and the link that led here.
  mutating func take(linkOfStart bytes: [UInt8]?, _ core: Core) {
    var reader = ByteReader((bytes ?? [0, 0])[...])
    canScan = reader.bool()
    isInvited = reader.bool()
    take(link: Array((bytes ?? []).dropFirst(2)), core)
  }

  /// - Parameter text: this app's own.
  mutating func take(address text: [UInt8]?) -> [Effect] {
    address = text.map { String(decoding: $0, as: UTF8.self) }
    return drawLink()
  }

  /// How this device stands is known by now.
  mutating func askAboutLinks() -> [Effect] {
    var effects: [Effect] = []
    if !isLinkAsked { effects.append(.ask(.takeJoinLink)) }
    isLinkAsked = true
    guard case .showing = status.pairing else {
      (handing, drawing) = (.none, nil)
      return effects
    }
    if !address.exists { return effects + [.ask(.readAddress)] }
    return effects + drawLink()
  }

  private func drawLink() -> [Effect] {
    if drawing.exists { return [] }
    return link.map { [.ask(.draw($0))] } ?? []
  }

  /// The link to this device's family, while it shows a code.
  var link: String? {
    guard case .showing(let code, _) = status.pairing, let code = PairingCode(code), let address
    else { return nil }
    return JoinLink.text(code, at: address)
  }

  /// A link that is none, or comes while devices are coming together, changes nothing.
  private mutating func take(link text: [UInt8], _ core: Core) {
    guard status.pairing == .none,
      let code = JoinLink.code(in: String(decoding: text, as: UTF8.self))
    else { return }
    switch status.standing {
    case .member, .stopped: arrival = .told(.isIn)
    case .removed: arrival = .told(.wasIn)
    case .alone, .erased, .emptied:
      let had: LinkArrival = .told(isAlone ? .hasOwn : .wasIn)
      arrival = core.ledger.allPlayers.isEmpty ? .code(code) : had
    }
  }

  /// A code waits for the page on which codes are typed.
  package var hasLink: Bool { if case .code = arrival { true } else { false } }

  /// Nobody is asked before somebody has seen it: a link may be opened by a hand that slipped.
  package mutating func takeUpLink() {
    guard case .code(let code) = arrival else { return }
    typed = code.text
    isSlip = false
    arrival = .filled
  }

  package var toldOfLink: ToldLink? { if case .told(let told) = arrival { told } else { nil } }
}
