import type { ShownPhoto } from './photo';

const WIDTHS = [400, 800, 1200] as const;
const WIDEST = 1200;

/**
 * A picture that decorates a page, so without a description. The reference platform serves it (docs/architecture.md); with a
 * platform that does not, the frame shows its color.
 */
export const decoration = (name: string, dominantColor: string): ShownPhoto => ({
  sources: WIDTHS.map((width) => ({
    url: `/photos/${name}${width === WIDEST ? '' : `-${width}`}.webp`,
    width,
  })),
  alt: '',
  dominantColor,
});
