import { Portal, VisuallyHidden } from '@chakra-ui/react';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';

const AnnounceContext = createContext<(message: string) => void>(() => undefined);

/** Announces a change to screen readers: `const announce = useAnnounce(); announce('24 stays found')`. */
export const useAnnounce = (): ((message: string) => void) => use(AnnounceContext);

/** The one polite live region of a page. It is outside the page, because an open dialog hides the page from screen readers. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState('');
  // The region has to change for a message that is announced twice; otherwise it is read only once.
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
