/**
 * The styles that style sheets hide elements with, without the cost of jsdom's `getComputedStyle`. jsdom tries every rule of
 * every style sheet on an element, and a role query computes the style of each element that it passes. Emotion starts each
 * selector with its own class, so only the rules for the classes of an element and its ancestors can apply to it.
 */
const computed = window.getComputedStyle.bind(window);
const INHERITED = new Set(['visibility', 'pointer-events']);

interface ClassRules {
  /** Rules for the elements of the class. */
  readonly own: CSSStyleRule[];
  /** Rules for descendants, or for a state. */
  readonly other: CSSStyleRule[];
}

let rules = new Map<string, ClassRules>();

function readStyleSheets(): Map<string, ClassRules> {
  const read = new Map<string, ClassRules>();
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules as Iterable<CSSStyleRule>) {
      const [, className] = /^\.(css-\w+)/.exec(rule.selectorText) ?? [];
      if (className === undefined) continue;
      const ofClass = read.get(className) ?? { own: [], other: [] };
      read.set(className, ofClass);
      // The last rule wins.
      (rule.selectorText === `.${className}` ? ofClass.own : ofClass.other).unshift(rule);
    }
  }
  return read;
}

/** The name of a class is a hash of its rules, so they never change. */
function rulesOf(className: string): ClassRules {
  if (!rules.has(className)) rules = readStyleSheets();
  const known = rules.get(className) ?? { own: [], other: [] };
  rules.set(className, known);
  return known;
}

const classesOf = (element: Element) => element.getAttribute('class')?.match(/\bcss-\w+/g) ?? [];

/** The value of a property in the element's inline style and the rules that apply to it; empty when none sets it. */
function declaredValue(element: Element, property: string): string {
  const inline = (element as HTMLElement).style.getPropertyValue(property);
  if (inline !== '') return inline;
  for (let each: Element | null = element; each; each = each.parentElement) {
    for (const { selectorText, style } of classesOf(each).flatMap((name) => rulesOf(name).other)) {
      const value = style.getPropertyValue(property);
      if (value !== '' && element.matches(selectorText)) return value;
    }
  }
  for (const { style } of classesOf(element).flatMap((name) => rulesOf(name).own)) {
    const value = style.getPropertyValue(property);
    if (value !== '') return value;
  }
  return '';
}

const bare = document.implementation.createHTMLDocument().body;
const defaults = new Map<string, CSSStyleDeclaration>();

/** The style of an element without style sheets. */
function defaultStyle({ localName, namespaceURI }: Element, isOpen: boolean): CSSStyleDeclaration {
  const kind = `${localName} ${isOpen}`;
  let style = defaults.get(kind);
  if (!style) {
    const element = bare.appendChild(document.createElementNS(namespaceURI, localName));
    element.toggleAttribute('open', isOpen);
    defaults.set(kind, (style = computed(element)));
  }
  return style;
}

function styleValue(element: Element, property: string): string {
  if (property === 'display' && element.hasAttribute('hidden')) return 'none';
  const declared = declaredValue(element, property);
  if (declared !== '') return declared;
  if (INHERITED.has(property) && element.parentElement) return styleValue(element.parentElement, property);
  return defaultStyle(element, element.hasAttribute('open')).getPropertyValue(property);
}

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

window.getComputedStyle = (element) =>
  new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) =>
      name === 'getPropertyValue'
        ? (property: string) => styleValue(element, property)
        : styleValue(element, hyphenated(String(name))),
  });
