/** Where the sizes of a photo are, for images and for code that fetches one ahead of its image. */
export interface PhotoAddress {
  readonly url: string;
}

/** Widths that the platform serves, and that of the original. */
const WIDTHS = [400, 800] as const;
const ORIGINAL_WIDTH = 1200;

const withWidth = (url: string, width: number): string => `${url}${url.includes('?') ? '&' : '?'}w=${width}`;

export const photoSource = ({ url }: PhotoAddress) => ({
  src: withWidth(url, WIDTHS[1]),
  srcSet: [...WIDTHS.map((width) => `${withWidth(url, width)} ${width}w`), `${url} ${ORIGINAL_WIDTH}w`].join(
    ', ',
  ),
});

/** Fetches the file that an image with these sizes would take. */
export function preloadPhoto(photo: PhotoAddress, sizes: string): void {
  const { src, srcSet } = photoSource(photo);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.fetchPriority = 'high';
  link.imageSrcset = srcSet;
  link.imageSizes = sizes;
  link.href = src;
  document.head.append(link);
}
