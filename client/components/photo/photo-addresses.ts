/** Where the files of a photo are, for images and for code that fetches one ahead of its image. */
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

/** Fetches the file that an image with these sizes would use. */
export function preloadPhoto(photo: PhotoAddresses, sizes: string): void {
  const { src, srcSet } = imageAddresses(photo);
  if (src === undefined) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.fetchPriority = 'high';
  if (srcSet !== undefined) {
    link.imageSrcset = srcSet;
    link.imageSizes = sizes;
  }
  link.href = src;
  document.head.append(link);
}
