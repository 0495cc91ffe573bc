import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { TestSummary } from '#scripts/test-summary.ts';

const MAX_RETRIED = 2;

/**
 * Lists each test that passed on its second try, with its first error, and fails a run with more than two of them. Writes the
 * counts to the file that TEST_SUMMARY_FILE names, for scripts/test.ts.
 */
export default class SummaryReporter implements Reporter {
  private readonly tests = new Set<TestCase>();
  private readonly seconds = new Map<string, number>();
  private root = '';

  onBegin(config: FullConfig): void {
    this.root = config.rootDir;
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.tests.add(test);
    const file = relative(`${this.root}/..`, test.location.file);
    this.seconds.set(file, (this.seconds.get(file) ?? 0) + duration / 1_000);
  }

  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    const { retried, ...counts } = this.summary();
    if (retried.length > 0) {
      console.log(`\nPassed at the second try (more than ${MAX_RETRIED} fail the run):`);
      for (const { title, error } of retried) console.log(`  ${title}\n    ${error}`);
    }
    const file = process.env['TEST_SUMMARY_FILE'];
    if (file !== undefined) writeFileSync(file, JSON.stringify({ ...counts, retried } satisfies TestSummary));
    return retried.length > MAX_RETRIED ? { status: 'failed' } : {};
  }

  printsToStdio(): boolean {
    return false;
  }

  private summary(): TestSummary {
    const tests = [...this.tests];
    const withOutcome = (...outcomes: readonly ReturnType<TestCase['outcome']>[]) =>
      tests.filter((test) => outcomes.includes(test.outcome()));
    return {
      passed: withOutcome('expected', 'flaky').length,
      failed: withOutcome('unexpected').map(titleOf),
      skipped: withOutcome('skipped').map(titleOf),
      seconds: Object.fromEntries(this.seconds),
      retried: withOutcome('flaky').map((test) => ({
        title: titleOf(test),
        error: test.results[0]?.error?.message?.split('\n')[0] ?? 'no error was recorded',
      })),
    };
  }
}

const titleOf = (test: TestCase): string => test.titlePath().filter(Boolean).join(' › ');
