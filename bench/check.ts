/**
 * Fails when a ratio of the gateway to the bare proxy is a quarter worse than the recorded one: `npm run bench:check`. It measures
 * two processes of the gateway, and takes the faster one.
 *
 *     RECORD=on npm run bench:check      records the ratios, of the slowest of three runs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureGateway, printCase, type Ratios, ratiosOf } from './gateway';

const MAX_FACTOR = 1.25;
const RECORDED_RUNS = 3;
const file = join(__dirname, 'recorded-ratios.json');

async function measure(): Promise<Ratios> {
  const { cases } = await measureGateway(false);
  cases.forEach(printCase);
  return ratiosOf(cases);
}

async function record(): Promise<void> {
  const slowest: Record<string, number> = {};
  for (let run = 0; run < RECORDED_RUNS; run += 1) {
    for (const [name, ratio] of Object.entries(await measure())) {
      slowest[name] = Math.max(ratio, slowest[name] ?? 0);
    }
  }
  writeFileSync(file, `${JSON.stringify(slowest, null, 2)}\n`);
}

async function check(): Promise<void> {
  const measured = await measure();
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Ratios;
  // A case without a recorded ratio counts as worse.
  const worse = Object.entries(measured).filter(
    ([name, ratio]) => !(ratio <= (recorded[name] ?? 0) * MAX_FACTOR),
  );
  for (const [name, ratio] of worse) console.log(`\n${name}: ${ratio}, recorded ${recorded[name]}`);
  if (worse.length > 0) process.exitCode = 1;
}

void (process.env['RECORD'] === 'on' ? record() : check()).then(() => process.exit());
