import ServerCore
import SyncWire
import Testing

@testable import ServerStorage

/// Requests of several servers that one database counts.
@Suite struct CountedAheadTests {
  private let device = Asker.device(FamilyID(1), DeviceID(2))

  /// What a database keeps of one asker, and how often it was asked.
  private final class Table {
    var counted = 0
    var trips = 0

    func take(_ more: Int) -> Int? {
      trips += 1
      counted += more
      return counted
    }
  }

  @Test func allServersTogetherCountNobodyTooSeldom() {
    let (table, servers) = (Table(), [CountedAhead(), CountedAhead()])
    let numbers = (0..<60).map { request in
      servers[request % 3 == 0 ? 0 : 1].count(device, at: 7, 1, take: table.take)
    }
    #expect(Set(numbers).count == 60, "each request is counted as one of its own")
    #expect((numbers.max() ?? 0) >= 60)
    #expect(table.trips == 5, "20 of one and 40 of the other, sixteen at a time")
  }

  @Test func ofOneServerTheyAreCountedOneByOne() {
    let (table, counted) = (Table(), CountedAhead())
    #expect(
      (1...40).map { _ in counted.count(device, at: 7, 1, take: table.take) } == Array(1...40)
    )
  }

  @Test func strangersAreCountedWhenTheyCome() {
    let (table, counted) = (Table(), CountedAhead())
    let stranger = Asker.address("192.0.2.1", .founding)
    for number in 1...3 {
      #expect(counted.count(stranger, at: 7, 1, take: table.take) == number)
      #expect(table.counted == number)
    }
  }

  @Test func anHourBeginsAnew() {
    let (table, counted) = (Table(), CountedAhead())
    _ = counted.count(device, at: 7, 1, take: table.take)
    table.counted = 0
    #expect(counted.count(device, at: 7, 2, take: table.take) == 1)
  }

  @Test func whereNobodyCanSayItIsAskedAgain() {
    let (table, counted) = (Table(), CountedAhead())
    #expect(counted.count(device, at: 7, 1) { _ in nil } == 0)
    #expect(counted.count(device, at: 7, 1, take: table.take) == 1)
  }
}
