/** How far a quote or a booking under way has come, as its stream reports. */
export interface Progress {
  /** How often the platform was asked; 0 before the first answer. */
  readonly attempt: number;
  readonly elapsedMs: number;
}

export const NO_PROGRESS: Progress = { attempt: 0, elapsedMs: 0 };
