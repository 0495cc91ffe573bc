import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests of the client (docs/adr/0009-client-test-runner.md). */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  resolve: {
    // As Node resolves packages, so that no package is loaded twice.
    conditions: ['module-sync', 'node'],
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    include: ['client/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/' } },
    setupFiles: ['client/testing/setup.ts'],
    // Files share the modules of their process; testing/fresh-browser.ts resets them between tests.
    isolate: false,
    pool: 'forks',
    maxWorkers: '100%',
    // Whole screens leave a lot of short-lived garbage: fewer, larger collections.
    execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=32'],
    css: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
