/** How Chromium is started, and the window sizes of the tests. */

/** For root, without a display, and without Chromium's own requests. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export type Viewport = { readonly width: number; readonly height: number };

export const desktop: Viewport = { width: 1440, height: 900 };
export const phone: Viewport = { width: 390, height: 844 };
