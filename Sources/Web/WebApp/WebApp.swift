import Browser

/// The module that the browser loads.
///
/// Everything begins with a call of `start` from JavaScript; a bare WebAssembly module has no main
/// that anyone calls.
@main struct WebAppMain {
  static func main() {}
}
