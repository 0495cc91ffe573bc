import type { EmotionCache, Options } from '@emotion/cache';

/** The attribute of a rendered page's style element that lists the names of its styles. */
export const RENDERED_STYLES = 'data-rendered-styles';

/**
 * Registers the styles of a rendered page with Emotion, where they are. Emotion's own hydration moves their elements, and the
 * browser then recomputes the styles or, for a moved order of layers, the layout of the whole page.
 */
export function registerRenderedStyles(cache: EmotionCache): void {
  const element = document.querySelector<HTMLStyleElement>(`style[${RENDERED_STYLES}]`);
  if (!element) return;
  for (const name of element.getAttribute(RENDERED_STYLES)?.split(' ') ?? []) cache.inserted[name] = true;
  cache.sheet.tags.push(element);
  // Emotion creates a sheet for each global style with this constructor, and hydrates it with the style's element.
  const Sheet = cache.sheet.constructor as new (options: Options) => EmotionCache['sheet'];
  Object.assign(cache.sheet, {
    constructor: class extends Sheet {
      override hydrate(elements: HTMLStyleElement[]): void {
        this.tags.push(...elements);
      }
    },
  });
}
