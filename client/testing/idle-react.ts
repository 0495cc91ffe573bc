import { configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';

/** Resolves once React has no work scheduled: effects of the last render, and what those effects render, are done. */
function reactIsIdle(): Promise<void> {
  return new Promise((resolve) => {
    unstable_scheduleCallback(unstable_IdlePriority, () => resolve());
  });
}

const { asyncWrapper } = getConfig();

/**
 * An interaction ends when React is idle. Testing Library waits for one timer only, and on a slow machine a timer
 * comes before React's own tasks: a test would read the page between a render and its effects.
 */
configure({
  asyncWrapper: (interact) =>
    asyncWrapper(async () => {
      const result = await interact();
      await reactIsIdle();
      return result;
    }),
});
