import { fork, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

/** The reference platform in a separate process, restarted when it crashes. */
export interface PlatformProcess {
  /** Resolves with its address; rejects when it cannot start at all. */
  readonly ready: Promise<string>;
  stop(): Promise<void>;
}

const program = resolve(__dirname, '../dist/platform.js');
const minPauseMs = 250;
const maxPauseMs = 10_000;
/** A process that ran this long did not crash because of its configuration. */
const healthyMs = 30_000;
const stopMs = 15_000;

export function runPlatform(settings: Readonly<Record<string, string>>): PlatformProcess {
  let child: ChildProcess | undefined;
  let pauseMs = minPauseMs;
  let stopping = false;
  let wasReady = false;
  let announce: { resolve(url: string): void; reject(error: Error): void };
  const ready = new Promise<string>((resolve, reject) => (announce = { resolve, reject }));

  function start(): void {
    const startedAt = Date.now();
    // A new process group: Ctrl-C reaches only this process, so that requests can end before the platform does.
    child = fork(program, {
      env: { ...process.env, ...settings },
      execArgv: ['--enable-source-maps'],
      detached: true,
    });
    child.on('message', (message) => {
      if (typeof message !== 'object' || !('ready' in message)) return;
      wasReady = true;
      announce.resolve(String(message.ready));
    });
    child.once('exit', (code, signal) => {
      if (stopping) return;
      if (!wasReady)
        return announce.reject(new Error(`the platform could not start (${signal ?? `exit code ${code}`})`));
      if (Date.now() - startedAt > healthyMs) pauseMs = minPauseMs;
      console.error(
        `The platform has ended (${signal ?? `exit code ${code}`}); it is started again in ${pauseMs} ms.`,
      );
      setTimeout(() => {
        if (!stopping) start();
      }, pauseMs);
      pauseMs = Math.min(pauseMs * 2, maxPauseMs);
    });
  }

  start();
  return {
    ready,
    stop() {
      stopping = true;
      const running = child;
      if (running === undefined || running.exitCode !== null || running.signalCode !== null)
        return Promise.resolve();
      return new Promise((done) => {
        const kill = setTimeout(() => running.kill('SIGKILL'), stopMs);
        running.once('exit', () => {
          clearTimeout(kill);
          done();
        });
        running.kill('SIGTERM');
      });
    },
  };
}
