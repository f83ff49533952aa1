import AppCore
import Controls
import Domain
import Markup
import Strings

/// A guess to the second, for whoever would rather type.
func typing(_ typed: Draft.Typed?, _ texts: Texts) -> View {
  div(.class("typing")) {
    if let typed {
      switchTyping(.typingEnded, isOpen: true, texts)
      fields(typed, texts)
    } else {
      switchTyping(.typingStarted, isOpen: false, texts)
    }
  }
}

private func switchTyping(_ action: DraftAction, isOpen: Bool, _ texts: Texts) -> View {
  button(
    .class("quiet"),
    .type("button"),
    .aria("expanded", isOpen),
    .on(.click, .draft(action))
  ) { texts.quest.typeIt }
}

private func fields(_ typed: Draft.Typed, _ texts: Texts) -> View {
  div(.class("fields"), .key("fields")) {
    field(
      typed.minutes,
      texts.units.minutes,
      .group([.aria("label", texts.quest.minutes), .focusesOnAppear])
    ) { .draft(.minutesTyped($0)) }
    field(typed.seconds, texts.units.seconds, .aria("label", texts.quest.seconds)) {
      .draft(.secondsTyped($0))
    }
    p(.class("help"), .id("scale-ends"), .role("status")) {
      typed.isWithinScale ? "" : texts.quest.scaleEnds
    }
  }
}

private func field(
  _ value: String,
  _ unit: String,
  _ name: Attribute<Action>,
  _ action: @escaping (String) -> Action
) -> View {
  label {
    input(
      .class("input"),
      .type("text"),
      .inputmode("decimal"),
      .autocomplete("off"),
      .maxlength(12),
      name,
      .aria("describedby", "scale-ends"),
      .value(value),
      .onValue(.input, action)
    )
    span(.aria("hidden", true)) { unit }
  }
}
