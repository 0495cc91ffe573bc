/** The longest wait for the browser to be idle. */
const AT_MOST_MS = 2_000;

/** Runs a function when the browser is idle; returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(run, { timeout: AT_MOST_MS });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}
