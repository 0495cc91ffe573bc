import type { ShownPhoto } from './photo';

/**
 * A decorative picture, which therefore has no description. The reference platform serves it (docs/architecture.md); on other
 * platforms the frame shows its color.
 */
export const decoration = (name: string, dominantColor: string): ShownPhoto => ({
  sources: [{ url: `/photos/scene.${name}.svg`, width: null }],
  alt: '',
  dominantColor,
});
