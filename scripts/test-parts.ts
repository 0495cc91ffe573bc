/** The parts of the test suite, and how each is run. */

export interface Part {
  readonly name: string;
  /** The npm script, and its parameters after `--`. */
  readonly script: string;
  readonly parameters?: readonly string[];
  /** A part that takes longer hangs: it is killed, and counts as failed. 30 if unset. */
  readonly maxMinutes?: number;
  /** Settings that make its tests larger, unless the environment overrides them. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Makes the script write its counts to a file; without it the part is a gate, which counts as one test. */
  readonly summaryTo?: (file: string) => readonly string[];
  /** The command that corrects what the part found. */
  readonly correction?: string;
}

/** Each uses one core; the longest come first. */
export const gates: readonly Part[] = [
  { name: 'lint', script: 'lint', correction: 'npx eslint --fix .' },
  { name: 'format', script: 'check:format', correction: 'npm run format' },
  { name: 'types', script: 'types' },
  { name: 'error codes', script: 'check:error-codes', correction: 'npm run error-codes' },
  { name: 'unused code', script: 'check:unused' },
  { name: 'schema compatibility', script: 'check:schema' },
  { name: 'documents', script: 'check:docs' },
  { name: 'licenses', script: 'check:licenses' },
  { name: 'requirements', script: 'check:requirements', correction: 'npm run requirements' },
];

export const build: Part = { name: 'build', script: 'build' };

/** Each uses all cores. */
export const testsWithoutBrowser: readonly Part[] = [
  {
    name: 'domain, platform, gateway, resolvers',
    script: 'test:servers',
    summaryTo: (file) => ['--json', `--outputFile=${file}`],
  },
  {
    name: 'client',
    script: 'test:client',
    summaryTo: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  },
];

/** Platform and gateway together; small runs of kills, races, soak and fuzz; faults of the platform's database; programs. */
export const systemTests: Part = {
  name: 'system, reliability, programs',
  script: 'test:system',
  summaryTo: (file) => ['--json', `--outputFile=${file}`],
};

const enlarged = (
  name: string,
  files: string,
  settings: NonNullable<Part['settings']>,
  script = systemTests.script,
): Part => ({
  name,
  script,
  parameters: [`--testPathPatterns=${files}`],
  settings,
  maxMinutes: 180,
  summaryTo: (file) => ['--json', `--outputFile=${file}`],
});

/** Larger runs of the everyday tests; each uses a daily seed, which its titles contain. */
export const nightly: readonly Part[] = [
  enlarged('kills', 'reliability/kills', { KILLS: '200' }),
  enlarged('cancellations', 'reliability/cancellations', { CANCELLATIONS: '200' }),
  enlarged('approvals', 'reliability/approvals', { APPROVALS: '50' }),
  enlarged('payments', 'reliability/payment-plan-booked', { PAYMENTS: '3' }),
  enlarged('races', 'reliability/last-nights', { RACERS: '50', RACES: '6' }),
  enlarged('pages of many users', 'rendered-pages', { RENDERED_PAGES: '10000' }),
  enlarged('soak', 'reliability/soak', { SOAK_SECONDS: '300' }),
  enlarged('slow readers', 'reliability/slow-readers', { READERS: '1000' }),
  enlarged('fuzz of the graph', 'reliability/fuzz', { FUZZ_RUNS: '3900' }),
  enlarged('fuzz of REST', 'platform/http/fuzz', { FUZZ_RUNS: '12000' }, 'test:servers'),
];

/** Browser tests of some of the projects in e2e/playwright.config.ts. */
export const browserTests = (...projects: readonly string[]): Part => ({
  name: `browser: ${projects.join(', ')}`,
  script: 'test:browser',
  parameters: projects.flatMap((project) => ['--project', project]),
  // e2e/testing/summary-reporter.ts reads the name of the file from the environment.
  summaryTo: () => [],
});
