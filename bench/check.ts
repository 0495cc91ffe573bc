/**
 * Fails when a ratio of the gateway to the bare proxy is a quarter worse than the recorded one: `npm run bench:check`. It measures
 * two processes of the gateway, and takes the faster one. Other work of the machine only makes a ratio worse, so it measures again
 * before it fails.
 *
 *     RECORD=on npm run bench:check      records the ratios, the median of three runs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureGateway, printCase, type Ratios, ratiosOf } from './gateway';
import { medianOf } from './median';

const MAX_FACTOR = 1.25;
const MAX_RUNS = 3;
const file = join(__dirname, 'recorded-ratios.json');

async function measure(): Promise<Ratios> {
  const { cases } = await measureGateway(false);
  cases.forEach(printCase);
  return ratiosOf(cases);
}

async function record(): Promise<void> {
  const runs: Ratios[] = [];
  while (runs.length < MAX_RUNS) runs.push(await measure());
  const medians = Object.keys(runs[0] ?? {}).map((name) => [
    name,
    medianOf(runs.map((run) => run[name] ?? Number.NaN)),
  ]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(medians), null, 2)}\n`);
}

const recorded = JSON.parse(readFileSync(file, 'utf8')) as Ratios;

/** A case without a recorded ratio counts as worse. */
const isWorse = ([name, ratio]: readonly [string, number]): boolean =>
  !(ratio <= (recorded[name] ?? 0) * MAX_FACTOR);

async function check(): Promise<void> {
  let worse: (readonly [string, number])[] = [];
  for (let run = 1; run <= MAX_RUNS; run += 1) {
    const measured = await measure();
    const toCheck = run === 1 ? Object.entries(measured) : worse;
    worse = toCheck.map(([name]) => [name, measured[name] ?? Number.NaN] as const).filter(isWorse);
    for (const [name, ratio] of worse) console.log(`\n${name}: ${ratio}, recorded ${recorded[name]}`);
    if (worse.length === 0) return;
  }
  process.exitCode = 1;
}

void (process.env['RECORD'] === 'on' ? record() : check()).then(() => process.exit());
