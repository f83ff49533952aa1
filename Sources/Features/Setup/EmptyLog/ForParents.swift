import AppCore
import Controls
import Markup
import Strings

/// What it does, what it keeps where, how to begin: a sentence each, for an adult who meets the first page.
package func forParents(_ scene: Scene) -> [View] {
  let words = scene.texts.forParents
  return [p { words.does }, p { words.keeps }, p { words.begins }]
}
