/// What stands in the page itself, for when Swift is not there to say something.
///
/// Apart from the other texts, so that the module that the browser loads does not carry them.
package struct PageTexts: Sendable {
  package let description: String
  package let title: String
  package let everythingIsKept: String
  package let reload: String
  package let unsafeAddressTitle: String
  package let unsafeAddress: String
  package let oldBrowserTitle: String
  package let oldBrowser: String
  package let noScript: String
}
