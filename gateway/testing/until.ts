import { settle } from './manual-clock';

/** Long, because the machine may be busy. */
const PATIENCE_MS = 30_000;

/** Resolves when the condition is met; real time passes, a manual clock does not advance. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  what = String(condition),
): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Waited in vain until ${what}`);
    await settle();
    await new Promise((done) => setTimeout(done, 2));
  }
}
