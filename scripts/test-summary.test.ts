/** What the proof says at its end: every count, each skipped test, and no second try that stays hidden. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig, TestCase, TestResult } from '@playwright/test/reporter';
import SummaryReporter from '#e2e/testing/summary-reporter.ts';
import { readSummary } from './test-summary';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-summary-'));
  file = join(folder, 'summary.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a part that ended before it could write its counts has no summary', () => {
  expect(readSummary(file)).toBeUndefined();
});

test('the results of Jest and Vitest name skipped tests, and count a file that cannot be loaded as a failure', () => {
  const resultOf = (name: string, status: string, ...statuses: string[]) => ({
    name: join(process.cwd(), name),
    status,
    startTime: 1_000,
    endTime: 3_500,
    assertionResults: statuses.map((each, index) => ({ fullName: `${each} ${index}`, status: each })),
  });
  writeFileSync(
    file,
    JSON.stringify({
      numPassedTests: 2,
      testResults: [
        resultOf('a.test.ts', 'failed', 'passed', 'failed', 'pending', 'passed'),
        resultOf('b.test.ts', 'passed', 'todo', 'skipped'),
        resultOf('c.test.ts', 'failed'),
      ],
    }),
  );
  expect(readSummary(file)).toEqual({
    passed: 2,
    failed: ['a.test.ts › failed 1', 'c.test.ts could not be loaded'],
    skipped: ['a.test.ts › pending 2', 'b.test.ts › todo 0', 'b.test.ts › skipped 1'],
    seconds: { 'a.test.ts': 2.5, 'b.test.ts': 2.5, 'c.test.ts': 2.5 },
    retried: [],
  });
});

describe('browser tests', () => {
  const testCase = (title: string, outcome: ReturnType<TestCase['outcome']>) =>
    ({
      location: { file: '/portal/e2e/a.spec.ts', line: 1, column: 1 },
      outcome: () => outcome,
      titlePath: () => ['', 'journeys', 'a.spec.ts', title],
      results: [{ error: { message: `${title} broke\nat a line` } }],
    }) as unknown as TestCase;

  async function report(...tests: readonly TestCase[]) {
    const reporter = new SummaryReporter();
    reporter.onBegin({ rootDir: '/portal/e2e' } as FullConfig);
    for (const each of tests) reporter.onTestEnd(each, { duration: 500 } as TestResult);
    return reporter.onEnd();
  }

  beforeEach(() => {
    process.env['TEST_SUMMARY_FILE'] = file;
    jest.spyOn(console, 'log').mockImplementation();
  });
  afterEach(() => {
    delete process.env['TEST_SUMMARY_FILE'];
    jest.restoreAllMocks();
  });

  test('are counted, and retried ones are listed with their first error', async () => {
    await report(
      testCase('works', 'expected'),
      testCase('wavers', 'flaky'),
      testCase('breaks', 'unexpected'),
      testCase('rests', 'skipped'),
    );
    expect(readSummary(file)).toEqual({
      passed: 2,
      failed: ['journeys › a.spec.ts › breaks'],
      skipped: ['journeys › a.spec.ts › rests'],
      seconds: { 'e2e/a.spec.ts': 2 },
      retried: [{ title: 'journeys › a.spec.ts › wavers', error: 'wavers broke' }],
    });
    const printed = jest.mocked(console.log).mock.calls.flat().join('\n');
    expect(printed).toContain('journeys › a.spec.ts › wavers\n    wavers broke');
  });

  test.each([
    [2, {}],
    [3, { status: 'failed' }],
  ])('%d retried tests end a run with %j', async (count, status) => {
    const flaky = Array.from({ length: count }, (_, index) => testCase(`wavers ${index}`, 'flaky'));
    expect(await report(testCase('works', 'expected'), ...flaky)).toEqual(status);
  });
});
