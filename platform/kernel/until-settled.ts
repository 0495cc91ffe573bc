import { setTimeout as sleep } from 'node:timers/promises';

/** How long a request waits for work in the background before it is answered as pending. */
const PATIENCE_MS = 3_000;
const POLL_INTERVAL_MS = 50;

/** Reads work that goes on in the background until it is settled, or until a request has waited long enough for it. */
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
