import Access
import AppCore
import Domain
import Family
import Game
import Setup
import Time
import Transfer

/// A way through the first start.
package enum FirstStart {
  package static let pin = "2580"

  /// What a parent does who wants the ready-made quest on every day and puts the family code off, and a player who
  /// leaves out the guess to try it.
  package static let shortest: [Action] =
    [
      .newChosen, .firstStart(.makerChosen(.parent)),
      .editor(.dayChosen(.saturday, true)), .editor(.dayChosen(.sunday, true)),
      .firstStart(.wentOn),
    ] + choosing.actions.map { .gate($0) } + [
      .firstStart(.handedOver(startsQuest: false)), .practice(.ended),
    ]

  /// The device that it is gone through on.
  package static var device: GateDevice { choosing.device }

  /// At the gate of a device without a PIN, with all that the browser answers.
  package static let choosing: (actions: [GateAction], device: GateDevice) = answered(
    [.typed(pin), .submitted, .codePutOff],
    by: GateDevice()
  )

  /// The same, with the family code on paper.
  package static let choosingWithCode: [GateAction] = {
    var device = GateDevice()
    var gate = Gate()
    let begun = answered([.typed(pin), .submitted, .codeNoted], by: device, gate: &gate)
    device = begun.device
    let group = Array((gate.familyCode ?? "").utf8)[(5 * gate.groupAsked)...].prefix(4)
    let ended = answered(
      [.typed(String(decoding: group, as: UTF8.self)), .submitted],
      by: device,
      gate: &gate
    )
    return begun.actions + ended.actions
  }()

  /// At the gate of a device on which the first start has been gone through.
  package static let entering: [GateAction] = answered([.typed(pin)], by: device).actions

  /// What another tab has put there: another PIN.
  package static let otherRecord: [UInt8] = {
    let salt = [UInt8](repeating: 99, count: 16)
    let key = GateDevice.key(of: "9630", salt: salt)
    let code = GateCode(verifier: key)
    return GateRecord(salt: salt, rounds: PIN.rounds, key: key, digits: 4, code: code).bytes
  }()

  private static func answered(
    _ actions: [GateAction],
    by device: GateDevice
  ) -> (actions: [GateAction], device: GateDevice) {
    var gate = Gate()
    return answered(actions, by: device, gate: &gate)
  }

  /// What happens at a gate when somebody does this, the answers of the browser among it.
  private static func answered(
    _ actions: [GateAction],
    by device: GateDevice,
    gate: inout Gate
  ) -> (actions: [GateAction], device: GateDevice) {
    var device = device
    var happened: [GateAction] = []
    let isNew = gate.phase == .reading
    var waiting = (isNew ? [.recordRead(device.stored)] : []) + actions
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      happened.append(next)
      let answers = gate.reduce(next, at: .anyMoment).compactMap { effect -> GateAction? in
        if case .ask(let request) = effect { device.answer(request) } else { nil }
      }
      waiting = answers + waiting
    }
    return (happened, device)
  }
}

extension Moment {
  fileprivate static let anyMoment = Moment(
    now: Instant(milliseconds: 1_793_260_800_000),
    monotonic: Seconds(100),
    offset: .utc
  )
}
