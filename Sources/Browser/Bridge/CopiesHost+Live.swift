#if hasFeature(Embedded)
import AppCore
import Basics
import Domain
import Time

extension CopiesHost {
  static func live() -> CopiesHost {
    CopiesHost(
      offset: { UTCOffset(minutes: Int(browserUTCOffset(Double($0.milliseconds)))) },
      save: { name, passphrase, rounds in
        let name = Array(name.utf8)
        let isSealed = passphrase.exists
        (name + Array((passphrase ?? "").utf8)).withUnsafeBufferPointer {
          browserSaveCopy(
            $0.baseAddress,
            Int32(name.count),
            Int32($0.count),
            isSealed ? Double(rounds) : 0
          )
        }
      },
      remember: { browserRememberCopy(Double($0.milliseconds)) },
      pick: { browserPickCopy() },
      unseal: { passphrase, rounds, salt, iv, head, sealed in
        let passphrase = Array(passphrase.utf8)
        (salt + iv + head + passphrase + sealed).withUnsafeBufferPointer {
          browserUnsealCopy(
            $0.baseAddress,
            Int32(head.count),
            Int32(passphrase.count),
            Int32($0.count),
            Double(rounds)
          )
        }
      },
      plan: { browserPlanCopy() },
      store: { browserStoreCopy(Double($0)) },
      readKeeping: { browserReadKeeping() },
      erase: { browserEraseEverything() }
    )
  }
}
#endif
