import { useLocation, useNavigate } from 'react-router';
import { tripPath } from '#domain/routes.ts';
import { useGoBackOnce } from '#client/components/history-entry/use-go-back-once.ts';

/** The state of a history entry that a link on the trip's page created: the entry before it is the page. */
export const OPENED_FROM_PAGE = { isOpenedFromPage: true } as const;

const isOpenedFromPage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOpenedFromPage' in state;

/**
 * Closes the modal in the address. A modal opened from the page is closed by going back, so that Back does not open it again; a
 * modal opened by its address is replaced with the page.
 */
export function useModalClose(tripId: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const goBack = useGoBackOnce();
  return isOpenedFromPage(state)
    ? goBack
    : () => void navigate(tripPath(tripId), { replace: true, preventScrollReset: true });
}
