/** Writes what the clients generate from the released graph: types, and the artifacts of Relay's compiler. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import * as operations from './testing/operations';

const folder = import.meta.dirname;
const schema = join(folder, '../schema/released/graph.graphql');

const run = (command: string, ...parameters: readonly string[]) =>
  execFileSync(join(folder, 'node_modules/.bin', command), parameters, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** Names as Relay requires them: that of the module in front, and the kind at the end. */
const forRelay = (text: string): string =>
  text.replace(
    /^(query|mutation|subscription) (\w+)/,
    (_, kind: string, name: string) =>
      `${kind} journey${name}${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
  );

rmSync(join(folder, 'generated'), { recursive: true, force: true });
mkdirSync(join(folder, 'generated/relay'), { recursive: true });
const texts = Object.values(operations).map((text) => `graphql\`${forRelay(text)}\`;`);
writeFileSync(
  join(folder, 'relay/journey.generated.ts'),
  ["import { graphql } from 'relay-runtime';", ...texts].join('\n\n'),
);
run('relay-compiler');
run('gql.tada', 'generate-output');
await generate({
  cwd: folder,
  schema,
  documents: 'client-preset.test.ts',
  silent: true,
  generates: {
    'generated/client-preset/': {
      preset: 'client',
      config: { useTypeImports: true, scalars: { Decimal: 'string', Date: 'string' } },
    },
  },
});
