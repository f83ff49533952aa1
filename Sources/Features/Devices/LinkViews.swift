import AppCore
import Basics
import Controls
import Markup
import Strings
import SyncWire

/// Beside the code: a link that says the same.
@MarkupBuilder<Action>
func linkFold(_ devices: DevicesState, _ texts: DeviceTexts) -> View {
  if devices.link.exists {
    details(.class("fold way"), .key("link")) {
      summary {
        pictogram("down")
        texts.byLink
      }
      div(.class("form")) {
        if let drawing = devices.drawing {
          qrCode(drawing, texts.qrName)
          p(.class("help")) { texts.qrAbout }
        }
        p(.class("help")) { texts.linkAbout }
        div(.class("pair even")) {
          outlinedAction(texts.copyLink, .devices(.linkHandedOn(.copy)))
          outlinedAction(texts.shareLink, .devices(.linkHandedOn(.share)))
        }
        p(.class("help"), .role("status"), .key("handing")) { texts.said(of: devices.handing) }
        p(.class("help")) { texts.homeScreen }
      }
    }
  }
}

extension DeviceTexts {
  fileprivate func title(of told: ToldLink) -> String {
    switch told {
    case .isIn: linkIsIn
    case .wasIn: linkWasIn
    case .hasOwn: linkHasOwn
    }
  }

  fileprivate func about(_ told: ToldLink) -> String {
    switch told {
    case .isIn: linkIsInAbout
    case .wasIn: linkWasInAbout
    case .hasOwn: linkHasOwnAbout
    }
  }

  fileprivate func said(of handing: LinkHanding) -> String {
    switch handing {
    case .none: ""
    case .copied: linkCopied
    case .notPossible: linkNotHanded
    }
  }
}

/// A link was opened on a device that it brings nowhere.
package func linkPage(_ told: ToldLink, _ scene: Scene) -> View {
  let words = scene.texts.devices
  return page("family gate", scene) {
    main(.key("link")) {
      header(.class("top")) { roundAction("back", scene.texts.later.back, .back) }
      div(.class("form card")) {
        h1(.focusesOnAppear) { words.title(of: told) }
        p(.class("lead")) { words.about(told) }
        if told == .hasOwn {
          ol(.class("numbered")) {
            for step in words.linkHasOwnSteps { li { b { step } } }
          }
        }
        mainAction(words.goOn, .devices(.linkRead))
      }
    }
  }
}
