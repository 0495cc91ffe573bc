/** The page as the gateway has rendered it, for the application that hydrates it. */
import type { NormalizedCacheObject } from '@apollo/client';
import type { Visit } from '../components/visit/visit-context';

export interface RenderedState {
  readonly visit: Visit;
  readonly cache: NormalizedCacheObject;
}

/**
 * The state that the page was rendered with; undefined where the browser draws the page: because it was not rendered, or for another
 * browser.
 */
export function renderedState(): RenderedState | undefined {
  const text = document.getElementById('rendered-state')?.textContent;
  return text ? (JSON.parse(text) as RenderedState) : undefined;
}
