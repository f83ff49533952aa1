// Carries out the patches that Swift computes and reports what the player does. It knows elements and
// events, and nothing of the game. Bytes: see PatchEncoder.swift, whose table this is the other half of.
//
// Texts only ever become text nodes, attribute values and properties: nothing here parses HTML.

import { LISTENS, beginScreen } from './thumb.js';

const SVG = 'http://www.w3.org/2000/svg';
const ROOT = 0;

// By the numbers of Event.swift.
const EVENTS = {
  1: 'click', 2: 'input', 3: 'change', 4: 'submit', 5: 'keydown', 6: 'focus', 7: 'blur', 8: 'toggle',
  9: 'cancel', 10: 'close', 11: 'animationend', 12: 'pointerdown',
};
const KEYDOWN = 5;
const DRAG = 12;
// What is typed into, and what a screen has one of.
const TYPED = 'input:not([type=checkbox], [type=radio], [type=range])';
const FILLED = 'button.action:enabled';

// What a node of ours carries: its number, and the events it listens to (thumb.js).
const ID = Symbol('id');
// And where it was put.
const PARENT = Symbol('parent');

// `sendEvent(node, event, value)`: numbers of the node and of the event, and a string.
export function createDOM(root, sendEvent) {
  const nodes = new Map([[ROOT, root]]);
  const names = [];
  const heard = new Set();
  let isFirst = true;
  let isApplying = false;

  function apply(bytes) {
    if (bytes.length === 0) return;
    // The page that came with the HTML stays until there is something to show instead.
    if (isFirst) root.replaceChildren();
    isFirst = false;
    const active = document.activeElement;
    isApplying = true;
    try {
      const last = run(reader(bytes, names));
      // A new screen begins at its top, wherever the one before was scrolled to.
      const isHeading = last?.localName === 'h1';
      if (isHeading || isToBeTypedOver(last)) {
        scrollTo(0, 0);
        globalThis.timequestLook?.lookUp();
      }
      if (last) beginScreen();
      restoreFocus(last ?? active);
      if (last && !isHeading) bringIntoView(last);
    } finally {
      isApplying = false;
    }
  }

  // Returns the node to focus, if one is to be.
  function run(input) {
    const afterwards = [];
    let focused;
    while (!input.isAtEnd()) {
      const code = input.byte();
      switch (code) {
        case 1: keep(input.number(), document.createElement(input.name())); break;
        case 2: keep(input.number(), document.createElementNS(SVG, input.name())); break;
        case 3: keep(input.number(), document.createTextNode(input.text())); break;
        case 4: find(input).setAttribute(input.name(), input.text()); break;
        case 5: find(input).removeAttribute(input.name()); break;
        case 6: setProperty(find(input), input, afterwards); break;
        case 7: broughtBack(find(input)).data = input.text(); break;
        case 8: insert(find(input), find(input), input); break;
        case 9: remove(find(input)); break;
        case 10: listen(find(input), input); break;
        case 11: find(input)[LISTENS] &= ~(1 << input.byte()); break;
        // First of all: a focused node that is removed makes the browser lay out half a page on the way.
        case 12: focused = input.number(); document.activeElement?.blur(); break;
        default: throw input.error(`unknown patch ${code}`);
      }
    }
    for (const act of afterwards) act();
    return nodes.get(focused);
  }

  function keep(id, node) {
    node[ID] = id;
    node[LISTENS] = 0;
    nodes.set(id, node);
  }

  function remove(node) {
    broughtBack(node).remove();
    forget(node);
  }

  // A translator puts elements of its own in the place of texts. Before anything is done with one of those, all of
  // its parent's come back, in their order.
  function broughtBack(node) {
    const parent = node[PARENT];
    if (node.parentNode !== parent) {
      const texts = [...nodes.values()].filter((text) => text[PARENT] === parent && text.parentNode !== parent);
      for (const child of [...parent.childNodes]) if (!child[ID]) child.replaceWith(...texts.splice(0, 1));
      parent.append(...texts);
    }
    return node;
  }

  function forget(node) {
    nodes.delete(node[ID]);
    for (let child = node.firstChild; child !== null; child = child.nextSibling) forget(child);
  }

  function find(input) {
    const id = input.number();
    const node = nodes.get(id);
    if (node === undefined) throw input.error(`no node ${id}`);
    return node;
  }

  function insert(node, parent, input) {
    const sibling = input.number();
    if (sibling !== ROOT && !nodes.has(sibling)) throw input.error(`no sibling ${sibling}`);
    parent.insertBefore(node, sibling === ROOT ? null : broughtBack(nodes.get(sibling)));
    node[PARENT] = parent;
  }

  // By the numbers of Property.code.
  function setProperty(node, input, afterwards) {
    const property = input.byte();
    const value = property === 1 ? input.text() : input.byte() === 1;
    switch (property) {
      case 1: node.value = value; break;
      case 2: node.checked = value; break;
      case 3: node.selected = value; break;
      case 4: node.open = value; break;
      // A dialog can only be shown when it is in the document.
      case 5: afterwards.push(() => setModal(node, value)); break;
      default: throw input.error(`unknown property ${property}`);
    }
  }

  // A node that moves loses the focus, and with it goes the place of a player at the keyboard.
  function restoreFocus(node) {
    if (node === document.activeElement || !root.contains(node)) return;
    node.focus({ preventScroll: true });
  }

  // What takes the focus anew is to be seen, whole and in front of no bar; what is ready to be typed over is selected.
  function bringIntoView(node) {
    node.scrollIntoView({ block: 'nearest' });
    if (isToBeTypedOver(node)) node.select();
  }

  // One listener at the root for each kind of event, in the capturing phase: that one also hears
  // events that do not bubble.
  function listen(node, input) {
    const event = input.byte();
    if (!(event in EVENTS)) throw input.error(`unknown event ${event}`);
    node[LISTENS] |= 1 << event;
    if (heard.has(event)) return;
    heard.add(event);
    root.addEventListener(EVENTS[event], (happened) => hear(happened, event), true);
  }

  // Enter in a field, *Go* on a phone, is the filled button that stands nearest, unless the field knows better.
  root.addEventListener('keydown', ({ key, target, isComposing }) => {
    if (key !== 'Enter' || isComposing || target[LISTENS] & (1 << KEYDOWN) || !target.matches(TYPED)) return;
    let around = target;
    while (around !== root && !around.querySelector(FILLED)) around = around.parentNode;
    around.querySelector(FILLED)?.click();
  });

  function hear(happened, event) {
    // Removing a focused node blurs it, for one: what patches cause is not the player's doing, and
    // Swift is still busy.
    if (isApplying) return;
    const node = listener(happened, event);
    if (!node || isNotMeant(happened, node)) return;
    if (isOurs(happened, node)) happened.preventDefault();
    if (event === DRAG) return timequestLater.drag(happened, node, (place) => sendEvent(node[ID], event, String(place)));
    sendEvent(node[ID], event, valueOf(happened));
  }

  // The innermost element that listens.
  function listener(happened, event) {
    let node = happened.target;
    while (node !== root && node !== null && !(node[LISTENS] & (1 << event))) {
      node = happened.bubbles ? node.parentNode : null;
    }
    return node === root ? null : node;
  }

  return { apply };
}

