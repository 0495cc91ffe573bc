/** The page as the gateway has rendered it, for the application that hydrates it. */
import type { NormalizedCacheObject, OperationVariables } from '@apollo/client';
import type { Visit } from '../../components/visit/visit-context';

export interface RenderedState {
  readonly visit: Visit;
  readonly cache: NormalizedCacheObject;
  /** The variables of each query of the page, by the query's name. */
  readonly variables: Readonly<Record<string, OperationVariables>>;
}

/**
 * The state that the page was rendered with; undefined where the browser renders the page: because it was not rendered, or for another
 * browser.
 */
export function renderedState(): RenderedState | undefined {
  const text = document.getElementById('rendered-state')?.textContent;
  return text ? (JSON.parse(text) as RenderedState) : undefined;
}
