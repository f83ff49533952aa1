import AppCore
import Controls
import Domain
import Strings
import Time

extension Texts {
  func title(of question: DoneQuestion) -> String {
    switch question.reason {
    case .tookLong: asking.tookLong
    case .wasQuick: asking.wasQuick
    case .clockJumped: asking.clockJumped
    }
  }

  func words(about question: DoneQuestion, step: String) -> String {
    switch question.reason {
    case .tookLong: asking.tookLongMore(time(question.start), time(question.end))
    case .wasQuick: asking.wasQuickMore
    case .clockJumped: asking.clockJumpedMore(step)
    }
  }

  private func time(_ moment: LocalTime) -> String { time(moment.hour, moment.minute) }

  func lead(to question: DoneQuestion) -> String {
    question.reason == .clockJumped ? asking.tookAbout : asking.finishedAround
  }

  func confirmation(of question: DoneQuestion) -> String {
    switch question.reason {
    case .tookLong: asking.confirmLong
    case .wasQuick: asking.confirmQuick
    case .clockJumped: asking.confirmMeasured(words(for: question.actual))
    }
  }
}
