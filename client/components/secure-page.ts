/**
 * What browsers offer only on secure pages: over https, and on the machine itself. Over plain http each is undefined, and the portal
 * has another way, or says that there is none. A lint rule keeps the bare names out of the rest of the code.
 */
export const digest = (): SubtleCrypto['digest'] | undefined => {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  return subtle?.digest.bind(subtle);
};

export const clipboard = (): Clipboard | undefined =>
  (navigator as { readonly clipboard?: Clipboard }).clipboard;

export const geolocation = (): Geolocation | undefined =>
  (navigator as { readonly geolocation?: Geolocation }).geolocation;

/** Undefined also in browsers without such a dialog. */
export const shareDialog = (): Navigator['share'] | undefined =>
  (navigator as { readonly share?: Navigator['share'] }).share?.bind(navigator);
