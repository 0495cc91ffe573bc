import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { EndpointDefinition } from '../client/session';

interface Operation {
  readonly 'x-command'?: boolean;
}

const document = JSON.parse(
  readFileSync(resolve(__dirname, '../../../schema/platform.openapi.json'), 'utf8'),
) as {
  paths: Record<string, Record<string, Operation>>;
};

const endpoints = readdirSync(__dirname)
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .flatMap((file) => Object.entries(jest.requireActual<Record<string, unknown>>(join(__dirname, file))))
  .flatMap(([name, exported]): [string, EndpointDefinition][] =>
    typeof exported === 'function' && 'definition' in exported
      ? [[name, exported.definition as EndpointDefinition]]
      : [],
  );

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
