import { settle } from './manual-clock';

/** Machines do other things too. */
const PATIENCE_MS = 30_000;

/** Resolves when the condition holds; real time passes, that of a manual clock does not. */
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
