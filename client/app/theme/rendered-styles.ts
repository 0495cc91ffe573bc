import type { EmotionCache } from '@emotion/cache';

/** The attribute of a rendered page's style element that lists the names of its styles. */
export const RENDERED_STYLES = 'data-rendered-styles';

/**
 * Registers the styles of a rendered page with Emotion. Emotion's own hydration moves their element, and the browser then
 * recomputes the styles of the whole page.
 */
export function registerRenderedStyles(cache: EmotionCache): void {
  const element = document.querySelector<HTMLStyleElement>(`style[${RENDERED_STYLES}]`);
  if (!element) return;
  for (const name of element.getAttribute(RENDERED_STYLES)?.split(' ') ?? []) cache.inserted[name] = true;
  cache.sheet.tags.push(element);
}
