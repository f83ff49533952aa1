import Access
import Basics
import Controls
import Core
import Devices
import Domain
import Editing
import Family
import Game
import Planner
import Setup
import Spotify
import Strings
import SyncEngine
import SyncWire
import Transfer

/// The doors to what the page loads after its first paint.
///
/// `workshop split` cuts the module here: what nothing but these functions leads to is in the part that comes
/// later. Who calls one has looked whether the part is here (``AppState/laterPart``), or stands on a screen
/// that only it could lead to. Never inlined, or there is nothing to cut.
enum Later {
  @inline(never)
  static func screen(_ state: AppState, _ texts: Texts) -> View {
    if let text = state.spotify.signIn.carried {
      return carryPage(text, state.spotify, state.core, texts)
    }
    if let told = state.devices.toldOfLink { return linkPage(told, state.core, texts) }
    if case .firstStart(let start) = state.setup.screen, state.room == .setup {
      return firstStartPage(start, state.core, texts)
    }
    if case .arrival(let arrival) = state.setup.screen, state.room == .setup {
      return arrivalPage(arrival, state.core, texts)
    }
    if state.isAtJoiningPage { return joiningPage(state.devices, state.core, texts) }
    if state.room == .setup { return openedCopyPage(state.copies, state.core, texts) }
    if case .finale(let session) = state.game.screen, state.room == .game {
      return finalePage(session, state.game, state.core, texts)
    }
    if case .side(let page) = state.game.screen, state.room == .game {
      return sidePage(
        page,
        of: state.game,
        canVibrate: state.launch.canVibrate,
        connected: ConnectedStates(
          music: state.spotify.state(state.core, texts),
          family: texts.progress(of: state.devices)
        ),
        state.core,
        texts
      ) {
        myDataSection(state.copies, state.core, texts)
      } calendars: {
        calendarSections(state.planner, for: .player, state.core, texts)
      } musicPage: {
        playersMusic(state.spotify, state.core, texts)
      } familyPage: {
        whoSees(state.devices, state.core, texts)
      }
    }
    let connected = ConnectedFeatures(spotify: state.spotify, devices: state.devices)
    return familyScreen(state.family, state.copies, connected, state.core, texts) { more in
      calendarSections(state.planner, for: .parent, more: more, state.core, texts)
    }
  }

  /// Where nothing is yet: of a copy that was chosen, else of an invitation.
  @inline(never)
  static func told(_ state: AppState, _ texts: Texts) -> String {
    let copy = texts.playersWords(for: state.copies.opened)
    return copy.isEmpty && state.devices.tellsOfInvitation ? texts.devices.invitationIsHere : copy
  }

  @inline(never)
  static func whoPlays(_ state: AppState, _ texts: Texts) -> View {
    whoPlaysPage(state.core, texts)
  }

  @inline(never)
  static func reduce(_ state: inout AppState, _ action: Action) -> [Effect] {
    state.reduceLater(action)
  }

  @inline(never)
  static func goBack(_ state: inout AppState) -> [Effect] {
    if state.spotify.signIn.carried.exists { return state.reduceLater(.spotify(.signIn(.carried))) }
    if state.devices.toldOfLink.exists { return state.reduceLater(.devices(.linkRead)) }
    if state.showsCalendars, state.planner.goBack() { return [] }
    if state.showsMusic, state.spotify.goBack() { return [] }
    if state.showsDevices, let effects = state.goBackInDevices() { return effects }
    if state.isAtJoiningPage { state.setup.ask(about: state.launch.emptyLog) }
    return switch state.room {
    case .setup: state.setup.goBackInFirstStart(&state.core)
    case .game: state.game.goBackFromSidePage(&state.core)
    case .family: state.family.goBack(&state.core)
    case .opening, .unusable: []
    }
  }

  /// At its tabs a parent's device is where it opens, and *Back* leads out of the app.
  @inline(never)
  static func canGoBackInFamily(_ state: AppState) -> Bool {
    !state.core.isParents || !state.family.isAtTab
  }

