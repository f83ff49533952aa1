// What a view writes: `button(.class("action"), .on(.click, .stepDone)) { "Done" }`.
//
// Each name is a value that can be called. One generic function does the work for all of them: the
// type checker has nothing to choose from, and the module carries it once for each action type.

package let main = Tag.main
package let header = Tag.header
package let footer = Tag.footer
package let nav = Tag.nav
package let section = Tag.section
package let article = Tag.article
package let div = Tag.div
package let details = Tag.details
package let summary = Tag.summary
package let dialog = Tag.dialog

package let h1 = Tag.h1
package let h2 = Tag.h2
package let h3 = Tag.h3
package let p = Tag.p
package let span = Tag.span
package let strong = Tag.strong
package let b = Tag.b
package let em = Tag.em
package let small = Tag.small
package let mark = Tag.mark
package let time = Tag.time
package let a = Tag.a
package let br = VoidTag(.br)
package let hr = VoidTag(.hr)
package let img = VoidTag(.img)

package let ul = Tag.ul
package let ol = Tag.ol
package let li = Tag.li
package let dl = Tag.dl
package let dt = Tag.dt
package let dd = Tag.dd
package let table = Tag.table
package let caption = Tag.caption
package let thead = Tag.thead
package let tbody = Tag.tbody
package let tr = Tag.tr
package let th = Tag.th
package let td = Tag.td

package let button = Tag.button
package let label = Tag.label
package let input = VoidTag(.input)
package let textarea = VoidTag(.textarea)
package let select = Tag.select
package let option = Tag.option
package let form = Tag.form
package let fieldset = Tag.fieldset
package let legend = Tag.legend
package let output = Tag.output
package let progress = Tag.progress

package let svg = Tag.svg
package let symbol = Tag.symbol
package let defs = Tag.defs
package let g = Tag.g
package let use = Tag.use
package let path = Tag.path
package let rect = Tag.rect
package let circle = Tag.circle
package let ellipse = Tag.ellipse
package let line = Tag.line
package let polyline = Tag.polyline
package let polygon = Tag.polygon
package let text = Tag.text
package let tspan = Tag.tspan
package let title = Tag.title
package let desc = Tag.desc
package let clipPath = Tag.clipPath
package let mask = Tag.mask
package let pattern = Tag.pattern
package let linearGradient = Tag.linearGradient
package let radialGradient = Tag.radialGradient
package let stop = Tag.stop

package let driftingSky = Tag.driftingSky
package let fallingRibbons = Tag.fallingRibbons
package let nightRibbons = Tag.nightRibbons
package let runningLights = Tag.runningLights
package let questFinale = Tag.questFinale

extension Tag {
  // The block is called where it stands. Left to itself the compiler makes one copy of this function
  // for each block.
  @inline(__always)
  package func callAsFunction<Action>(
    _ attributes: Attribute<Action>...,
    @MarkupBuilder<Action> content: () -> Node<Action>
  ) -> Node<Action> {
    element(attributes, content())
  }

  @inline(never)
  package func callAsFunction<Action>(_ attributes: Attribute<Action>...) -> Node<Action> {
    element(attributes, .fragment([]))
  }

  @inline(never)
  private func element<Action>(
    _ attributes: __owned [Attribute<Action>],
    _ content: __owned Node<Action>
  ) -> Node<Action> {
    .element(Element(self, attributes, children: content.dissolved))
  }
}

/// An element without children: what it shows is in its attributes and properties.
package struct VoidTag: Sendable {
  let tag: Tag

  init(_ tag: Tag) {
    self.tag = tag
  }

  @inline(never)
  package func callAsFunction<Action>(_ attributes: Attribute<Action>...) -> Node<Action> {
    .element(Element(tag, attributes, children: []))
  }
}
