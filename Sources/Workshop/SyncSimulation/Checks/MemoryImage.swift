/// Whatever bytes and texts lie somewhere in a value, one behind the other, however deep.
///
/// Numbers that say how many and how long are none: of sizes, times and places a server knows anyway.
func memoryImage(of value: Any) -> [UInt8] {
  var image: [UInt8] = []
  add(value, to: &image)
  return image
}

private func add(_ value: Any, to image: inout [UInt8]) {
  switch value {
  case let bytes as [UInt8]: image += bytes
  case let text as String: image += Array(text.utf8)
  case let number as UInt128:
    image += (0..<16).map { UInt8(truncatingIfNeeded: number >> UInt128(120 - 8 * $0)) }
  default: for child in Mirror(reflecting: value).children { add(child.value, to: &image) }
  }
}
