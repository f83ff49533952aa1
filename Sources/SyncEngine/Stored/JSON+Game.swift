import Domain
import SyncWire

extension JSON {
  static func id<Subject>(_ id: Identifier<Subject>) -> JSON { .string(id.raw.hexText) }
}