const isToBeTypedOver = (node) => node !== undefined && 'selected' in node.dataset;

function setModal(dialog, isShown) {
  if (isShown && !dialog.open) dialog.showModal();
  if (!isShown && dialog.open) dialog.close();
}

function isNotMeant(happened, node) {
  switch (happened.type) {
    // A click on an icon inside a disabled button still gets to the root in some browsers. A link with
    // Ctrl, Shift or the like is to be opened elsewhere, by the browser.
    case 'click': return node.matches(':disabled') || (node.localName === 'a' && hasModifier(happened));
    // Enter that ends the choice of a word in a Japanese keyboard is not Enter.
    case 'keydown': return happened.isComposing;
    default: return false;
  }
}

function hasModifier(click) {
  return click.ctrlKey || click.metaKey || click.shiftKey || click.altKey;
}

// What the browser would do by itself and the app does instead: reload the page with the form in its
// address, follow a link, close a dialog behind the state's back, move a slider on which nothing is chosen yet. Enter
// begins no new line of what is a code, and presses nothing that has the focus where the field was.
function isOurs(happened, node) {
  return happened.type === 'submit' || happened.type === 'cancel'
    || (happened.type === 'click' && node.localName === 'a' && node.target === '')
    || (happened.type === 'keydown' && node.type === 'range' && /^(Arrow|Page|Home|End)/.test(happened.key))
    || (/^(textarea|input)$/.test(node.localName) && happened.key === 'Enter');
}

function valueOf(happened) {
  const target = happened.target;
  switch (happened.type) {
    case 'keydown': return happened.key;
    case 'toggle': return String(target.open);
    case 'input': case 'change': case 'focus': case 'blur':
      if (target.type === 'checkbox') return String(target.checked);
      // Numbers in anybody's digits, as soon as somebody knows them.
      if (target.inputMode && globalThis.timequestLater) return timequestLater.asNumber(target.value);
      // In normal form C, so that Swift may compare bytes: see TaskName.
      return String(target.value ?? '').normalize('NFC');
    default: return '';
  }
}

// Reads the parts of patches one after the other; `names` outlives the batch.
function reader(bytes, names) {
  let at = 0;

  function byte() {
    if (at >= bytes.length) throw error('cut short');
    return bytes[at++];
  }

  // Unsigned LEB128. Multiplied, because << would make a large number negative.
  function number() {
    let result = 0;
    let scale = 1;
    let next;
    do {
      next = byte();
      result += (next & 0x7f) * scale;
      scale *= 128;
    } while (next & 0x80);
    return result;
  }

  function text() {
    const length = number();
    if (at + length > bytes.length) throw error('cut short');
    at += length;
    return word(bytes, at - length, at) ?? decoder.decode(bytes.subarray(at - length, at));
  }

  function name() {
    const index = number();
    if (index > names.length) throw error(`unknown name ${index}`);
    if (index === names.length) names.push(text());
    return names[index];
  }

  function error(reason) {
    return new Error(`dom.js: ${reason}, at byte ${at} of ${bytes.length}`);
  }

  return { byte, number, text, name, error, isAtEnd: () => at >= bytes.length };
}

// Most texts are a short ASCII word; for those the decoder would take ten times as long.
function word(bytes, start, end) {
  if (end - start > 32) return undefined;
  let text = '';
  for (let at = start; at < end; at++) {
    if (bytes[at] > 0x7f) return undefined;
    text += String.fromCharCode(bytes[at]);
  }
  return text;
}

// A text is what it is, also when it starts with a byte order mark.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