  @inline(never)
  static func turnPage(_ state: inout AppState, _ action: PageAction) -> [Effect] {
    state.spotify.turn(action, at: state.core.moment.now)
    if !state.showsLaterPart { return [] }
    switch state.room {
    case .setup: return state.setup.turnPage(action, at: state.core.moment)
    case .family: return state.family.turnPage(action, at: state.core.moment)
    case .opening, .unusable, .game: return []
    }
  }

  @inline(never)
  static func refresh(_ state: inout AppState) {
    guard state.room == .game else { return }
    if state.showsLaterPart { state.game.refreshSidePage(state.core) }
    state.game.refreshEvening(state.core)
  }

  /// What screens of the first part show of this one.
  @inline(never)
  static func drawing(_ state: AppState, _ texts: Texts) -> LaterDrawing {
    LaterDrawing(state.game, state.spotify, state.core, texts)
  }

  @inline(never)
  static func musicOffer(_ state: AppState, _ texts: Texts) -> View? {
    state.game.musicOffer(state.spotify, state.core, texts)
  }

  /// Another tab has changed what this device keeps beside its log.
  @inline(never)
  static func readAgain(_ state: inout AppState, _ action: TabAction) -> [Effect] {
    switch action {
    case .gateChanged:
      return state.showsLaterPart ? state.reduceLater(.gate(.changedElsewhere)) : []
    case .calendarsChanged: state.planner.isAsked = false
    case .musicChanged: state.spotify.askAgain()
    case .becameWriter, .becameReader, .writeLockAskedFor, .newsArrived: break
    }
    return []
  }

  /// What goes by whatever has happened.
  @inline(never)
  static func follow(_ state: inout AppState) -> [Effect] {
    switch state.room {
    // Where the log cannot be read, nothing beside it can.
    case .opening, .unusable: return []
    case .setup, .game, .family: break
    }
    let sync = followCopies(&state) + followDevices(&state)
    // Taken out once and put back once: each time it is a new box.
    var music = state.spotify
    if !state.showsMusic { music.close() }
    let effects = music.refresh(state.core) + music.follow(state.runningSession, state.core)
    state.tellsOfArrival = music.signIn.carried.exists || state.devices.toldOfLink.exists
    state.spotify = music
    return sync + effects + (state.isReady && state.room != .setup ? refreshAhead(&state) : [])
  }

  /// Behind whoever leaves nothing stays open, and a page that shows tells of nothing that was before.
  private static func followCopies(_ state: inout AppState) -> [Effect] {
    guard state.isCopyShown || state.hiddenCopies.exists else { return [] }
    var copies = state.copies
    copies.close(at: state.copiesPlace)
    let effects = copies.follow(isShown: state.isCopyShown)
    state.copies = copies
    return effects
  }

  /// A device that comes to its family goes on with that after a start, and after whatever else has happened.
  private static func followDevices(_ state: inout AppState) -> [Effect] {
    var devices = state.devices
    if !state.showsDevices { devices.close() }
    var effects = devices.refresh()
    if !state.showsDevices { effects += devices.storeName(&state.core) }
    state.devices = devices
    if state.copies.erasing.isLeaving, !devices.isMember {
      effects += state.reduceLater(.copies(.erasing(.hasLeft)))
    }
    guard state.room == .setup, !state.isPractising else {
      return state.isReady ? effects + tellFamily(of: devices, &state) : effects
    }
    if devices.isJoining || devices.hasLink { state.setup.join() }
    if state.isAtJoiningPage, devices.hasLink {
      devices.takeUpLink()
      state.devices = devices
    }
    let isSettled = devices.isAlone && devices.status.pairing == .none
    guard state.isAtJoiningPage, isSettled, !state.core.ledger.allPlayers.isEmpty else {
      return effects
    }
    // Somebody has begun in another tab.
    return effects + state.land()
  }

  private static func tellFamily(of devices: DevicesState, _ state: inout AppState) -> [Effect] {
    let isParents = state.core.isParents
    let effects = devices.tellRole(&state.core) + devices.tellName(&state.core)
    // Nobody has gone on there, and nobody plays: it is where it opens from now on.
    return state.core.isParents && !isParents ? effects + state.land() : effects
  }

