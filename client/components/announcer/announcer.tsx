import { Portal, VisuallyHidden } from '@chakra-ui/react';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';

const AnnounceContext = createContext<(message: string) => void>(() => undefined);

/** Says something to those who cannot see it happen: `const announce = useAnnounce(); announce('24 stays found')`. */
export const useAnnounce = (): ((message: string) => void) => use(AnnounceContext);

/** The one polite live region of a page. It is outside of the page, because an open dialog hides the page from screen readers. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState('');
  // A message that is announced twice has to change the region, or it is read once only.
  const announce = useCallback(
    (next: string) => setMessage((last) => (last === next ? `${next}\u00a0` : next)),
    [],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      <Portal>
        <VisuallyHidden role="status" aria-live="polite" aria-label="Announcements">
          {message}
        </VisuallyHidden>
      </Portal>
    </AnnounceContext>
  );
}
