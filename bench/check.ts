/**
 * Fails when a ratio of the gateway to the bare proxy is a quarter worse than the recorded one: `npm run bench:check`. Not part
 * of `npm test`: it needs an otherwise idle machine.
 */
import { readFileSync } from 'node:fs';
import { measureGateway, printCase, ratiosOf, recordedRatios } from './gateway';

const MAX_FACTOR = 1.25;

async function main(): Promise<boolean> {
  const recorded = JSON.parse(readFileSync(recordedRatios, 'utf8')) as Readonly<Record<string, number>>;
  const { cases } = await measureGateway(false);
  cases.forEach(printCase);
  // A case without a recorded ratio counts as worse.
  const worse = Object.entries(ratiosOf(cases)).filter(
    ([name, ratio]) => !(ratio <= (recorded[name] ?? 0) * MAX_FACTOR),
  );
  for (const [name, ratio] of worse) console.log(`\n${name}: ${ratio}, recorded ${recorded[name]}`);
  return worse.length === 0;
}

void main().then((isGood) => process.exit(isGood ? 0 : 1));
