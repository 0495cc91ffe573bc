import { useState } from 'react';

/** The progress of a running quote or booking, as its stream reports it. */
export interface Progress {
  /** The number of polls so far; 0 before the first answer. */
  readonly attempt: number;
  readonly elapsedMs: number;
}

const NO_PROGRESS: Progress = { attempt: 0, elapsedMs: 0 };

/** The progress of the quote or booking with this token; earlier progress is dropped. */
export function useProgressOf(token: string | null) {
  const [reported, setReported] = useState({ token, progress: NO_PROGRESS });
  return [
    reported.token === token ? reported.progress : NO_PROGRESS,
    (progress: Progress) => setReported({ token, progress }),
  ] as const;
}
