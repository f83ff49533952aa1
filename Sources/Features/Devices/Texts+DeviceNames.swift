import AppCore
import Basics
import Domain
import Strings
import SyncEngine
import SyncWire
import Time

// What devices are called where one of them is this, and when something of each came last.
extension Texts {
  /// Of a device by its name in the log.
  package func name(ofLogDevice device: UInt128, _ devices: DevicesState, _ core: Core) -> String {
    if device == core.device { return self.devices.thisDevice }
    return devices.device(inLog: device, core).map { name(of: $0, devices, core) }
      ?? self.devices.unknownDevice
  }

  /// In a list that this device is in.
  func title(of device: SyncDevice, _ devices: DevicesState, _ core: Core) -> String {
    let isNamed = core.givenName(of: device.id).exists
    if device.id == devices.status.device, !isNamed { return self.devices.thisDevice }
    return name(of: device, devices, core)
  }

  func subtitle(ofOwn device: SyncDevice, _ core: Core) -> String {
    core.givenName(of: device.id).exists ? devices.thisDevice : owner(of: device, core)
  }

  /// "Last news 5 days ago"; none of this device, and of one whose news this one cannot read.
  func lastNews(of device: SyncDevice, _ devices: DevicesState, _ core: Core) -> String? {
    guard device.id != devices.status.device, devices.canReadAll(of: device),
      let day = devices.lastNews(of: device, core)
    else { return nil }
    return switch core.days(since: day) {
    case 0: self.devices.newsToday
    case 1: self.devices.newsYesterday
    case let days: self.devices.newsDaysAgo(days)
    }
  }

  /// The same where its name stands above: "5 days ago".
  func whenNewsCame(of device: SyncDevice, _ devices: DevicesState, _ core: Core) -> String {
    let words = self.devices
    if !devices.canReadAll(of: device) { return words.closedNews }
    guard let day = devices.lastNews(of: device, core) else { return words.noNews }
    return switch core.days(since: day) {
    case 0: words.today
    case 1: words.yesterday
    case let days: words.daysAgo(days)
    }
  }
}

extension Core {
  /// A clock that is ahead says no more than today.
  fileprivate func days(since day: LocalDay) -> Int { max(0, localTime.day.number - day.number) }
}
