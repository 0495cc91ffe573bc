/** Opens the checkout where a walk through it has ended, as a reload of the page does: a walk takes seconds. */
import { openCheckout, type Platform, platform } from './checkout-kit';

/** Call it in a `describe` block: the walk is made once, before the tests. Answers what opens the checkout at its end. */
export function keptAfter(
  walk: (of: Platform) => Promise<void>,
): (of: Platform) => ReturnType<typeof openCheckout> {
  let kept: readonly (readonly [string, string])[] = [];
  beforeAll(async () => {
    sessionStorage.clear();
    const of = platform();
    const { unmount } = await openCheckout(of);
    await walk(of);
    kept = Object.entries(sessionStorage);
    unmount();
  });
  return (of) => {
    for (const [key, value] of kept) sessionStorage.setItem(key, value);
    return openCheckout(of);
  };
}
