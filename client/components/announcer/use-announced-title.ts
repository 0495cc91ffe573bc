import { useEffect, useState } from 'react';
import { useAnnounce } from './announcer';

/** Announces the name of a screen when the name arrives after the screen has opened. */
export function useAnnouncedTitle(name: string | undefined): void {
  const announce = useAnnounce();
  const [isLate] = useState(name === undefined);
  useEffect(() => {
    if (isLate && name !== undefined) announce(name);
  }, [announce, isLate, name]);
}
