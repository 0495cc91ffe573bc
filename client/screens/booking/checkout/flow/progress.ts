import { useState } from 'react';

/** The progress of a running quote or booking, as its stream reports it. */
export interface Progress {
  readonly elapsedMs: number;
}

const NO_PROGRESS: Progress = { elapsedMs: 0 };

/** The progress of the quote or booking with this token; earlier progress is dropped. */
export function useProgressOf(token: string | null) {
  const [reported, setReported] = useState({ token, progress: NO_PROGRESS });
  return [
    reported.token === token ? reported.progress : NO_PROGRESS,
    (progress: Progress) => setReported({ token, progress }),
  ] as const;
}
