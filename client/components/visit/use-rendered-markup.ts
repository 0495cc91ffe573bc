import { useBrowserFact } from './use-browser-fact';
import { useRenderedVisit } from './visit-context';

/** Whether this is drawn on the gateway, or over the markup that the gateway has drawn. */
export function useIsRenderedMarkup(): boolean {
  const isRendered = useRenderedVisit() !== undefined;
  const isDrawnByBrowser = useBrowserFact<boolean>(() => true, false);
  return isRendered && !isDrawnByBrowser;
}
