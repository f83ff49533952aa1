/// The deepest nesting that is drawn.
///
/// Drawing recurses, and WebAssembly recurses on the browser's own stack, whose size nobody promises.
/// No screen is a tenth as deep; a view that calls itself without end should say so.
package let deepestLevel = 500

package func checkLevel(_ level: Int) {
  precondition(level <= deepestLevel, "markup is nested more than 500 levels deep")
}
