import { defineConfig } from '@playwright/test';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from '#scripts/test-programs.ts';
import { CHROMIUM_ARGUMENTS, desktop } from './testing/chromium';

/**
 * Browser tests (docs/testing.md). One portal and one Chromium per worker; a new context for each test. A failed test is retried
 * once, with a trace; `testing/summary-reporter.ts` lists it and fails a run with more than two of them.
 */
export default defineConfig({
  globalSetup: './testing/global-setup.ts',
  outputDir: join(__dirname, '../test-results'),
  // Most tests wait for servers, so two cores can run three workers.
  workers: Math.max(3, Math.floor(cpus().length / 2)),
  retries: 1,
  // A run that has failed ends, and names its failures.
  maxFailures: 20,
  globalTimeout: 29 * 60_000,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./testing/summary-reporter.ts']],
  use: {
    browserName: 'chromium',
    viewport: desktop,
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromiumPath(),
      // A page lives for seconds: optimizing its code takes more time than it saves.
      args: [...CHROMIUM_ARGUMENTS, '--js-flags=--no-opt,--no-maglev'],
    },
  },
  // The longest first: files that wait for servers to come back.
  projects: ['outages', 'journeys', 'matrix'].map((name) => ({
    name,
    testDir: name,
    testMatch: '*.spec.ts',
  })),
});
