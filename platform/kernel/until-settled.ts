import { setTimeout as sleep } from 'node:timers/promises';

/** How long a request waits for background work before it returns pending. */
const PATIENCE_MS = 3_000;
const POLL_INTERVAL_MS = 50;

/** Polls background work until it is settled, or until a request has waited long enough. */
export async function untilSettled<Work>(
  read: () => Promise<Work>,
  isSettled: (work: Work) => boolean,
): Promise<Work> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const work = await read();
    if (isSettled(work) || Date.now() > deadline) return work;
    await sleep(POLL_INTERVAL_MS);
  }
}
