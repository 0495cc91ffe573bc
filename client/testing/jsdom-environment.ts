import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom plus the browser interfaces that our components use and jsdom does not ship. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const window = this.global as unknown as Record<string, unknown>;
    Object.assign(window, { TextEncoder, TextDecoder, ReadableStream, WritableStream, TransformStream });
    Object.assign(window, { fetch, Headers, Request, Response, structuredClone });
    const observer = class {
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    };
    Object.assign(window, { ResizeObserver: observer, IntersectionObserver: observer });
    window.matchMedia ??= (media: string) => ({
      media,
      matches: false,
      onchange: null,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
      dispatchEvent: () => false,
    });
    window.scrollTo = () => undefined;
    const element = (window.Element as typeof Element).prototype;
    element.scrollIntoView ??= () => undefined;
    element.scrollTo ??= () => undefined;
    const dialog = (window.HTMLDialogElement as typeof HTMLDialogElement).prototype;
    dialog.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    dialog.close ??= function (this: HTMLDialogElement) {
      this.open = false;
    };
  }
}
