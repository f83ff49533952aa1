import ServerCore
import SyncWire

/// Rows that are asked for with each pack: of the only one who writes they are known.
extension TableStore {
  func family(_ id: FamilyID) -> FamilyRow? {
    guard isWriting else { return connection.family(id) }
    if let row = known[id].family { return row }
    let row = connection.family(id)
    known[id].family = row
    return row
  }

  func set(_ family: FamilyRow) {
    connection.set(family)
    known[family.id].family = family
    known[family.id].family?.version += 1
  }

  func members(_ family: FamilyID) -> [MemberRow] {
    guard isWriting else { return connection.members(family) }
    if let rows = known[family].members { return rows }
    let rows = connection.members(family)
    known[family].members = rows
    return rows
  }

  func set(_ family: FamilyID, _ member: MemberRow) {
    known[family].members = nil
    connection.set(family, member)
  }

  func append(_ family: FamilyID, _ seq: Int64, _ row: RecordRow) {
    connection.append(family, seq, row)
    guard let stream = row.stream else { return }
    let stretch = Stretch(stream, of: seq)
    if known[family].stretches[stream] == stretch { return }
    known[family].stretches[stream] = stretch
    connection.note(stretch, family)
  }

  func place(_ chain: Chain) -> ChainPlace? {
    guard isWriting else { return connection.place(chain) }
    if let place = known[chain.family].places[chain] { return place }
    let place = connection.place(chain)
    known[chain.family].places[chain] = place
    return place
  }

  func set(_ chain: Chain, _ place: ChainPlace) {
    known[chain.family].places[chain] = place
    connection.set(chain, place)
  }
}
