import type { ShownPhoto } from './photo';

const WIDTHS = [400, 800, 1200] as const;
const WIDEST = 1200;

/**
 * A decorative picture, which therefore has no description. The reference platform serves it (docs/architecture.md); on other
 * platforms the frame shows its color.
 */
export const decoration = (name: string, dominantColor: string): ShownPhoto => ({
  sources: WIDTHS.map((width) => ({
    url: `/photos/${name}${width === WIDEST ? '' : `-${width}`}.webp`,
    width,
  })),
  alt: '',
  dominantColor,
});
