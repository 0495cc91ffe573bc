/** The counts that every part of the test suite reports, however it is run. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface TestSummary {
  readonly passed: number;
  /** The titles of the tests that failed; a file that cannot be loaded is one of them. */
  readonly failed: readonly string[];
  /** The titles of the tests that did not run. */
  readonly skipped: readonly string[];
  /** Seconds by test file. */
  readonly seconds: Readonly<Record<string, number>>;
  /** Tests that passed on their second try. */
  readonly retried: readonly { readonly title: string; readonly error: string }[];
}

/** The relevant part of Jest's JSON; Vitest writes the same. */
interface JestResults {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Reads the summary of a run; undefined when the run ended before it could write one. */
export function readSummary(file: string): TestSummary | undefined {
  if (!existsSync(file)) return undefined;
  const results = JSON.parse(readFileSync(file, 'utf8')) as JestResults | TestSummary;
  return 'testResults' in results ? ofJest(results) : results;
}

function ofJest(results: JestResults): TestSummary {
  const { numPassedTests, testResults } = results;
  const titles = (has: (status: string) => boolean) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => has(status))
        .map(({ fullName }) => `${relative(process.cwd(), name)} › ${fullName}`),
    );
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: [
      ...titles((status) => status === 'failed'),
      ...unloaded.map(({ name }) => `${relative(process.cwd(), name)} could not be loaded`),
    ],
    skipped: titles((status) => status !== 'passed' && status !== 'failed'),
    seconds: Object.fromEntries(
      testResults.map(({ name, startTime, endTime }) => [
        relative(process.cwd(), name),
        (endTime - startTime) / 1_000,
      ]),
    ),
    retried: [],
  };
}
