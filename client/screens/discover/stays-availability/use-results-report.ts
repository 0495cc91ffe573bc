import { useEffect } from 'react';
import { counted } from '#domain/counted.ts';
import { useNotifyHost } from '#client/app/host/host-context.ts';
import { useAnnounce } from '#client/components/announcer/announcer.tsx';
import type { Stays } from './use-stays';

/** Announces the homes to a screen reader, and reports the first ones to the host. */
export function useResultsReport(placeId: string, { listings, totalCount }: Stays): void {
  const announce = useAnnounce();
  const notifyHost = useNotifyHost();
  const shownCount = listings?.length;
  const found = counted(totalCount, 'home');
  useEffect(() => {
    if (shownCount !== undefined) announce(`${found} found, ${shownCount} shown`);
  }, [announce, found, shownCount]);

  const isLoaded = shownCount !== undefined;
  useEffect(() => {
    if (isLoaded) notifyHost('searchLoaded', { placeId, totalCount });
  }, [notifyHost, isLoaded, placeId, totalCount]);
}
