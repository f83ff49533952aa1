import AppCore
import Basics
import Controls
import Devices
import Game
import Markup
import Strings
import Transfer

// *My data*: put together here, because copies, codes and the home screen are of features that cannot name each other.
extension AppState {
  func myData(_ page: MyDataPage, _ scene: Scene) -> View {
    let (texts, devices) = (scene.texts, devices)
    let back = texts.myData.title
    switch page {
    case .list:
      if let code = ownCodePage(devices, scene) {
        return settingPage(texts.devices.myCode, back: back, code, scene)
      }
      return settingPage(back, lists(devices, scene), scene)
    case .saving:
      let section = savedCopySection(copies, scene)
      return settingPage(texts.myData.saveCopy, back: back, section, scene)
    case .bringingIn:
      let section = broughtCopySection(copies, scene)
      return settingPage(texts.myData.bringIn, back: back, section, scene)
    case .installing, .offered:
      let isOffered = page == .offered
      return settingPage(
        installing.title(texts.installing),
        back: isOffered ? texts.summary.backHome : back,
        installing.page(carriedCopy, isOffered: isOffered, scene),
        scene
      )
    }
  }

  private func lists(_ devices: DevicesState, _ scene: Scene) -> View {
    let (texts, words) = (scene.texts, scene.texts.myData)
    let codes = ownCodeRows(devices, scene)
    return div {
      h2(.class("section-title")) { words.keep }
      myDataAmount(elsewhere: texts.elsewhere(devices, scene.core), scene)
      ul(.class("rows")) {
        settingRow(words.saveCopy, copies.lastCopy(scene), .sidePage(.chosen(.savedCopy)))
        settingRow(words.bringIn, words.bringInAbout, .sidePage(.chosen(.broughtCopy)))
        installing.row(texts)
      }
      if !codes.isEmpty {
        h2(.class("section-title")) { words.codeTitle }
        ul(.class("rows")) { codes }
      }
      div(.class("my-data")) { waitingPlay(copies, scene.core, words) }
    }
  }

  private var carriedCopy: CarriedCopy {
    let saved = copies.saved
    var name: String?
    if case .made = saved { name = copies.fileName }
    return CarriedCopy(
      save: .copies(.saving(.askedFor)),
      isMaking: saved.isMaking,
      name: name,
      hasFailed: saved == .notMade
    )
  }
}
