import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvironmentError } from '../kernel/environment';
import { loadSupplier } from './load-supplier';

const folder = mkdtempSync(join(tmpdir(), 'supplier-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function moduleOf(source: string): string {
  const file = join(folder, `supplier-${++files}.cjs`);
  writeFileSync(file, source);
  return file;
}

const tools = { settings: { KEY: 'k' }, clock: { now: () => new Date('2026-05-04T16:00:00Z') } };
const ALL = 'search() {}, offer() {}, calendar() {}, quote() {}, confirm() {}, cancel() {}';

test.each([
  ['the export of a CommonJS module', `module.exports = ({ settings }) => ({ name: settings.KEY, ${ALL} });`],
  [
    'a default export',
    `exports.__esModule = true; exports.default = async ({ settings }) => ({ name: settings.KEY, ${ALL} });`,
  ],
])('%s makes the supplier from the settings', async (_name, source) => {
  const make = await loadSupplier(moduleOf(source));
  expect(await make(tools)).toMatchObject({ name: 'k' });
});

test.each([
  [
    'a module that is not there',
    () => join(folder, 'missing.cjs'),
    /^SUPPLIER cannot be used: .*missing\.cjs cannot be loaded/,
  ],
  [
    'a module with an error',
    () => moduleOf('not javascript'),
    /^SUPPLIER cannot be used: .* cannot be loaded/,
  ],
  [
    'a module without a function',
    () => moduleOf('module.exports = { search: 1 };'),
    /^SUPPLIER cannot be used: the default export of .* is not a function\.$/,
  ],
])('%s ends the start with a message that names the setting', async (_name, path, message) => {
  const loading = loadSupplier(path());
  await expect(loading).rejects.toBeInstanceOf(EnvironmentError);
  await expect(loading).rejects.toThrow(message);
});

test.each([
  [
    'refuses its settings',
    `module.exports = () => { throw new Error('SHOP_KEY must be set'); };`,
    'SUPPLIER cannot be used: SHOP_KEY must be set',
  ],
  [
    'lacks functions',
    'module.exports = () => ({ search() {}, offer() {}, calendar() {} });',
    /^SUPPLIER cannot be used: the supplier of .* has no function quote, confirm, cancel\.$/,
  ],
])(
  'a supplier that %s ends the start with a message that names the setting',
  async (_name, source, message) => {
    const make = await loadSupplier(moduleOf(source));
    const making = Promise.resolve(make(tools));
    await expect(making).rejects.toBeInstanceOf(EnvironmentError);
    await expect(making).rejects.toThrow(message);
  },
);
