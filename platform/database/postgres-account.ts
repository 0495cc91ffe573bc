/**
 * PostgreSQL refuses to run as root. As root its programs are started as the system user `postgres`, which is created if missing.
 * If that user may not enter the parent folders (a clone under /root, say), `setpriv` keeps the one capability that allows it.
 */
import { execFileSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface PostgresAccount {
  /** The command line that runs `program` as this account. */
  command(program: string, parameters: readonly string[]): [string, string[]];
  /** Changes the owner of a folder to this account. */
  own(folder: string): void;
}

const asOurselves: PostgresAccount = {
  command: (program, parameters) => [program, [...parameters]],
  own: () => undefined,
};

export function postgresAccount(paths: readonly string[]): PostgresAccount {
  if (process.getuid?.() !== 0) return asOurselves;
  const uid = numericId('-u');
  const gid = numericId('-g');
  const capabilities = paths.every(mayBeEntered)
    ? []
    : ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return {
    command: (program, parameters) => [
      'setpriv',
      [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...capabilities, program, ...parameters],
    ],
    own: (folder) => chownSync(folder, uid, gid),
  };
}

function numericId(flag: '-u' | '-g'): number {
  const ask = () => Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return ask();
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
    return ask();
  }
}

/** Whether everyone may enter all folders above a path. */
function mayBeEntered(path: string): boolean {
  const parent = dirname(path);
  return parent === path || ((statSync(parent).mode & 0o001) !== 0 && mayBeEntered(parent));
}