  /// What home says of the day, and what this device keeps of calendars, which says it as well.
  private static func refreshAhead(_ state: inout AppState) -> [Effect] {
    var calendars = state.planner
    if !state.showsCalendars { calendars.close() }
    let effects = calendars.refresh()
    state.planner = calendars
    guard state.room == .game else { return effects }
    return effects + state.game.followReminders(state.core) + state.game.refreshAhead(&state.core)
  }

  /// What happened, as the feature says it that waited for it; none when nobody did.
  @inline(never)
  static func meaning(of answer: Answer) -> Action? {
    switch answer.owner {
    case .gate: GateAction(answer).map { .gate($0) }
    case .savedCopy, .copies, .closedPlay: CopyAction(answer).map { .copies($0) }
    case .reminders: ReminderAction(answer).map { .settings(.reminders($0)) }
    case .calendars: PlannerAction(answer).map { .calendars($0) }
    case .spotify: SpotifyAction(answer).map { .spotify($0) }
    case .devices: DevicesAction(answer).map { .devices($0) }
    case .saving, .quest, .home, .names: nil
    }
  }

  @inline(never)
  static func meaning(of timer: TimerID) -> Action? {
    switch timer.owner {
    case .gate: .gate(timer.number == 0 ? .rested : .leftUntouched)
    case .names: .name(.rested)
    case .spotify: .spotify(SpotifyAction(timer))
    case .saving, .quest, .home, .savedCopy, .copies, .closedPlay, .reminders, .calendars, .devices:
      nil
    }
  }
}

extension AppState {
  /// Before any quest: the only page of the later part that a start can lead to by itself, so it may wait.
  var asksWhoPlays: Bool {
    if room == .game, case .whoPlays = game.screen { true } else { false }
  }

  /// The page of calendars, the player's or the parent's.
  var showsCalendars: Bool {
    switch room {
    case .game: if case .side(.calendars) = game.screen { true } else { false }
    case .family: family.showsCalendars
    case .opening, .unusable, .setup: false
    }
  }

  /// The page of music, the player's or the parent's.
  var showsMusic: Bool {
    switch room {
    case .game: if case .side(.music) = game.screen { true } else { false }
    case .family: family.showsMusic
    case .opening, .unusable, .setup: false
    }
  }

  /// The page of devices, the player's or the parent's, or that of a device that comes to its family.
  var showsDevices: Bool {
    switch room {
    case .game: if case .side(.devices) = game.screen { true } else { false }
    case .family: family.showsDevices
    case .setup: isAtJoiningPage
    case .opening, .unusable: false
    }
  }

  var isAtJoiningPage: Bool {
    if room == .setup, case .joining = setup.screen { true } else { false }
  }

  fileprivate var isPractising: Bool { if case .practice = setup.screen { true } else { false } }

  /// - Returns: none where there was nothing to leave.
  mutating func goBackInDevices() -> [Effect]? {
    // What two devices are at goes on behind the player's page.
    if room == .game, devices.place == .list { return nil }
    // What the family has is on its way here.
    if isAtJoiningPage, devices.hasJoined { return [] }
    var devices = devices
    let stored = devices.storeName(&core)
    let effects = devices.goBack()
    self.devices = devices
    return effects.map { stored + $0 }
  }

  /// Whose step runs in front of the player, if any does.
  var runningSession: QuestSession? {
    guard room == .game, case .quest(let quest) = game.screen,
      let session = quest.session(core), case .doing = session.phase
    else { return nil }
    return session
  }

  /// What shows is in the part that comes later, and so that part is here.
  var showsLaterPart: Bool {
    if tellsOfArrival { return true }
    switch room {
    case .opening, .unusable: return false
    case .setup:
      return switch setup.screen {
      case .firstStart, .arrival, .joining: true
      case .emptyLog: isCopyRead
      case .practice: false
      }
    case .game:
      return switch game.screen {
      case .finale, .side: true
      case .home, .quest, .summary, .whoPlays: false
      }
    case .family: return true
    }
  }

  /// At once, or when the part has come.
  mutating func handOnLater(_ action: Action) -> [Effect] {
    laterPart.phase == .here ? Later.reduce(&self, action) : laterPart.await(action)
  }
}
