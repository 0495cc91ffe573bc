import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/**
 * Ends a server of the tests, and removes its folder, when this process ends without stopping it, such as a test run that is
 * killed. A shell waits for the end of its input, which only this process holds open. The returned function ends the watch.
 */
export function endWithThisProcess(serverPid: number | string, folder: string): () => void {
  const script = 'read -r _; kill -INT "$1" 2>/dev/null; sleep 1; rm -rf "$2"';
  const watcher = spawn('sh', ['-c', script, 'sh', String(serverPid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // Without a shell nothing is watched.
  watcher.once('error', () => undefined);
  watcher.unref();
  (watcher.stdin as Socket).unref();
  return () => watcher.kill('SIGKILL');
}
