/** The programs that tests use and npm does not ship. PostgreSQL is not among them: it comes with npm. */
import { existsSync } from 'node:fs';

export interface TestProgram {
  readonly debianPackage: string;
  readonly paths: readonly string[];
  /** The tests that a run without the program skips. */
  readonly proves: string;
}

export const chromium: TestProgram = {
  // The engine without the browser's own windows: the same pages at two thirds of the processor time.
  debianPackage: 'chromium-headless-shell',
  paths: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ],
  proves: 'all browser tests (e2e/)',
};

export const redis: TestProgram = {
  debianPackage: 'redis-server',
  paths: ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'],
  proves: 'gateways that share Redis (gateway/live, system-tests)',
};

const curl: TestProgram = {
  debianPackage: 'curl',
  paths: ['/usr/bin/curl', '/opt/homebrew/bin/curl'],
  proves: 'examples for the shell (docs/examples)',
};

const jq: TestProgram = {
  debianPackage: 'jq',
  paths: ['/usr/bin/jq', '/opt/homebrew/bin/jq'],
  proves: 'the shell journey (docs/examples/book-a-stay.sh)',
};

const python: TestProgram = {
  debianPackage: 'python3',
  paths: [
    '/usr/bin/python3',
    '/usr/local/bin/python3',
    '/opt/homebrew/bin/python3',
    '/root/.pyenv/shims/python3',
  ],
  proves: 'the Python journey (docs/examples/book-a-stay.py)',
};

export const testPrograms: readonly TestProgram[] = [chromium, redis, curl, jq, python];

/** Where the program is installed; undefined where it is not. */
export const pathOf = ({ paths }: TestProgram): string | undefined => paths.find((path) => existsSync(path));

/** The Chromium to start: CHROMIUM_PATH, or the first that is installed. */
export const chromiumPath = (): string =>
  process.env['CHROMIUM_PATH'] ?? pathOf(chromium) ?? '/usr/bin/chromium';
