import type { ShownPhoto } from './photo';

const WIDTHS = [400, 800, 1200] as const;
const WIDEST = 1200;

/** A photograph of the platform's folder that decorates a page, so without a description; hidden where it is missing. */
export const decoration = (name: string, dominantColor: string): ShownPhoto => ({
  sources: WIDTHS.map((width) => ({
    url: `/photos/${name}${width === WIDEST ? '' : `-${width}`}.webp`,
    width,
  })),
  alt: '',
  dominantColor,
});
