import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../database/ports';
import { personas } from '../people/personas/personas';
import { createCaller, type TestCaller } from './test-platform';

/** A platform in a separate process that tests can kill. */
export interface PlatformProcess {
  readonly url: string;
  /** A caller, and its headers for further callers of the same session. */
  signIn(personaKey: string): Promise<TestCaller & { readonly session: Record<string, string> }>;
  /** kill -9; resolves when the process has ended. */
  kill(): Promise<void>;
}

const ROOT = join(__dirname, '../..');

/** Makes the clock of a program's machine differ from the true time. */
const wrongClock = (hours: number): string =>
  `data:text/javascript,${encodeURIComponent(`
    const True = Date;
    const now = () => True.now() + ${hours * 3_600_000};
    globalThis.Date = class extends True {
      constructor(...given) { super(...(given.length === 0 ? [now()] : given)); }
      static now = now;
    };
  `)}`;

export async function startPlatformProcess(
  databaseUrl: string,
  hoursAhead = 0,
  settings: Readonly<Record<string, string>> = {},
): Promise<PlatformProcess> {
  const clock = hoursAhead === 0 ? [] : ['--import', wrongClock(hoursAhead)];
  const child = spawn(process.execPath, [...clock, '--enable-source-maps', 'dist/platform.js'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrl,
      PLATFORM_PORT: String(await freePort()),
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.stderr?.pipe(process.stderr, { end: false });
  const url = await readyUrl(child);
  return {
    url,
    signIn: async (personaKey) => {
      const persona = personas.find(({ key }) => key === personaKey);
      if (!persona) throw new Error(`There is no persona ${personaKey}`);
      const { emailAddress, code } = persona;
      const { body } = await createCaller(url, {}).call('loginByCode', { emailAddress, code });
      const session = { authorization: `Bearer ${body.token}`, 'h-csrf-token': body.csrfToken };
      return { session, ...createCaller(url, session) };
    },
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function readyUrl(child: ChildProcess): Promise<string> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The platform did not start')));
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ ready: string }];
  return message.ready;
}
