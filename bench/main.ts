/**
 * `npm run bench` measures the gateway: against a stub platform next to other servers (bench/gateway.ts), and with a traveler's mix of
 * operations against the reference platform (bench/mix.ts). `npm run bench -- <part>` measures one part.
 */
import { measureFollowers } from './followers';
import { printGateway } from './gateway';
import { measureMemory } from './memory';
import { measureMix } from './mix';
import { measureSearch } from './search';

const parts: Readonly<Record<string, () => Promise<void>>> = {
  gateway: printGateway,
  mix: measureMix,
  followers: measureFollowers,
  memory: measureMemory,
  search: measureSearch,
};

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !(name in parts));
  if (unknown !== undefined)
    throw new Error(`There is no part ${unknown}. The parts are ${Object.keys(parts).join(', ')}.`);
  for (const name of names) await parts[name]?.();
}

const chosen = process.argv.slice(2);
main(chosen.length > 0 ? chosen : ['gateway', 'mix']).then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
