/**
 * The test suite (docs/testing.md):
 *
 *     npm test              every gate, the build, all tests without a browser except reliability, and the browser journeys
 *     npm run test:rest     the remaining tests: reliability, and the browser tests of matrix and outages
 *     npm run test:all      both
 *     npm run test:night    kills, races, soak and fuzz, as large as a night allows
 *
 * Shows each part as it runs, and ends with the failed tests and a one-line summary.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIfStale } from './generate';
import { missingTestPrograms, prepareTestMachine } from './prepare-test-machine';
import {
  browserTests,
  build,
  gates,
  nightly,
  type Part,
  systemTests,
  testsWithoutBrowser,
} from './test-parts';
import { chromium } from './test-programs';
import { readSummary, type TestSummary } from './test-summary';

interface Outcome {
  readonly name: string;
  readonly seconds: number;
  readonly summary: TestSummary;
}

const scratch = mkdtempSync(join(tmpdir(), 'portal-test-run-'));

/** Runs a command; its output is shown immediately, or only when it fails. */
function run({
  name,
  script,
  parameters = [],
  maxMinutes = 30,
  settings,
  summaryTo,
  correction,
}: Part): Promise<Outcome> {
  const startedAt = performance.now();
  const summaryFile = join(scratch, `${name.replace(/\W+/g, '-')}.json`);
  const shown = summaryTo === undefined ? 'pipe' : 'inherit';
  const all = ['run', '--silent', script, '--', ...parameters, ...(summaryTo?.(summaryFile) ?? [])];
  const child = spawn('npm', all, {
    stdio: ['ignore', shown, shown],
    timeout: maxMinutes * 60_000,
    env: { ...settings, ...process.env, FORCE_COLOR: '0', TEST_SUMMARY_FILE: summaryFile },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done) => {
    child.once('exit', (code) => {
      const seconds = (performance.now() - startedAt) / 1_000;
      const end = code === 0 ? 'passed' : 'FAILED';
      console.log(
        `${end}  ${name} (${Math.round(seconds)} s${child.killed ? ', killed: it did not end' : ''})`,
      );
      if (code !== 0) process.stdout.write(output);
      if (code !== 0 && correction !== undefined) console.log(`To correct it: ${correction}\n`);
      done({ name, seconds, summary: summaryOf(name, code, readSummary(summaryFile)) });
    });
  });
}

function summaryOf(name: string, code: number | null, written: TestSummary | undefined): TestSummary {
  const failed = code === 0 ? [] : [name];
  if (written === undefined)
    return { passed: code === 0 ? 1 : 0, failed, skipped: [], seconds: {}, retried: [] };
  // A run can fail although each of its tests passed: too many retries, a broken setup.
  return written.failed.length === 0 ? { ...written, failed } : written;
}

/** Runs parts in parallel, one for each core. */
async function runTogether(parts: readonly Part[]): Promise<Outcome[]> {
  const waiting = [...parts];
  const outcomes: Outcome[] = [];
  const lane = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) outcomes.push(await run(part));
  };
  await Promise.all(Array.from({ length: Math.max(2, cpus().length) }, lane));
  return outcomes;
}

async function runInTurn(parts: readonly Part[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const part of parts) {
    console.log(`\n${part.name} …`);
    outcomes.push(await run(part));
  }
  return outcomes;
}

function report(outcomes: readonly Outcome[], seconds: number): boolean {
  const slowest = outcomes
    .flatMap(({ summary }) => Object.entries(summary.seconds))
    .sort(([, left], [, right]) => right - left)
    .slice(0, 10);
  console.log('\nSeconds by part:');
  for (const outcome of outcomes)
    console.log(`${String(Math.round(outcome.seconds)).padStart(6)}  ${outcome.name}`);
  console.log('The slowest test files:');
  for (const [file, each] of slowest) console.log(`${String(Math.round(each)).padStart(6)}  ${file}`);
  const retried = outcomes.flatMap(({ summary }) => summary.retried);
  if (retried.length > 0) console.log(`\nPassed at the second try (${retried.length}):`);
  for (const { title, error } of retried) console.log(`  ${title}\n    ${error}`);
  const skipped = outcomes.flatMap(({ summary }) => summary.skipped);
  if (skipped.length > 0) console.log(`\nNOT PROVED, because these tests were skipped:`);
  for (const title of skipped) console.log(`  ${title}`);
  for (const { debianPackage, proves } of missingTestPrograms())
    console.log(`\nNOT PROVED, because ${debianPackage} is not installed: ${proves}.`);
  const failed = outcomes.flatMap(({ summary }) => summary.failed);
  if (failed.length > 0) console.log('\nFAILED:');
  for (const title of failed) console.log(`  ${title}`);
  const passed = outcomes.reduce((total, { summary }) => total + summary.passed, 0);
  console.log(`\nTook ${Math.round(seconds)} s.`);
  console.log(`${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
  return failed.length === 0 && passed > 0;
}

/** The scope of a run: `gates` is `npm run check`, `usual` is `npm test`. */
type Extent = 'gates' | 'usual' | 'rest' | 'all' | 'night';

async function runExtent(extent: Extent): Promise<Outcome[]> {
  await generateIfStale();
  if (extent === 'gates') return runTogether(gates);
  prepareTestMachine();
  const outcomes = await runTogether(extent === 'rest' || extent === 'night' ? [build] : [build, ...gates]);
  // The tests of servers and pages would run the previous build.
  if (outcomes.some(({ name, summary }) => name === build.name && summary.failed.length > 0)) return outcomes;
  if (extent === 'night') return [...outcomes, ...(await runInTurn(nightly))];
  if (extent !== 'rest') outcomes.push(...(await runInTurn(testsWithoutBrowser)));
  if (extent !== 'usual') outcomes.push(...(await runInTurn([systemTests])));
  if (missingTestPrograms().includes(chromium)) return outcomes;
  const projects = [
    ...(extent === 'rest' ? [] : ['journeys']),
    ...(extent === 'usual' ? [] : ['matrix', 'outages']),
  ];
  return [...outcomes, ...(await runInTurn([browserTests(...projects)]))];
}

async function main(extent: Extent): Promise<void> {
  const startedAt = performance.now();
  const outcomes = await runExtent(extent);
  rmSync(scratch, { recursive: true, force: true });
  process.exitCode = report(outcomes, (performance.now() - startedAt) / 1_000) ? 0 : 1;
}

void main((process.argv[2] ?? 'usual') as Extent);
