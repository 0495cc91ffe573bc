/** The browser interfaces that our components use and jsdom does not provide. */
const observer = class {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
Object.assign(window, { ResizeObserver: observer, IntersectionObserver: observer });
window.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent;
window.matchMedia ??= (media: string) =>
  ({
    media,
    matches: false,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;
/** A canvas that draws nothing, as in a browser without that kind of context. */
HTMLCanvasElement.prototype.getContext = () => null;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.scrollTo ??= () => undefined;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
/** jsdom cannot read the order of cascade layers, and Emotion reports that for each of them with a stack. */
const { insertRule } = CSSStyleSheet.prototype;
CSSStyleSheet.prototype.insertRule = function (this: CSSStyleSheet, rule, index) {
  return /^@layer [^{]*;$/.test(rule) ? 0 : insertRule.call(this, rule, index);
};
