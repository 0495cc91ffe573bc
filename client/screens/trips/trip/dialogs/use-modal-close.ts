import { useEffect, useRef } from 'react';
import { tripPath } from '../../../../../domain/routes';
import { useLocation, useNavigate } from '../../../../router/router-provider';

/** The state of a history entry that a link on the trip's page created: the entry before it is the page. */
export const OPENED_FROM_PAGE = { isOpenedFromPage: true } as const;

const isOpenedFromPage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOpenedFromPage' in state;

/**
 * Closes the modal in the address. If it was opened from the page, this goes back, so that Back does not open it again; if it was
 * opened by its address, the page replaces it.
 */
export function useModalClose(tripId: string): () => void {
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [key]);
  return () => {
    // Going back takes a moment, in which a second Escape must not go back further.
    if (isClosing.current) return;
    isClosing.current = true;
    if (isOpenedFromPage(state)) void navigate(-1);
    else void navigate(tripPath(tripId), { replace: true, preventScrollReset: true });
  };
}
