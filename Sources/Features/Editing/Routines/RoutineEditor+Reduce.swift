import AppCore
import Basics
import Domain
import SyncEngine
import Time

extension RoutineEditor {
  package mutating func reduce(_ action: EditorAction, _ core: inout Core) -> [Effect] {
    switch action {
    case .named(let name, let picture): return rename(name, picture, &core)
    case .displayNamed(let name): return set(.displayName(name), &core)
    case .displayNameAskedFor:
      isDisplayNameOpen.toggle()
      return []
    case .picturesAskedFor:
      isPictureOpen.toggle()
      return []
    case .iconChosen(let icon):
      chosenPictures.append(.routine)
      return set(.icon(icon), &core)
    case .dayChosen(let day, let isOn): return choose(day, isOn, &core)
    case .modeChosen(let mode): return set(.scheduleMode(mode), &core)
    case .keywordsTyped(let text): return set(.calendarKeywords(Keywords.list(text)), &core)
    case .musicLinkTyped(let link): return set(.musicLink(link), &core)
    case .musicNamed(let name): return change(&core) { $0.name = name }
    case .musicMinutesTyped(let text):
      return change(&core) {
        $0.minutes = min(Seconds.wholeMinutes(typed: text) ?? 0, MusicAbout.mostMinutes)
      }
    case .musicSongsTyped(let text):
      return change(&core) { $0.songs = min(text.trimmed.shortNumber ?? 0, MusicAbout.mostSongs) }
    case .playerChosen(let player, let isOn): return choose(player, isOn, &core)
    case .step(let step, let action): return reduce(step, action, &core)
    case .stepAdded: return addStep(&core)
    case .saved: return save(&core)
    case .switched(let isActive): return set(.isActive(isActive), &core)
    case .duplicated(let name): return duplicate(as: name, &core)
    case .removed: return remove(&core)
    case .left: return leave(&core)
    case .thrownAway: return throwDraftAway(&core)
    case .stayed:
      stay()
      return []
    }
  }

  /// Opens it for a routine, old or new; whatever was told of another one has been read.
  package static func opened(
    _ id: RoutineID,
    for editor: Routine.Maker,
    _ core: inout Core
  ) -> RoutineEditor {
    core.removedRoutine = nil
    return RoutineEditor(id, for: editor)
  }

  /// The same for one that begins with this draft: as long as it is left as it is, it was looked at and no more.
  package static func begun(
    with draft: RoutineDraft,
    for editor: Routine.Maker,
    _ core: inout Core
  ) -> RoutineEditor {
    var begun = opened(draft.routine, for: editor, &core)
    begun.isUntouched = true
    return begun
  }

  /// The question on the screen goes, if there is one; the changes stay.
  package mutating func stay() { isLeaving = false }

  /// *Back*: a question on the screen is what goes first.
  package mutating func goBack(_ core: inout Core) -> [Effect] {
    if !isLeaving { return leave(&core) }
    stay()
    return []
  }

  /// The name in the game goes along as long as it is the same one.
  private mutating func rename(
    _ name: String,
    _ picture: Icon?,
    _ core: inout Core
  ) -> [Effect] {
    let isOneName = editor == .player || routine(core)?.hasOneName ?? true
    return edit(&core) { draft, ledger in
      draft.set(.name(name), over: ledger)
      if isOneName { draft.set(.displayName(name), over: ledger) }
      if let picture { draft.set(.icon(picture), over: ledger) }
    }
  }

  private mutating func set(_ field: RoutineField, _ core: inout Core) -> [Effect] {
    edit(&core) { draft, ledger in draft.set(field, over: ledger) }
  }

  private mutating func choose(_ day: Weekday, _ isOn: Bool, _ core: inout Core) -> [Effect] {
    var days = routine(core)?.activeDays ?? []
    if isOn { days.insert(Weekdays(day)) } else { days.remove(Weekdays(day)) }
    return set(.activeDays(days), &core)
  }

  private mutating func choose(_ player: PlayerID, _ isOn: Bool, _ core: inout Core) -> [Effect] {
    let others = (routine(core)?.players ?? []).filter { $0 != player }
    return set(.players(isOn ? others + [player] : others), &core)
  }

  /// The same once more, as changes that are not saved yet.
  private mutating func duplicate(as name: String, _ core: inout Core) -> [Effect] {
    guard let original = routine(core) else { return [] }
    var draft = RoutineDraft(RoutineID(core.dice.id()))
    for field in original.fields + [.name(name)] { draft.set(field, over: core.ledger) }
    if original.hasOneName { draft.set(.displayName(name), over: core.ledger) }
    var position = Position.middle
    for step in original.steps {
      let copy = StepID(core.dice.id())
      for field in step.fields + [.position(position)] {
        draft.set(field, of: copy, over: core.ledger)
      }
      position = .after(position)
    }
    self = .opened(draft.routine, for: editor, &core)
    self.original = original.name
    chosenPictures = [.routine]
    return core.put(draft)
  }

  private mutating func remove(_ core: inout Core) -> [Effect] {
    let effects = throwDraftAway(&core)
    guard core.ledger.hasRoutine(id) else { return effects }
    core.removedRoutine = id
    return effects + core.record([.routineRemoved(id)])
  }

  /// What nobody has touched, or has given no name, is nothing to ask about.
  private mutating func leave(_ core: inout Core) -> [Effect] {
    guard hasChanges(core), core.role.canWrite else {
      isClosed = true
      return []
    }
    if let routine = routine(core), !core.ledger.hasRoutine(id), isUntouched || routine.isBlank {
      return throwDraftAway(&core)
    }
    isLeaving = true
    return []
  }

  private mutating func throwDraftAway(_ core: inout Core) -> [Effect] {
    isClosed = true
    return core.hasDraft(of: id) ? core.put(RoutineDraft(id)) : []
  }
}

extension Routine {
  /// Whether the game calls it what the parent does.
  package var hasOneName: Bool { displayName.isEmpty || displayName.hasSameScalars(as: name) }

  fileprivate var isBlank: Bool {
    name.isEmpty && displayName.isEmpty && steps.allSatisfy { $0.name.isEmpty }
  }
}

extension RoutineEditor {
  /// What is said of the music.
  private mutating func change(
    _ core: inout Core,
    _ change: (inout MusicAbout) -> Void
  ) -> [Effect] {
    guard var about = routine(core)?.musicAbout else { return [] }
    change(&about)
    return set(.musicAbout(about), &core)
  }
}
