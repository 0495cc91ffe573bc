import { defineConfig } from 'vitest/config';

/** Clients and routers that others wrote, against a gateway and a platform that `global-setup.ts` starts. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['*.test.ts'],
    globalSetup: 'testing/global-setup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 60_000,
  },
});
