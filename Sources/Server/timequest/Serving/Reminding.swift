import Basics
import Dispatch
import FoundationEssentials
import Glibc
import NativeKeys
import Outbound
import ServerCore
import ServerReminders
import SyncWire

/// Sends reminders when they are due, on threads of its own, for as long as the process lives.
struct Reminding {
  /// Seconds from one look to the next: a ring comes in its minute.
  private static let pause: UInt32 = 5
  /// So many push services are waited for at once.
  private static let width = 8

  let desk: ReminderDesk

  /// - Parameters:
  ///   - isMember: whether a device still belongs to its family.
  ///   - key: what browsers subscribe with; with another one all have to subscribe anew.
  ///   - contact: where the owner is found: this server's own address.
  init(
    reminders: ReminderStore,
    isMember: @escaping @Sendable (FamilyID, DeviceID) -> Bool,
    key: PrivateKey,
    contact: String,
    outbound: OutboundClient = OutboundClient()
  ) {
    desk = ReminderDesk(
      store: reminders,
      voucher: ServerVoucher(key: key, contact: contact),
      zone: ZoneShelf().table,
      isMember: isMember,
      send: { Self.send($0, outbound) }
    )
  }

  static var now: Int64 { Int64(Date().timeIntervalSince1970) }

  func begin() {
    // Each on a thread of its own: they wait more than they compute, also where there is one processor.
    for number in 0..<Self.width {
      DispatchQueue(label: "reminders-\(number)").async { [desk] in
        var last = Int64.max
        while true {
          // At the start, and where the clock was put back: it may have been wrong until then.
          if number == 0, Self.now < last { desk.mend(now: Self.now) }
          last = Self.now
          if let due = desk.earliest, due <= Self.now { while desk.work(now: { Self.now }) {} }
          sleep(Self.pause)
        }
      }
    }
  }

  private static func send(_ request: PushRequest, _ outbound: OutboundClient) -> PushAnswer {
    var wish = OutboundRequest(request.endpoint)
    wish.headers = request.headers
    wish.body = request.body
    do throws(OutboundError) {
      let response = try outbound.send(wish)
      return PushAnswer(status: response.status, retryAfter: response.retryAfter)
    } catch {
      switch error {
      case .noAddress, .notPublic: return .gone
      case .tooLong, .tooSlow, .unreachable: return .busy(after: nil)
      }
    }
  }
}
