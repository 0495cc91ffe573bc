/** The PostgreSQL process of a data folder, identified by its pid file. */
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const stopTimeoutMs = 20_000;

/** The process that serves a data folder; undefined when there is none, even if its pid file was left behind. */
export function runningPostmaster(data: string): number | undefined {
  const pidFile = join(data, 'postmaster.pid');
  const text = textOf(pidFile);
  if (text === undefined) return undefined;
  const pid = Number(text.split('\n')[0]);
  if (isAlive(pid) && isPostgres(pid) && worksIn(pid, data)) return pid;
  // Another program may now have this process id, and PostgreSQL would refuse to start because of it.
  rmSync(pidFile, { force: true });
  return undefined;
}

/** Undefined for a missing file: a server that stops removes its pid file at any moment. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    // No /proc on this system: trust the pid file.
    return platform() !== 'linux';
  }
}

/** PostgreSQL works in its data folder; another cluster's process may now have this process id. */
function worksIn(pid: number, data: string): boolean {
  try {
    const [its, ours] = [statSync(`/proc/${pid}/cwd`), statSync(data)];
    return its.ino === ours.ino && its.dev === ours.dev;
  } catch {
    // No /proc on this system, or another user's process: trust the pid file.
    return true;
  }
}

/** Fast shutdown: running statements are aborted, everything committed is on disk. */
export async function stopPostmaster(data: string): Promise<void> {
  const pid = runningPostmaster(data);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + stopTimeoutMs;
  while (isAlive(pid) && existsSync(join(data, 'postmaster.pid')) && Date.now() < deadline) await sleep(25);
}
