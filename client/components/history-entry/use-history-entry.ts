import { useLocation, useNavigate } from 'react-router';
import { useBrowserFact } from '../visit/use-browser-fact';
import { useGoBackOnce } from './use-go-back-once';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * A part over the page that has its own history entry with the same address, so that the browser's Back closes only this part, and
 * a reload finds it open. The name marks the state of the entry.
 */
export function useHistoryEntry(name: string) {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const close = useGoBackOnce();
  const isMarked = isObject(state) && name in state;
  return {
    // The gateway's markup has no such part.
    isOpen: useBrowserFact(() => isMarked, false),
    open: () =>
      void navigate(
        { search },
        { state: { ...(isObject(state) && state), [name]: true }, preventScrollReset: true },
      ),
    close,
  };
}
