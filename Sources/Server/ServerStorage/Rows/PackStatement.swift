/// The statements that store a pack: with each one they are asked for, so an engine may know a shorter way for many.
enum PackStatement {
  /// A family's row, of which the version is read before; where it is another by now, nothing of the transaction stands.
  static let goOn: StaticString = """
    UPDATE families SET version = CASE WHEN version = $7 THEN version + 1 END, is_erased = $2, top = $3, link = $4,
      roster = $5, bytes = $6 WHERE id = $1
    """

  static let append: StaticString = """
    INSERT INTO records (family, seq, kind, stream, length, hash, link, content)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    """

  static let place: StaticString = """
    INSERT INTO chains (family, device, stream, place, head) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (family, device, stream) DO UPDATE SET place = excluded.place, head = excluded.head
    """

  static let stretch: StaticString =
    "INSERT INTO stretches (family, stream, number) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
}
