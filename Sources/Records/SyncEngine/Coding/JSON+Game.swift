import Basics
import Domain
import SyncWire

extension JSON {
  package static func id<Subject>(_ id: Identifier<Subject>) -> JSON { .string(id.raw.hexText) }
}
