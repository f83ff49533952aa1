import AppCore
import Markup

/// What a view yields.
package typealias View = Node<Action>
