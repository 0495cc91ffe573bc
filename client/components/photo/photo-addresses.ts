/** Where the files of a photo are. */
export interface PhotoAddresses {
  /** Narrowest first, at least one; without a width when the platform offers one size (`Photo.sources`). */
  readonly sources: readonly { readonly url: string; readonly width: number | null }[];
}

/** For browsers that do not support `srcset`: about the width of a screen. */
const FALLBACK_WIDTH = 800;

/** The attributes of an image that select a file; a path is on the gateway. */
export function imageAddresses({ sources }: PhotoAddresses, gatewayOrigin = '') {
  const files = sources.map(({ url, width }) => ({
    url: url.startsWith('/') ? `${gatewayOrigin}${url}` : url,
    width,
  }));
  const fallback = files.find(({ width }) => width !== null && width >= FALLBACK_WIDTH) ?? files.at(-1);
  const sized = files.filter(({ width }) => width !== null);
  return {
    src: fallback?.url,
    srcSet:
      sized.length > 1 ? sized.map(({ url, width }) => `${escaped(url)} ${width}w`).join(', ') : undefined,
  };
}

/** A space ends an address in a `srcset`, and so does a comma at its end. */
const escaped = (url: string): string => url.replace(/ /g, '%20').replace(/,$/, '%2C');
