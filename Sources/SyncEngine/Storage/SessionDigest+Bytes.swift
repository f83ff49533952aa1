import Domain
import SyncWire

extension SessionDigest {
  func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(routine)
    writer.write(player)
    writer.write(startedAt)
    writer.write(offset)
    writer.write(isCalibration)
    writer.write(isCompleted)
    writer.write(hasEnded)
    writer.write(experience)
    writer.write(optional: shownTotal) { $0.write($1) }
    writer.write(optional: revealing) { $0.write($1) }
    writer.write(count: guesses.count)
    for guess in guesses { guess.write(to: &writer) }
    writer.write(Int64(takenBack))
    writer.write(lastEventAt)
  }

  @inline(never)
  init(from reader: inout ByteReader) {
    self.init(
      id: reader.identifier(),
      routine: reader.identifier(),
      player: reader.identifier(),
      startedAt: reader.instant(),
      offset: reader.offset(),
      isCalibration: reader.bool(),
      isCompleted: reader.bool(),
      hasEnded: reader.bool(),
      experience: reader.experience(),
      shownTotal: reader.bool() ? reader.experience() : nil,
      revealing: reader.bool() ? reader.identifier() : nil,
      guesses: (0..<reader.count()).map { _ in GuessDigest(from: &reader) },
      takenBack: min(max(Int(clamping: reader.number()), 0), Self.mostTakenBack),
      lastEventAt: reader.instant()
    )
  }

  /// More than anybody could; sums of it stay in bounds.
  private static let mostTakenBack = 10_000
}

extension GuessDigest {
  @inline(never)
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(id)
    writer.write(step)
    writer.write(finishedAt)
    writer.write(offset)
    writer.write(guess.estimate)
    writer.write(guess.actual)
    writer.write(UInt8(rating.rawValue))
    writer.write(counts)
    writer.write(isHonest)
  }

  @inline(never)
  fileprivate init(from reader: inout ByteReader) {
    self.init(
      id: reader.identifier(),
      step: reader.identifier(),
      finishedAt: reader.instant(),
      offset: reader.offset(),
      guess: Guess(estimate: reader.seconds(), actual: reader.seconds()),
      rating: Rating(rawValue: reader.place(among: Rating.allCases.count)) ?? .wayOff,
      counts: reader.bool(),
      isHonest: reader.bool()
    )
  }
}
