import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as declarations from './endpoints';

interface Operation {
  readonly 'x-command'?: boolean;
}

const document = JSON.parse(
  readFileSync(resolve(__dirname, '../../schema/platform.openapi.json'), 'utf8'),
) as {
  paths: Record<string, Record<string, Operation>>;
};

const endpoints = Object.entries(declarations).map(([name, { definition }]) => [name, definition] as const);

test.each(endpoints)(
  '%s is declared as in the contract: commands change something, reads do not',
  (_, definition) => {
    const operation = document.paths[definition.path]?.[definition.method.toLowerCase()];
    expect(operation).toBeDefined();
    expect(definition.kind).toBe(operation?.['x-command'] ? 'command' : 'read');
  },
);

test('[DC-10] each operation of the platform is declared at most once', () => {
  const declared = endpoints.map(([, { method, path }]) => `${method} ${path}`);
  expect(declared.length).toBeGreaterThan(20);
  expect(declared).toEqual([...new Set(declared)]);
});
