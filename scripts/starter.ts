/**
 * The process that started this one: `npm start` and its shell end on SIGTERM without passing it on, so their end is the signal. Unix
 * gives an orphan another parent; on Windows the id of the parent stays, and no process has it any more.
 */
const INTERVAL_MS = 500;

/** Calls `onEnd` once when the parent process has ended. */
export function onStarterEnd(onEnd: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent && isRunning(parent)) return;
    clearInterval(timer);
    onEnd();
  }, INTERVAL_MS);
  timer.unref();
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // A process of another user runs, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
