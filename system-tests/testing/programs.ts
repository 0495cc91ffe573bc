import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export { freePort } from '#platform/database/ports.ts';

/** A server of this repository as a separate process that a test can kill to simulate an outage. */
export interface Program {
  readonly url: string;
  readonly processId: number;
  readonly output: () => string;
  /** Ends the process immediately, like a crash. */
  readonly kill: () => Promise<void>;
  /** Stops the process as an operator does. */
  readonly stop: () => Promise<void>;
}

const root = join(__dirname, '../..');

/** The last characters of a program's output, for the message of a failed test. */
const KEPT_OUTPUT = 200_000;

/** A data folder that is removed after the test. */
export function temporaryDataDir(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'portal-'));
  return {
    path,
    remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}

/**
 * Runs one of our servers from its build, and waits until it responds at `readyPath`. Without source maps, which take a sixth of
 * the processor time of a start.
 */
export async function startProgram(
  server: 'gateway' | 'platform',
  port: number,
  environment: Readonly<Record<string, string>>,
  readyPath = '/readyz',
): Promise<Program> {
  const child = spawn(process.execPath, [join(root, `dist/${server}.js`)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
    if (output.length > 2 * KEPT_OUTPUT) output = output.slice(-KEPT_OUTPUT);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const url = `http://localhost:${port}`;
  await untilStarted(child, `${url}${readyPath}`, () => output);
  const end = (signal: NodeJS.Signals) => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  return { url, processId: child.pid ?? 0, output: () => output, kill: end('SIGKILL'), stop: end('SIGTERM') };
}

async function untilStarted(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const end = child.exitCode ?? child.signalCode;
    if (end !== null) throw new Error(`The program ended with ${end}:\n${output()}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`Nothing answered at ${url} within a minute:\n${output()}`);
}
