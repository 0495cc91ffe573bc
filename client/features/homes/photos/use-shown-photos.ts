import { useCallback, useMemo, useState } from 'react';
import { useTrack } from '#client/app/tracking/use-track.ts';

export interface ShownPhotos<Photo> {
  readonly photos: readonly Photo[];
  readonly onFailed: (url: string) => void;
}

/** GA-07: the photos except those that could not be loaded: later photos move up, and the failure is reported. */
export function useShownPhotos<Photo extends { readonly url: string }>(
  all: readonly Photo[],
): ShownPhotos<Photo> {
  const track = useTrack();
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const onFailed = useCallback(
    (url: string) => {
      setFailed((known) => new Set([...known, url]));
      track('image_failed', { url });
    },
    [track],
  );
  return { photos: useMemo(() => all.filter(({ url }) => !failed.has(url)), [all, failed]), onFailed };
}
