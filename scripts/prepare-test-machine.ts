/**
 * Sees to it that the programs that the tests drive are there: Chromium and Redis (PostgreSQL comes with npm).
 * On a Debian machine where we are root, missing ones are installed; elsewhere they are named, and the tests that
 * need them say that they were skipped, except on CI, where nothing may be missing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

interface Program {
  readonly debianPackage: string;
  readonly paths: readonly string[];
}

const programs: readonly Program[] = [
  {
    debianPackage: 'chromium',
    paths: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  },
  {
    debianPackage: 'redis-server',
    paths: ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'],
  },
];

const missing = (): Program[] => programs.filter(({ paths }) => !paths.some((path) => existsSync(path)));

const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const wanted = missing().map(({ debianPackage }) => debianPackage);

if (wanted.length > 0 && canInstall) {
  console.log(`Installing ${wanted.join(' and ')} for the tests …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted], {
    stdio: 'inherit',
    env: environment,
  });
}

const left = missing().map(({ debianPackage }) => debianPackage);
if (left.length > 0) {
  console.warn(
    `Missing on this machine: ${left.join(', ')}. The tests that need them will say that they were skipped.`,
  );
  if (process.env['CI']) process.exit(1);
}
