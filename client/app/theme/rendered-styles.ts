import type { EmotionCache } from '@emotion/cache';

/** The attribute of a rendered page's style element: the names of its styles. */
export const RENDERED_STYLES = 'data-rendered-styles';

/**
 * Tells emotion which styles a rendered page has. Emotion's own way moves their element, and the browser computes the styles of
 * the whole page again.
 */
export function takeStylesOver(cache: EmotionCache): void {
  const element = document.querySelector<HTMLStyleElement>(`style[${RENDERED_STYLES}]`);
  if (!element) return;
  for (const name of element.getAttribute(RENDERED_STYLES)?.split(' ') ?? []) cache.inserted[name] = true;
  cache.sheet.tags.push(element);
}
