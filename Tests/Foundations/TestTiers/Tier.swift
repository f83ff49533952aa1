import Glibc

/// How much is asked of a law: enough in each run of the tests, all of its seeds in a nightly one.
///
/// `make nightly` sets `TIMEQUEST_NIGHTLY`; CONTRIBUTING says what lies in which tier.
public enum Tier {
  public static let isNightly = getenv("TIMEQUEST_NIGHTLY") != nil

  /// - Returns: seeds from 1 on, or whatever else is counted so.
  public static func upTo<Count: FixedWidthInteger>(
    _ few: Count,
    nightly all: Count
  ) -> ClosedRange<Count> {
    1...(isNightly ? all : few)
  }
}
