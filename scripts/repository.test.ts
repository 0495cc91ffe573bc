/** Promises of the repository as a whole: its layout, its languages, its generated files. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { parseEnvironment as parseGatewayEnvironment } from '#gateway/kernel/environment.ts';
import { parseEnvironment as parsePlatformEnvironment } from '#platform/kernel/environment.ts';

const root = resolve(__dirname, '..');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test.each(['package.json', 'codegen.ts', 'tsconfig.json'])('[DC-01] %s is a file at the top', (file) => {
  expect(statSync(join(root, file)).isFile()).toBe(true);
});

test.each(['schema', 'gateway', 'client', 'resolvers-tests', 'fixtures'])(
  '[DC-01] %s is a folder at the top, and is not empty',
  (folder) => expect(files.filter((file) => file.startsWith(`${folder}/`))).not.toEqual([]),
);

test('[DC-01] all source is TypeScript, except tool settings, examples and the worker of a test, which run directly', () => {
  const scripts = files.filter((file) => /\.[cm]?jsx?$/.test(file));
  expect(
    scripts.filter(
      (file) =>
        !/^([\w.]+\.config\.mjs|docs\/examples\/[\w-]+\.mjs|gateway\/pages\/testing\/worker\.mjs)$/.test(
          file,
        ),
    ),
  ).toEqual([]);
});

test('[DC-10] no file of the gateway except rest/endpoints.ts has a path of the platform', () => {
  const product = files.filter(
    (file) => /^gateway\/.*\.ts$/.test(file) && !/\.test\.|\/(testing|generated)\//.test(file),
  );
  expect(product.length).toBeGreaterThan(100);
  const named = product.filter((file) => /['"`]\/api\/v\d+\//.test(read(file).replace(/^ \*.*$/gm, '')));
  expect(named).toEqual(['gateway/rest/endpoints.ts']);
});

test.each([
  ['@apollo/server', 'gateway/'],
  ['graphql', 'gateway/'],
  ['graphql-tag', 'gateway/'],
  ['graphql-ws', 'gateway/'],
  ['graphql-ws', 'client/'],
  ['@apollo/client', 'client/'],
  ['react', 'client/'],
  ['react-dom', 'client/'],
  ['react-router', 'client/'],
  ['@chakra-ui/react', 'client/'],
  ['dayjs', 'domain/'],
])('[DC-13] %s is a dependency that the product uses in %s', (name, folder) => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, object>;
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
  const product = files.filter(
    (file) => file.startsWith(folder) && /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file),
  );
  const imports = new RegExp(`from '${name}(/[^']*)?'`);
  expect(product.filter((file) => imports.test(read(file)))).not.toEqual([]);
});

const client = files.filter((file) => /^client\/.*\.tsx?$/.test(file));
const written = client.filter(
  (file) => !/\.(test|generated)\.tsx?$|\/(testing|generated|playground)\//.test(file),
);

test('[DC-06] the client has no documents except those in .graphql files, each with its generated types next to it', () => {
  expect(written.length).toBeGreaterThan(200);
  expect(written.filter((file) => /\bgql\b|from 'graphql-tag'/.test(read(file)))).toEqual([]);
  const documents = files.filter((file) => /^client\/(?!playground).*\.graphql$/.test(file));
  expect(documents.length).toBeGreaterThan(20);
  expect(
    documents.filter((file) => !existsSync(join(root, file.replace(/graphql$/, 'generated.ts')))),
  ).toEqual([]);
});

test("[DC-06] Apollo's hooks use generated documents, and no hand-written types", () => {
  const hook =
    /\buse(?:Suspense|Lazy|Background)?(?:Query|Mutation|Subscription|Fragment)(<|\(\s*\{?\s*(?:fragment:\s*)?(\w+))/g;
  const calls = written
    .filter((file) => read(file).includes("from '@apollo/client/react'"))
    .flatMap((file) =>
      [...read(file).matchAll(hook)].map(([call, kind, argument]) => ({ file, call, kind, argument })),
    );
  expect(calls.length).toBeGreaterThan(30);
  expect(calls.filter(({ kind }) => kind === '<')).toEqual([]);
  const byHand = calls.filter(({ file, argument = '' }) => {
    const generated = new RegExp(
      `import [^;]*\\b${argument}\\b[^;]*from '[^']+\\.generated(?:\\.ts)?';`,
      's',
    );
    return !generated.test(read(file));
  });
  expect(byHand).toEqual([]);
});

test('no test is focused, and only browser tests are retried', () => {
  const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  expect(tests.length).toBeGreaterThan(400);
  expect(
    tests.filter((file) => /\.only\(|\.only\.each|retryTimes\(|retr(y|ies): \d/.test(read(file))),
  ).toEqual([]);
});

test('[DC-06] generated files are not in git, and are written by npm ci', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(scripts).toMatchObject({ prepare: 'npm run generate', generate: 'tsx scripts/generate.ts' });
  expect(
    files.filter((file) => /(^|\/)generated\/|\.generated\.ts$|\.openapi\.(json|ts)$/.test(file)),
  ).toEqual([]);
});

test('compose.yaml gives its servers known settings, and addresses that other containers reach', () => {
  // Without an operator's value, the defaults of the file apply; the password has none.
  const text = read('compose.yaml')
    .replace(/\$\{\w+:-(\w*)\}/g, '$1')
    .replaceAll('${POSTGRES_PASSWORD:?choose a password}', 'chosen');
  expect(text).not.toContain('${');
  const { services } = parse(text, { merge: true }) as {
    services: Record<string, { restart: string; environment: Record<string, string | number> }>;
  };
  for (const { restart } of Object.values(services)) expect(restart).toBe('unless-stopped');
  const image = [...read('Dockerfile').matchAll(/^ENV (\w+)=(\S+)$/gm)].map(([, key, value]) => [key, value]);
  const settingsOf = (name: string) =>
    Object.fromEntries([
      ...image,
      ...Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [key, String(value)]),
    ]) as Record<string, string>;
  const platform = parsePlatformEnvironment(settingsOf('platform'));
  expect(platform).toMatchObject({ host: '0.0.0.0', databaseUrl: expect.stringContaining('@postgres:') });
  for (const name of ['gateway-a', 'gateway-b']) {
    expect(parseGatewayEnvironment(settingsOf(name))).toMatchObject({
      host: '0.0.0.0',
      platformUrl: `http://platform:${platform.port}`,
      redisUrl: 'redis://redis:6379',
    });
  }
});

test('[TN-02] [TN-05] no served file contains the brand of the demonstration as a constant', () => {
  const owners = ['domain/card-products.ts', 'domain/portal/brands.ts'];
  const named = files
    .filter((file) => /^(client|domain|gateway|schema)\/.*\.(tsx?|html|graphql)$/.test(file))
    .filter((file) => !/\.test\.|\/testing\//.test(file))
    .filter((file) => /larkfield|555-01\d\d/i.test(read(file)));
  expect(named).toEqual(owners);
});
