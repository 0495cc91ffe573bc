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
