/// A long array in the outermost object of a document, whose elements are handed over one by one.
///
/// They are not kept, since a value takes up to fifteen times as much memory as its text: the document
/// has an empty array in their place.
///
/// NB: when the text turns out to be damaged, the elements before the damage have been handed over.
package struct JSONLongArray {
  let name: String
  let take: (_ element: JSON, _ offset: Int) -> Void

  /// Asks for the elements of an array.
  ///
  /// - Parameters:
  /// - name: the name of the member that holds the array.
  /// - take: gets each element with the number of bytes before it.
  package init(name: String, take: @escaping (_ element: JSON, _ offset: Int) -> Void) {
    self.name = name
    self.take = take
  }
}
