/** 128 random bits as text. Browsers offer `crypto.randomUUID` only on secure pages, and the portal also runs over plain http. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
