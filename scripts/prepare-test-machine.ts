/**
 * Finds the programs that the tests use (PostgreSQL comes with npm). As root on Debian it installs missing ones. Elsewhere the
 * run lists the tests that it skips, except on CI, where a missing program fails the run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathOf, type TestProgram, testPrograms } from './test-programs';

export const missingTestPrograms = (): readonly TestProgram[] =>
  testPrograms.filter((program) => pathOf(program) === undefined);

export function prepareTestMachine(): void {
  const wanted = missingTestPrograms().map(({ debianPackage }) => debianPackage);
  if (wanted.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${wanted.join(' and ')} for the tests …`);
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...wanted];
    for (const parameters of [['update', '-qq'], install])
      spawnSync('apt-get', parameters, { stdio: 'inherit', env: environment });
  }
  const missing = missingTestPrograms().map(({ debianPackage }) => debianPackage);
  if (missing.length === 0) return;
  console.warn(`Missing on this machine: ${missing.join(', ')}. The tests that need them are skipped.`);
  if (process.env['CI']) throw new Error('On CI every program that the tests drive has to be installed.');
}
