/**
 * Fails when a ratio of the gateway to the bare proxy is a quarter worse than the recorded one: `npm run bench:check`. With
 * `RECORD=on`, records the ratios of this run instead. Not a part of `npm test`: it needs a machine that does nothing else.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureGateway, printCase } from './gateway';

const file = join(__dirname, 'recorded-ratios.json');
const MOST_WORSE = 1.25;

async function main(): Promise<boolean> {
  const { cases } = await measureGateway(false);
  const ratios = Object.fromEntries(
    cases.map(({ name, ratios }) => [
      name,
      Number((ratios.find(({ server }) => server === 'gateway')?.median ?? Number.NaN).toFixed(2)),
    ]),
  );
  cases.forEach(printCase);
  if (process.env['RECORD'] === 'on') {
    writeFileSync(file, `${JSON.stringify(ratios, null, 2)}\n`);
    return true;
  }
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, number>>;
  const worse = Object.entries(ratios).filter(([name, ratio]) => {
    const limit = (recorded[name] ?? Number.NaN) * MOST_WORSE;
    return !(ratio <= limit);
  });
  for (const [name, ratio] of worse) console.log(`\n${name}: ${ratio}, recorded ${recorded[name]}`);
  return worse.length === 0;
}

void main().then((isGood) => process.exit(isGood ? 0 : 1));
