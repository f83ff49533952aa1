/// One of the sixty small things that come to a player's evening, one with each level.
package struct Thing: Hashable, Sendable {
  /// With which it comes, and what it is known by.
  package let level: Int
  package let place: Place
  package let turn: Turn?
  let season: Season

  package enum Place: Hashable, Sendable {
    /// Along the far hills, and on the lake between them.
    case ridge, lake
    /// Bulbs from roof to roof along the ridge.
    case string
    case wall
    case sky
    /// Between the lanterns of the quest.
    case cord
    /// Everywhere.
    case air
    /// Nowhere: a paper or a pattern that the player may choose for the lanterns.
    case paper
  }

  /// What shares a place takes turns by the evening.
  package enum Turn: Int, CaseIterable, Sendable {
    case visitor, onGrass, aloft, hanging, lit, perching
  }

  /// When a thing can stand; those of most can always.
  enum Season: Sendable {
    case always, springAndSummer, autumnAndWinter, spring, december
  }

  init(_ level: Int, _ place: Place, turn: Turn? = nil, season: Season = .always) {
    self.level = level
    self.place = place
    self.turn = turn
    self.season = season
  }
}

extension Thing {
  package static let cat = 3
  package static let tree = 5
  package static let boat = 10
  package static let shootingStar = 23
  package static let snow = 41
  package static let twoCats = 56

  /// In the order in which they come, one a level: the first has level 1.
  package static let all: [Thing] = [
    Thing(1, .ridge),
    Thing(2, .ridge),
    Thing(cat, .wall),
    Thing(4, .sky),
    Thing(tree, .ridge),
    Thing(6, .ridge),
    Thing(7, .cord),
    Thing(8, .wall),
    Thing(9, .paper),
    Thing(boat, .lake),
    Thing(11, .ridge),
    Thing(12, .paper),
    Thing(13, .cord, turn: .perching),
    Thing(14, .paper),
    Thing(15, .string),
    Thing(16, .ridge),
    Thing(17, .wall, turn: .visitor),
    Thing(18, .paper),
    Thing(19, .sky),
    Thing(20, .cord),
    Thing(21, .lake),
    Thing(22, .wall),
    Thing(shootingStar, .sky),
    Thing(24, .ridge),
    Thing(25, .wall),
    Thing(26, .paper),
    Thing(27, .ridge, turn: .lit, season: .springAndSummer),
    Thing(28, .paper),
    Thing(29, .sky, turn: .aloft),
    Thing(30, .string),
    Thing(31, .ridge),
    Thing(32, .wall, turn: .visitor),
    Thing(33, .cord, turn: .hanging),
    Thing(34, .ridge),
    Thing(35, .sky),
    Thing(36, .wall, turn: .visitor),
    Thing(37, .ridge),
    Thing(38, .paper),
    Thing(39, .sky, turn: .aloft),
    Thing(40, .wall),
    Thing(snow, .air, season: .december),
    Thing(42, .cord, turn: .hanging),
    Thing(43, .sky),
    Thing(44, .wall, turn: .visitor),
    Thing(45, .ridge),
    Thing(46, .wall),
    Thing(47, .paper),
    Thing(48, .wall, turn: .visitor),
    Thing(49, .wall, turn: .onGrass),
    Thing(50, .lake),
    Thing(51, .cord, turn: .perching),
    Thing(52, .ridge),
    Thing(53, .wall, turn: .visitor),
    Thing(54, .sky, turn: .aloft),
    Thing(55, .ridge, turn: .lit, season: .autumnAndWinter),
    Thing(twoCats, .wall),
    Thing(57, .lake),
    Thing(58, .cord, turn: .hanging, season: .spring),
    Thing(59, .wall, turn: .onGrass),
    Thing(60, .sky),
  ]

  /// What has come by a level; after the last one nothing ends.
  package static func come(by level: Level) -> ArraySlice<Thing> {
    all.prefix(level.number)
  }
}
